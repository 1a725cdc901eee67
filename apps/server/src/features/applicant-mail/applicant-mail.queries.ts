import type { Queryable } from '../../platform/database/database.ts';

/** Data for a mail about an application; undefined once its applicant has left. */
export function findApplicantMailData(database: Queryable, applicationId: string) {
  return database
    .selectFrom('applications')
    .innerJoin('seekers', 'seekers.id', 'applications.seeker_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.id', 'applications.employer_id')
    .select([
      'applications.created_at',
      'seekers.id as seeker_id',
      'seekers.email',
      'seekers.first_name',
      'seekers.notify_by_email',
      'jobs.title as job_title',
      'employers.company_name',
    ])
    .select((select) =>
      (['min', 'max'] as const).map((end) =>
        select
          .selectFrom('contact_showings')
          .select(({ fn }) => fn[end]<Date | null>('shown_at').as('moment'))
          .whereRef('contact_showings.application_id', '=', 'applications.id')
          .as(end === 'min' ? 'contact_first_shown' : 'contact_last_shown'),
      ),
    )
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
}
