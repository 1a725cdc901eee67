import type pg from 'pg';
import { insertEmployers } from '@nextshift/test-kit/people/insert-people';
import { createJob, listEmployerJobs } from '@nextshift/contract';
import { giveForm } from '@nextshift/test-kit/people/acts';
import { ask } from '@nextshift/test-kit/requests/ask';

/** A job as somebody posts it, and from what company. */
export interface Posting {
  readonly company: string;
  readonly website: string | null;
  readonly email: string;
  readonly accountAgeDays: number;
  readonly fields: object;
  readonly question: string | null;
}

/** What became of it: the rules by which it is held, none if it is public. */
export interface Outcome {
  readonly title: string;
  readonly rules: readonly string[];
}

/** Posts a job from a new account of its own, with its form. */
export async function postJob(
  { address, database }: { readonly address: string; readonly database: pg.Client },
  { company, website, email, accountAgeDays, fields, question }: Posting,
): Promise<Outcome> {
  const [employer] = await insertEmployers(database, 1, 'basic');
  if (!employer) throw new Error('There is no employer.');
  await database.query(
    `UPDATE employers SET company_name = $2, website = $3, contact_email = $4,
       created_at = now() - $5 * interval '1 day',
       email_confirmed_at = CASE WHEN $5 > 7 THEN email_confirmed_at END
     WHERE id = $1`,
    [employer.id, company, website, email, accountAgeDays],
  );
  const body = { payRate: 18, payFrequency: 'Per Hour', ...fields, closesAt: null };
  const { newJob } = await ask(address, createJob, { as: employer, body });
  if (question !== null) {
    const questions = [{ id: 'q', type: 'text', question }];
    await giveForm(address, employer, newJob.id, { questions });
  }
  const mine = { as: employer, employerId: employer.id };
  const { jobs } = await ask(address, listEmployerJobs, mine);
  if (jobs[0]?.moderation !== 'held') return { title: newJob.title, rules: [] };
  const { rows } = await database.query<{ rule: string }>(
    `SELECT DISTINCT signal->>'rule' AS rule
     FROM job_holds, jsonb_array_elements(signals) AS signal WHERE job_id = $1`,
    [newJob.id],
  );
  return { title: newJob.title, rules: rows.map(({ rule }) => rule) };
}
