import type pg from 'pg';
import type { Posting } from '../post-jobs.ts';

interface Row {
  readonly company_name: string;
  readonly website: string | null;
  readonly contact_email: string;
  readonly fields: object;
}

/** The jobs of the sample board, which is closed so that none is a copy of itself. */
export async function takeSampleJobs(database: pg.Client): Promise<Posting[]> {
  const { rows } = await database.query<Row>(
    `SELECT company_name, employers.website, contact_email, jsonb_build_object(
       'title', title, 'description', jobs.description, 'type', type, 'city', jobs.city,
       'state', jobs.state, 'industry', industry, 'payRate', pay_rate, 'minWage', min_wage,
       'maxWage', max_wage, 'payFrequency', pay_frequency, 'compensation', compensation,
       'requirements', requirements, 'tags', tags, 'skills', skills, 'benefits', benefits,
       'schedule', schedule) AS fields
     FROM jobs JOIN employers ON employers.id = jobs.employer_id
     WHERE NOT hidden
     ORDER BY jobs.created_at, jobs.id`,
  );
  await database.query(
    `UPDATE jobs SET status = 'Closed', closed_reason = 'closed', closed_at = now()
     WHERE status = 'Active'`,
  );
  return rows.map((row) => ({
    company: row.company_name,
    website: row.website,
    email: row.contact_email,
    accountAgeDays: 400,
    fields: row.fields,
    question: null,
  }));
}
