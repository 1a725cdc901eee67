import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../../../platform/database/database.ts';

/** Data for a mail about an application; undefined once its applicant has left. */
export function findApplicantMailData(database: Queryable, applicationId: string) {
  return database
    .selectFrom('applications')
    .innerJoin('seekers', 'seekers.id', 'applications.seeker_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .select([
      'applications.created_at',
      'seekers.id as seeker_id',
      'seekers.email',
      'seekers.first_name',
      'cleared_jobs.title as job_title',
      'jobs.shifts',
      'jobs.time_zone',
      'jobs.location_type',
      'cleared_jobs.address',
      'cleared_jobs.city',
      'cleared_jobs.state',
      'cleared_jobs.zip_code',
      'cleared_jobs.company_name',
    ])
    .select((select) => [
      jsonArrayFrom(
        select
          .selectFrom('application_shifts')
          .select('application_shifts.shift_id')
          .whereRef('application_shifts.application_id', '=', 'applications.id')
          .where('application_shifts.place', 'is not', null),
      ).as('places'),
      select
        .selectFrom('assignments')
        .select(sql<Date | null>`min(lower(during))`.as('starts_at'))
        .whereRef('assignments.application_id', '=', 'applications.id')
        .where('assignments.status', 'in', ['offered', 'confirmed'])
        .as('first_starts_at'),
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
