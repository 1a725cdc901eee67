import { sql } from 'kysely';
import type { Queryable } from '../../../../../platform/database/database.ts';
import { GIVE_UP } from '../give-up.queries.ts';

const startsAt = sql<Date>`lower(during)`.as('starts_at');
const endsAt = sql<Date>`upper(during)`.as('ends_at');

/** The applicant, job and company of an application, for a mail; undefined once its applicant has left. */
export function findMailedApplication(database: Queryable, applicationId: string) {
  return database
    .selectFrom('applications')
    .innerJoin('seekers', 'seekers.id', 'applications.seeker_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .select([
      'seekers.id as seeker_id',
      'seekers.email',
      'seekers.first_name',
      'cleared_jobs.title',
      'jobs.state',
      'jobs.time_zone',
      'cleared_jobs.company_name',
    ])
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
}

export function findMailedSeeker(database: Queryable, seekerId: string) {
  return database
    .selectFrom('seekers')
    .select(['email', 'first_name'])
    .where('id', '=', seekerId)
    .executeTakeFirst();
}

/** Shifts that are still to be confirmed, by start. */
export function listUnconfirmed(database: Queryable, assignmentIds: readonly string[], now: Date) {
  return database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .select(['assignments.id', startsAt, endsAt])
    .select(['jobs.state', 'jobs.time_zone', 'cleared_jobs.title', 'cleared_jobs.company_name'])
    .where(sql<boolean>`assignments.id = any(${assignmentIds}::uuid[])`)
    .where('assignments.status', '=', 'offered')
    .where(sql<boolean>`lower(during) > ${now}`)
    .orderBy(sql`lower(during)`)
    .orderBy('assignments.id')
    .execute();
}

export type MailedShift = NonNullable<Awaited<ReturnType<typeof findMailedShift>>>;

/** A shift on a date, with whom it concerns. */
export function findMailedShift(database: Queryable, assignmentId: string) {
  return database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .innerJoin('employers', 'employers.id', 'assignments.employer_id')
    .leftJoin('seekers', 'seekers.id', 'assignments.seeker_id')
    .select([
      'assignments.seeker_id',
      'assignments.employer_id',
      'assignments.status',
      'assignments.cancelled_by',
      'assignments.sequence',
      'assignments.given_up_at',
      GIVE_UP.as('give_up'),
      startsAt,
      endsAt,
    ])
    .select(['jobs.id as job_id', 'jobs.title', 'jobs.state', 'jobs.time_zone'])
    .select([
      'cleared_jobs.title as cleared_title',
      'cleared_jobs.company_name as cleared_company_name',
    ])
    .select([
      'employers.company_name',
      'employers.email as employer_email',
      'employers.deleted_at',
      'seekers.first_name',
      'seekers.email as seeker_email',
    ])
    .where('assignments.id', '=', assignmentId)
    .executeTakeFirst();
}
