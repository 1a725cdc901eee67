import { applicationTemplate, type ApplicationTemplate } from '@nextshift/contract';
import type { Queryable } from '../../platform/database.ts';

/** The form a job asks to be answered now; null where one click is enough. */
export async function findCurrentForm(
  database: Queryable,
  jobId: string,
): Promise<ApplicationTemplate | null> {
  const row = await database
    .selectFrom('application_forms as form')
    .innerJoin('jobs', 'jobs.id', 'form.job_id')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select([
      'form.id',
      'form.basic_fields',
      'form.documents',
      'form.questions',
      'jobs.id as job_id',
      'jobs.title',
      'employers.id as employer_id',
      'employers.company_name',
    ])
    .where('form.job_id', '=', jobId)
    .where('form.is_current', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  return applicationTemplate.parse({
    id: row.id,
    employerId: row.employer_id,
    job: { id: row.job_id, title: row.title, companyName: row.company_name },
    basicFields: row.basic_fields,
    documents: row.documents,
    questions: row.questions,
  });
}
