import type { Queryable } from '../../platform/database.ts';

/** What a mail about an application says; nothing once its applicant has deleted the account. */
export function findApplicationNews(database: Queryable, applicationId: string) {
  return database
    .selectFrom('applications')
    .innerJoin('seekers', 'seekers.id', 'applications.seeker_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.id', 'applications.employer_id')
    .select([
      'applications.created_at',
      'seekers.email',
      'seekers.first_name',
      'seekers.notify_by_email',
      'jobs.title as job_title',
      'employers.company_name',
    ])
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
}
