import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/database.ts';
import { moderationOfJob } from '../interviews.queries.ts';

/** An interview with both of its sides, for a mail. */
export function findMailedInterview(database: Queryable, interviewId: string) {
  return database
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('jobs', 'jobs.id', 'interviews.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .innerJoin('employers', 'employers.id', 'interviews.employer_id')
    .leftJoin('interview_hours as hours', 'hours.job_id', 'jobs.id')
    .leftJoin('seekers', 'seekers.id', 'interviews.seeker_id')
    .select([
      'interviews.id',
      'interviews.application_id',
      'interviews.job_id',
      'interviews.employer_id',
      'interviews.seeker_id',
      'interviews.status',
      'interviews.cancelled_by',
      'interviews.sequence',
      'interviews.told_place_hash',
      'interviews.updated_at',
      sql<Date | null>`lower(interviews.during)`.as('starts_at'),
      sql<Date | null>`upper(interviews.during)`.as('ends_at'),
      'hours.minutes',
      'hours.place_kind',
      'hours.place_text',
    ])
    .select(
      // A mail that is sent again does not count its own notice.
      sql<number>`(select count(*)::int from notices where notices.interview_id = interviews.id
        and notices.reason = 'interview_elsewhere' and notices.created_at < interviews.updated_at)`.as(
        'places_told',
      ),
    )
    .select([
      'applications.status as application_status',
      'applications.updated_at as application_updated_at',
    ])
    .select([
      'jobs.title',
      'jobs.state',
      'jobs.time_zone',
      'jobs.status as job_status',
      'jobs.closed_at',
      'cleared_jobs.title as cleared_title',
      'cleared_jobs.company_name as cleared_company_name',
      moderationOfJob.as('moderation'),
    ])
    .select([
      'employers.company_name',
      'employers.email as employer_email',
      'employers.deleted_at',
      'seekers.first_name',
      'seekers.email as seeker_email',
    ])
    .where('interviews.id', '=', interviewId)
    .executeTakeFirst();
}

export type MailedInterview = NonNullable<Awaited<ReturnType<typeof findMailedInterview>>>;

/** Stores which place the applicant of an interview was mailed with its event. */
export async function recordToldPlace(
  database: Queryable,
  interviewId: string,
  hash: string,
): Promise<void> {
  await database
    .updateTable('interviews')
    .set({ told_place_hash: hash })
    .where('id', '=', interviewId)
    .execute();
}

/** A job whose interviews are over and not marked, for the mail that asks its employer. */
export function findUnmarkedInterviews(database: Queryable, jobId: string, since: Date) {
  return database
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select(['jobs.title', 'employers.id as employer_id', 'employers.company_name'])
    .select(['employers.email', 'employers.deleted_at'])
    .select(
      sql<number>`(select count(*)::int from interviews where interviews.job_id = jobs.id
        and interviews.status = 'booked' and ask_at is null and upper(during) > ${since})`.as(
        'unmarked',
      ),
    )
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();
}
