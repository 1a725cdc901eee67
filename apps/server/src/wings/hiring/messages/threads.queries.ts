import { sql } from 'kysely';
import * as z from 'zod';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { decodeCursor, encodeCursor, toPage } from '../../../platform/database/keyset-cursor.ts';
import { jobTextsFor } from '../../jobs/index.ts';
import { applicantPhone } from '../contact/index.ts';

/** Of the last change of its status, where nothing can follow it but a new start. */
const endedAt = sql<Date | null>`case when applications.status in ('declined', 'withdrawn', 'ended')
  then (select max(at) from application_events where application_id = applications.id
    and to_status = applications.status and from_status is distinct from to_status) end`;

const isBegun = sql<boolean>`exists (select from messages
  where messages.application_id = applications.id and sender = 'employer' and held_since is null)`;

/** Messages of the other side that are unread. */
const unreadBy = (kind: Account['kind']) => sql<number>`(select count(*)::int from messages
  where messages.application_id = applications.id and sender <> ${kind}
    and read_at is null and held_since is null)`;

const hasUnread = (kind: Account['kind']) => sql<number>`(${unreadBy(kind)} > 0)::int`;

/** The applications of an account as conversations; an employer reads none that it has deleted. */
function selectThreads(database: Queryable, { kind, accountId }: Account) {
  const query = database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .innerJoin('employers', 'employers.id', 'applications.employer_id')
    .innerJoin('seekers', 'seekers.id', 'applications.seeker_id')
    .leftJoin('profiles', 'profiles.seeker_id', 'seekers.id')
    .leftJoin('threads', 'threads.application_id', 'applications.id')
    .select([
      'applications.id',
      'applications.job_id',
      'applications.employer_id',
      'seekers.id as seeker_id',
      'applications.status',
      'applications.accepted_at',
      'applications.hidden_from_employer_at',
      'jobs.moderation',
      'employers.email as company_email',
      'employers.contact_email',
      'employers.phone_number as company_phone',
      'employers.deleted_at as company_deleted_at',
      'employers.suspended_at as company_suspended_at',
      'seekers.first_name',
      'seekers.last_name',
      'seekers.email',
      'seekers.suspended_at as seeker_suspended_at',
      'threads.last_sent_at',
      applicantPhone.as('phone_number'),
      endedAt.as('ended_at'),
      isBegun.as('is_begun'),
      unreadBy(kind).as('unread'),
    ])
    .select(jobTextsFor(kind));
  return kind === 'seeker'
    ? query.where('applications.seeker_id', '=', accountId)
    : query
        .where('applications.employer_id', '=', accountId)
        .where('applications.hidden_from_employer_at', 'is', null);
}

export type ThreadRow = NonNullable<Awaited<ReturnType<typeof findThread>>>;

/** The conversation about an account's application, also before anybody has written. */
export function findThread(database: Queryable, account: Account, applicationId: string) {
  return selectThreads(database, account)
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
}

/** Those that the account can read something of: what is held, its author alone. */
function written(database: Queryable, account: Account) {
  const query = selectThreads(database, account).where('threads.last_sent_at', 'is not', null);
  return account.kind === 'seeker' ? query.where(isBegun) : query;
}

const cursorShape = z.tuple([z.int(), z.iso.datetime(), z.uuid()]);

/** One page of an account's conversations: with unread messages first, then the last written to. */
export async function findThreads(
  database: Queryable,
  account: Account,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
) {
  const order = hasUnread(account.kind);
  let query = written(database, account).select(order.as('has_unread'));
  if (cursor !== undefined) {
    const [unread, at, id] = decodeCursor(cursor, cursorShape);
    query = query.where(
      sql<boolean>`(${order}, threads.last_sent_at, applications.id) < (${unread}::int, ${new Date(at)}, ${id}::uuid)`,
    );
  }
  const rows = await query
    .orderBy(order, 'desc')
    .orderBy('threads.last_sent_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, (row) =>
    encodeCursor([row.has_unread, row.last_sent_at?.toISOString() ?? '', row.id]),
  );
}

/** Conversations of an account with unread messages. */
export async function countUnreadThreads(
  database: Queryable,
  { kind, accountId }: Account,
): Promise<number> {
  const column = kind === 'seeker' ? 'threads.seeker_id' : 'threads.employer_id';
  const { count } = await database
    .selectFrom('threads')
    .innerJoin('applications', 'applications.id', 'threads.application_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(column, '=', accountId)
    .where(sql<boolean>`${hasUnread(kind)} > 0`)
    .$if(kind === 'employer', (own) => own.where('hidden_from_employer_at', 'is', null))
    .executeTakeFirstOrThrow();
  return count;
}

interface Written {
  readonly applicationId: string;
  readonly employerId: string;
  readonly seekerId: string;
  readonly isHeld: boolean;
  readonly now: Date;
}

/** Locks the conversation, which begins with it, until the next message is stored. @returns its place */
export async function takePlace(
  transaction: DatabaseTransaction,
  { applicationId, employerId, seekerId, isHeld, now }: Written,
): Promise<number> {
  const { last_place: place } = await transaction
    .insertInto('threads')
    .values({
      application_id: applicationId,
      employer_id: employerId,
      seeker_id: seekerId,
      last_place: 1,
      last_sent_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet((row) => ({
        last_place: sql<number>`threads.last_place + 1`,
        last_sent_at: isHeld ? row.ref('threads.last_sent_at') : row.ref('excluded.last_sent_at'),
      })),
    )
    .returning('last_place')
    .executeTakeFirstOrThrow();
  return place;
}
