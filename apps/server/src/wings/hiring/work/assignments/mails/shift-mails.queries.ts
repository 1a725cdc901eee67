import { sql } from 'kysely';
import type { Queryable } from '../../../../../platform/database/database.ts';
import { applicantPhone } from '../../../contact/index.ts';
import { GIVE_UP } from '../give-up.queries.ts';

const startsAt = sql<Date>`lower(during)`.as('starts_at');
const endsAt = sql<Date>`upper(during)`.as('ends_at');

interface MailedWork {
  readonly applicationId: string;
  /** The job of a shift, which may be covered by somebody hired for another; by default that of the application. */
  readonly jobId: string | undefined;
}

/** The applicant, job and company of work, for a mail; undefined once its applicant has left. */
export function findMailedWork(database: Queryable, { applicationId, jobId }: MailedWork) {
  return database
    .selectFrom('applications')
    .innerJoin('seekers', 'seekers.id', 'applications.seeker_id')
    .innerJoin('jobs', (join) =>
      join.on((on) => on('jobs.id', '=', jobId ?? on.ref('applications.job_id'))),
    )
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

/** Who has taken a shift that was given up, with what decides on what their employer may read of them. */
export function findCoveringSeeker(database: Queryable, assignmentId: string) {
  return database
    .selectFrom('cover_offers')
    .innerJoin('applications', 'applications.id', 'cover_offers.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('seekers', 'seekers.id', 'cover_offers.seeker_id')
    .leftJoin('profiles', 'profiles.seeker_id', 'cover_offers.seeker_id')
    .select(['applications.status', 'applications.accepted_at', 'jobs.moderation'])
    .select(['seekers.first_name', 'seekers.last_name', 'seekers.email'])
    .select(['seekers.suspended_at as seeker_suspended_at', applicantPhone.as('phone_number')])
    .where('cover_offers.assignment_id', '=', assignmentId)
    .where('cover_offers.status', '=', 'taken')
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
