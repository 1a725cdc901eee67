import { type AssignmentStatus, HOUR_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Session } from '../../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';
import { decodeCursor, encodeCursor, toPage } from '../../../../platform/database/keyset-cursor.ts';
import { applicantPhone } from '../../contact/index.ts';
import { GIVE_UP } from '../assignments/give-up.queries.ts';
import { IS_DUE } from '../assignments/is-due.queries.ts';
import { jobTextsFor } from '../../../jobs/index.ts';

/** No shift is longer, even where clocks change. */
const SHIFT_MAX_MS = 25 * HOUR_MS;

/** A caller as shifts know them: a seeker or an employer. */
export type Party = Pick<Session, 'kind' | 'accountId'>;

function selectShifts(database: Queryable, kind: Party['kind']) {
  return database
    .selectFrom('assignments')
    .innerJoin('applications', 'applications.id', 'assignments.application_id')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .innerJoin('employers', 'employers.id', 'assignments.employer_id')
    .leftJoin('seekers', 'seekers.id', 'assignments.seeker_id')
    .leftJoin('profiles', 'profiles.seeker_id', 'assignments.seeker_id')
    .select([
      'assignments.id',
      'assignments.application_id',
      'assignments.job_id',
      'assignments.employer_id',
      'assignments.shift_id',
      'assignments.capacity',
      'assignments.status',
      'assignments.cancelled_by',
      'assignments.no_show_at',
      'assignments.must_confirm',
      'assignments.sequence',
      sql<string>`assignments.date::text`.as('date'),
      sql<Date>`lower(assignments.during)`.as('starts_at'),
      sql<Date>`upper(assignments.during)`.as('ends_at'),
      'assignments.give_up_reason',
      IS_DUE.as('is_due'),
      GIVE_UP.as('give_up'),
    ])
    .select([
      'applications.status as application_status',
      'applications.accepted_at',
      sql<boolean>`(told_during is not null or applications.told_status = 'accepted')`.as(
        'notified',
      ),
      'applications.hidden_from_employer_at',
    ])
    .select(jobTextsFor(kind))
    .select(['jobs.location_type', 'jobs.time_zone', 'jobs.moderation'])
    .select(['jobs.pay_frequency', 'jobs.hourly_min', 'jobs.hourly_max', 'jobs.tipped'])
    .select([
      'employers.contact_email',
      'employers.phone_number as company_phone',
      'employers.deleted_at as company_deleted_at',
      'employers.suspended_at as company_suspended_at',
    ])
    .select([
      'seekers.id as seeker_id',
      'seekers.first_name',
      'seekers.last_name',
      'seekers.email',
      'seekers.suspended_at as seeker_suspended_at',
      applicantPhone.as('phone_number'),
    ]);
}

export type ShiftRow = Awaited<
  ReturnType<ReturnType<typeof selectShifts>['executeTakeFirstOrThrow']>
>;

function ofParty(database: Queryable, { kind, accountId }: Party) {
  return kind === 'seeker'
    ? selectShifts(database, kind).where('assignments.seeker_id', '=', accountId)
    : selectShifts(database, kind).where('assignments.employer_id', '=', accountId);
}

/** Nothing more comes of these. */
const settled: readonly AssignmentStatus[] = ['worked', 'no_show', 'disputed'];

/**
 * A party's shifts. Of those of an acceptance that has ended, a seeker reads what is settled or has started, and an
 * employer also what goes on, but neither those that were cancelled.
 */
function listed(database: Queryable, party: Party, now: Date) {
  return ofParty(database, party).where((row) => {
    const isThere = row('assignments.status', '<>', 'cancelled');
    return row.or([
      party.kind === 'seeker'
        ? row.or([
            row('assignments.status', 'in', settled),
            row.and([isThere, sql<boolean>`lower(assignments.during) <= ${now}`]),
          ])
        : isThere,
      row('applications.status', '=', 'accepted'),
    ]);
  });
}

/** By start, then id. */
const cursorShape = z.tuple([z.iso.datetime(), z.uuid()]);

interface Listed {
  readonly now: Date;
  readonly from: Date;
  readonly to: Date;
  readonly jobId?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A party's shifts that overlap a time, by start. */
export async function findShifts(
  database: Queryable,
  party: Party,
  { now, from, to, jobId, limit, cursor }: Listed,
): Promise<{ rows: ShiftRow[]; nextCursor: string | null }> {
  let query = listed(database, party, now)
    .where(sql<boolean>`upper(assignments.during) > ${from}`)
    .where(sql<boolean>`lower(assignments.during) < ${to}`)
    // For the index.
    .where(sql<boolean>`lower(assignments.during) > ${new Date(from.getTime() - SHIFT_MAX_MS)}`);
  if (jobId !== undefined) query = query.where('assignments.job_id', '=', jobId);
  if (cursor !== undefined) {
    const [at, id] = decodeCursor(cursor, cursorShape);
    query = query.where(
      sql<boolean>`(lower(assignments.during), assignments.id) > (${new Date(at)}, ${id}::uuid)`,
    );
  }
  const rows = await query
    .orderBy(sql`lower(assignments.during)`)
    .orderBy('assignments.id')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, (row) => encodeCursor([row.starts_at.toISOString(), row.id]));
}

/** A party's shift on a date; undefined if it is not theirs. */
export function findShift(
  database: Queryable,
  party: Party,
  assignmentId: string,
): Promise<ShiftRow | undefined> {
  return ofParty(database, party).where('assignments.id', '=', assignmentId).executeTakeFirst();
}

/** Shifts by id, whosever they are, in the words that one side reads. */
export function findShiftsById(
  database: Queryable,
  kind: Party['kind'],
  assignmentIds: readonly string[],
): Promise<ShiftRow[]> {
  return selectShifts(database, kind)
    .where(sql<boolean>`assignments.id = any(${assignmentIds}::uuid[])`)
    .execute();
}

/** The person of an accepted application to a job, if they can sign in; undefined for others. */
export async function findHired(
  transaction: DatabaseTransaction,
  applicationId: string,
  jobId: string,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('applications')
    .innerJoin('seekers', 'seekers.id', 'applications.seeker_id')
    .select('seekers.id')
    .where('seekers.suspended_at', 'is', null)
    .where('applications.id', '=', applicationId)
    .where('job_id', '=', jobId)
    .where('status', '=', 'accepted')
    .where('hidden_from_employer_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Locks a shift on a date, whose job may be locked already. */
export async function lockShift(
  transaction: DatabaseTransaction,
  assignmentId: string,
): Promise<void> {
  await transaction
    .selectFrom('assignments')
    .select('id')
    .where('id', '=', assignmentId)
    .forUpdate()
    .execute();
}

interface Change {
  readonly status: AssignmentStatus;
  readonly by: Party['kind'];
  readonly now: Date;
}

/**
 * A seeker who cancels knows it; anyone else concerned is told apart. Who confirms keeps the shift, whomever they asked to
 * take it.
 */
export async function setShiftStatus(
  transaction: DatabaseTransaction,
  assignmentId: string,
  { status, by, now }: Change,
): Promise<void> {
  await transaction
    .updateTable('assignments')
    .set({
      status,
      updated_at: now,
      ...(status === 'confirmed' ? { must_confirm: false, ...KEPT } : {}),
      ...(status === 'no_show' ? { no_show_at: now } : {}),
      ...(status === 'worked' ? { no_show_at: null } : {}),
      ...(status === 'cancelled' ? { cancelled_by: by } : {}),
      ...(status === 'cancelled' && by === 'seeker' ? { told_during: null } : {}),
    })
    .where('id', '=', assignmentId)
    .execute();
}

/** Of a shift that nobody gives up. */
export const KEPT = { given_up_at: null, give_up_reason: null } as const;

/** A cancelled shift of a single date leaves its spot to others. */
export async function freeSpotOfDate(
  transaction: DatabaseTransaction,
  { application_id: applicationId, shift_id: shiftId }: ShiftRow,
): Promise<void> {
  await transaction
    .updateTable('application_shifts')
    .set({ place: null })
    .where('application_id', '=', applicationId)
    .where('shift_id', '=', shiftId)
    .where('dates_until', 'is', null)
    .execute();
}
