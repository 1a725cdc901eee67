import type { ApplicationStatus } from '@nextshift/contract';
import { sql } from 'kysely';
import { type Account, accountColumn } from '../../../../platform/authentication/sessions.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/database/new-id.ts';
import { jobTextsFor } from '../../../jobs/index.ts';

export type NoticeRow = Awaited<ReturnType<typeof findNewestNotices>>[number];

/**
 * An account's newest notices, at most `limit`; employers read the titles of their jobs as they are. One of a shift names
 * the job of the shift, which may be covered by somebody hired for another.
 */
export function findNewestNotices(
  database: Queryable,
  { kind, accountId }: Account,
  limit: number,
) {
  return database
    .selectFrom('notices')
    .leftJoin('applications', 'applications.id', 'notices.application_id')
    .leftJoin('assignments', 'assignments.id', 'notices.assignment_id')
    .innerJoin('jobs', (join) =>
      join.on((on) =>
        on(
          'jobs.id',
          '=',
          on.fn.coalesce('notices.saved_job_id', 'assignments.job_id', 'applications.job_id'),
        ),
      ),
    )
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .leftJoin('files as logo', (join) =>
      join.onRef('logo.id', '=', 'employers.logo_file_id').on('employers.suspended_at', 'is', null),
    )
    .select([
      'notices.id',
      'notices.application_id',
      'notices.status',
      'notices.reason',
      'notices.message_id',
      'notices.interview_id',
      'notices.created_at',
      'notices.read_at',
      'jobs.id as job_id',
      'jobs.moderation',
      'employers.deleted_at as company_deleted_at',
      'jobs.time_zone',
      'assignments.id as assignment_id',
      'logo.storage_key as logo_key',
    ])
    .select([
      sql<Date | null>`lower(assignments.during)`.as('starts_at'),
      sql<Date | null>`upper(assignments.during)`.as('ends_at'),
    ])
    .select(jobTextsFor(kind))
    .where(`notices.${accountColumn(kind)}`, '=', accountId)
    .orderBy('notices.created_at', 'desc')
    .orderBy('notices.id', 'desc')
    .limit(limit)
    .execute();
}

export async function countUnreadNotices(
  database: Queryable,
  { kind, accountId }: Account,
): Promise<number> {
  const { count } = await database
    .selectFrom('notices')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(accountColumn(kind), '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

type NoticeOwner = { readonly seekerId: string } | { readonly employerId: string };

interface NoticeContent {
  readonly applicationId: string;
  readonly status: ApplicationStatus;
  /** The reason besides the status; null when the status says it all. */
  readonly reason: NoticeRow['reason'];
  /** The shift on a date that it is about, if any. */
  readonly assignmentId?: string | undefined;
  /** The interview that it is about, if any. */
  readonly interviewId?: string | undefined;
  /** Whether its owner did it, who knows: it is stored as read. */
  readonly isOwn?: boolean;
  readonly now: Date;
}

/** Adds a notice, unless its owner has one of this change. */
export async function insertNotice(
  database: Queryable,
  notice: NoticeOwner & NoticeContent,
): Promise<void> {
  await database
    .insertInto('notices')
    .values({
      id: newId(),
      seeker_id: 'seekerId' in notice ? notice.seekerId : null,
      employer_id: 'employerId' in notice ? notice.employerId : null,
      application_id: notice.applicationId,
      status: keptStatus(notice.status),
      reason: notice.reason,
      assignment_id: notice.assignmentId ?? null,
      interview_id: notice.interviewId ?? null,
      created_at: notice.now,
      read_at: notice.isOwn ? notice.now : null,
    })
    .onConflict((conflict) => conflict.constraint('notices_once').doNothing())
    .execute();
}

/** The status that a notice names: nobody is told that they withdrew, so what follows is about an application that ended. */
function keptStatus(status: ApplicationStatus) {
  return status === 'withdrawn' ? 'ended' : status;
}

/** Deletes the notice of a change that has been undone. */
export async function deleteNotice(
  database: Queryable,
  {
    applicationId,
    status,
    reason,
    at,
  }: Pick<NoticeContent, 'applicationId' | 'status' | 'reason'> & { at: Date },
): Promise<void> {
  await database
    .deleteFrom('notices')
    .where('application_id', '=', applicationId)
    .where('status', '=', status)
    .where('reason', 'is not distinct from', reason)
    .where('created_at', '=', at)
    .execute();
}

/** Adds the notice that a saved job closes soon. */
export async function insertSavedJobNotice(
  database: Queryable,
  { seekerId, jobId, now }: { seekerId: string; jobId: string; now: Date },
): Promise<void> {
  await database
    .insertInto('notices')
    .values({
      id: newId(),
      seeker_id: seekerId,
      saved_job_id: jobId,
      reason: 'closes_soon',
      created_at: now,
    })
    .execute();
}

interface MessageNotice {
  /** Whose notice it is. */
  readonly account: Account;
  readonly applicationId: string;
  /** Of the application. */
  readonly status: ApplicationStatus;
  readonly messageId: string;
  readonly now: Date;
}

/** Adds the notice that the other side has written, unless there is an unread one of it. */
export async function insertMessageNotice(
  database: Queryable,
  { account: { kind, accountId }, applicationId, status, messageId, now }: MessageNotice,
): Promise<void> {
  const unread = await database
    .selectFrom('notices')
    .select('id')
    .where('application_id', '=', applicationId)
    .where(accountColumn(kind), '=', accountId)
    .where('reason', '=', 'message')
    .where('read_at', 'is', null)
    .executeTakeFirst();
  if (unread) return;
  await database
    .insertInto('notices')
    .values({
      id: newId(),
      [accountColumn(kind)]: accountId,
      application_id: applicationId,
      status: keptStatus(status),
      reason: 'message',
      message_id: messageId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.constraint('notices_once').doNothing())
    .execute();
}

/** Adds the notice that somebody applied, unless the employer has an unread one of the job or the application is gone. */
export async function insertApplicantNotice(
  database: Queryable,
  applicationId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into notices (id, employer_id, application_id, status, reason, created_at)
    select ${newId()}, employer_id, id, status, 'applied', ${now} from applications
    where id = ${applicationId} and status <> 'withdrawn' and hidden_from_employer_at is null
      and not exists (
        select from notices join applications as other on other.id = notices.application_id
        where other.job_id = applications.job_id and notices.employer_id = applications.employer_id
          and notices.reason = 'applied' and notices.read_at is null)
    on conflict on constraint notices_once do nothing`.execute(database);
}
