import { sql } from 'kysely';
import * as z from 'zod';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { decodeCursor, encodeCursor, toPage } from '../../../platform/database/keyset-cursor.ts';
import { jobTextsFor } from '../../jobs/index.ts';
import { applicantPhone } from '../contact/index.ts';

const startsAt = sql<Date | null>`lower(interviews.during)`;

/** Of an interview's job: a suspended company's is held, until it is removed some minutes later. */
export const moderationOfJob = sql<'clear' | 'held' | 'removed'>`case
  when employers.suspended_at is not null and jobs.moderation = 'clear' then 'held' else jobs.moderation end`;

function selectInterviews(database: Queryable, { kind, accountId }: Account) {
  const query = database
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('jobs', 'jobs.id', 'interviews.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .innerJoin('interview_hours as hours', 'hours.job_id', 'jobs.id')
    .innerJoin('employers', 'employers.id', 'interviews.employer_id')
    .leftJoin('seekers', 'seekers.id', 'interviews.seeker_id')
    .leftJoin('profiles', 'profiles.seeker_id', 'interviews.seeker_id')
    .select([
      'interviews.id',
      'interviews.application_id',
      'interviews.job_id',
      'interviews.employer_id',
      'interviews.seeker_id',
      'interviews.status',
      'interviews.cancelled_by',
      'interviews.seat',
      'interviews.sequence',
      'interviews.bookings',
      startsAt.as('starts_at'),
      sql<Date | null>`upper(interviews.during)`.as('ends_at'),
      'hours.minutes',
    ])
    .select((row) => [
      row.fn.coalesce('interviews.place_kind', 'hours.place_kind').as('place_kind'),
      row.fn.coalesce('interviews.place_text', 'hours.place_text').as('place_text'),
    ])
    .select([
      'applications.status as application_status',
      'applications.accepted_at',
      'applications.updated_at as application_updated_at',
      'applications.hidden_from_employer_at',
    ])
    .select(jobTextsFor(kind))
    .select(['jobs.status as job_status', 'jobs.closed_at', 'jobs.time_zone'])
    .select(moderationOfJob.as('moderation'))
    .select('employers.deleted_at as company_deleted_at')
    .select([
      'seekers.first_name',
      'seekers.last_name',
      'seekers.email',
      'seekers.suspended_at as seeker_suspended_at',
      applicantPhone.as('phone_number'),
    ]);
  return kind === 'seeker'
    ? query.where('interviews.seeker_id', '=', accountId)
    : query
        .where('interviews.employer_id', '=', accountId)
        .where('applications.hidden_from_employer_at', 'is', null);
}

export type InterviewRow = NonNullable<Awaited<ReturnType<typeof findInterview>>>;

/** An interview of an account; undefined if it is not theirs. */
export function findInterview(database: Queryable, account: Account, interviewId: string) {
  return selectInterviews(database, account)
    .where('interviews.id', '=', interviewId)
    .executeTakeFirst();
}

/** The last interview of an application of an account. */
export function findLastInterview(database: Queryable, account: Account, applicationId: string) {
  return selectInterviews(database, account)
    .where('interviews.application_id', '=', applicationId)
    .orderBy('interviews.created_at', 'desc')
    .orderBy('interviews.id', 'desc')
    .executeTakeFirst();
}

/** Whether an account has this application, as far as it sees it. */
export async function hasApplication(
  database: Queryable,
  { kind, accountId }: Account,
  applicationId: string,
): Promise<boolean> {
  const query = database.selectFrom('applications').select('id').where('id', '=', applicationId);
  const row = await (
    kind === 'seeker'
      ? query.where('seeker_id', '=', accountId)
      : query.where('employer_id', '=', accountId).where('hidden_from_employer_at', 'is', null)
  ).executeTakeFirst();
  return row !== undefined;
}

/** By start, those without one last, then id. */
const cursorShape = z.tuple([z.iso.datetime(), z.uuid()]);
/** After every start. */
const LAST = new Date(Date.UTC(9999, 0, 1));

interface Listed {
  readonly from: Date;
  readonly to: Date;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Interviews of an account that start within a time, then its open invitations. */
export async function findInterviews(
  database: Queryable,
  account: Account,
  { from, to, limit, cursor }: Listed,
): Promise<{ rows: InterviewRow[]; nextCursor: string | null }> {
  const start = sql<Date>`coalesce(lower(interviews.during), ${LAST})`;
  let query = selectInterviews(database, account).where(
    sql<boolean>`(interviews.status = 'invited'
      or (lower(interviews.during) >= ${from} and lower(interviews.during) < ${to}))`,
  );
  if (cursor !== undefined) {
    const [at, id] = decodeCursor(cursor, cursorShape);
    query = query.where(sql<boolean>`(${start}, interviews.id) > (${new Date(at)}, ${id}::uuid)`);
  }
  const rows = await query
    .orderBy(start)
    .orderBy('interviews.id')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, (row) =>
    encodeCursor([(row.starts_at ?? LAST).toISOString(), row.id]),
  );
}
