import type { InterviewHours, InterviewStatus } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { rangeOf } from '../work/index.ts';

/** The application that its employer invites from, under the lock of its job. */
export function findApplicationToInvite(
  transaction: DatabaseTransaction,
  employerId: string,
  applicationId: string,
) {
  return transaction
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('seekers', 'seekers.id', 'applications.seeker_id')
    .select([
      'applications.job_id',
      'applications.seeker_id',
      'applications.status',
      'jobs.state',
      'jobs.time_zone',
      'seekers.suspended_at as seeker_suspended_at',
    ])
    .where('applications.id', '=', applicationId)
    .where('applications.employer_id', '=', employerId)
    .where('hidden_from_employer_at', 'is', null)
    .executeTakeFirst();
}

/** Puts an undecided application in interviews; its applicant is told of it by the interview. */
export async function markInterviewing(
  transaction: DatabaseTransaction,
  applicationId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({
      status: 'interviewing',
      told_status: 'interviewing',
      told_at: sql`told_at || jsonb_build_object('interviewing', ${now}::timestamptz)`,
      updated_at: now,
    })
    .where('id', '=', applicationId)
    .where('status', '<>', 'interviewing')
    .execute();
}

interface NewInterview {
  readonly id: string;
  readonly applicationId: string;
  readonly jobId: string;
  readonly employerId: string;
  readonly seekerId: string;
  readonly now: Date;
}

/** @throws a violation of interviews_open where the applicant is invited already */
export async function insertInterview(
  transaction: DatabaseTransaction,
  { id, applicationId, jobId, employerId, seekerId, now }: NewInterview,
): Promise<void> {
  await transaction
    .insertInto('interviews')
    .values({
      id,
      application_id: applicationId,
      job_id: jobId,
      employer_id: employerId,
      seeker_id: seekerId,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** How many interviews there have been of an application. */
export async function countInterviews(database: Queryable, applicationId: string): Promise<number> {
  const { count } = await database
    .selectFrom('interviews')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks an interview, whose job is locked already. */
export async function lockInterview(
  transaction: DatabaseTransaction,
  interviewId: string,
): Promise<void> {
  await transaction
    .selectFrom('interviews')
    .select('id')
    .where('id', '=', interviewId)
    .forUpdate()
    .execute();
}

interface Booking {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly seat: number;
  readonly remindAt: Date | null;
  readonly askAt: Date;
  readonly now: Date;
}

/** @throws a violation of interviews_one_in_a_seat where somebody else has the seat */
export async function setBooked(
  transaction: DatabaseTransaction,
  interviewId: string,
  { startsAt, endsAt, seat, remindAt, askAt, now }: Booking,
): Promise<void> {
  await transaction
    .updateTable('interviews')
    .set({
      status: 'booked',
      during: rangeOf({ startsAt, endsAt }),
      seat,
      remind_at: remindAt,
      ask_at: askAt,
      bookings: sql<number>`bookings + 1`,
      sequence: sql<number>`sequence + 1`,
      updated_at: now,
    })
    .where('id', '=', interviewId)
    .execute();
}

interface Change {
  readonly status: Exclude<InterviewStatus, 'invited' | 'booked'>;
  readonly by: Account['kind'];
  readonly now: Date;
}

export async function setInterviewStatus(
  transaction: DatabaseTransaction,
  interviewId: string,
  { status, by, now }: Change,
): Promise<void> {
  await transaction
    .updateTable('interviews')
    .set({
      status,
      cancelled_by: status === 'cancelled' ? by : null,
      remind_at: null,
      ask_at: null,
      sequence: sql<number>`sequence + 1`,
      updated_at: now,
    })
    .where('id', '=', interviewId)
    .execute();
}

/** Deletes the invitation of an application that is taken back; see `retractApplication`. */
export async function deleteInvitation(
  transaction: DatabaseTransaction,
  applicationId: string,
): Promise<void> {
  await transaction
    .deleteFrom('interviews')
    .where('application_id', '=', applicationId)
    .where('status', '=', 'invited')
    .execute();
}

/** Keeps the place of a job's interviews that have begun, before its hours say another one. */
export async function keepPlace(
  transaction: DatabaseTransaction,
  jobId: string,
  { place, now }: { readonly place: InterviewHours['place']; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('interviews')
    .set({ place_kind: place.kind, place_text: place.text })
    .where('job_id', '=', jobId)
    .where('place_kind', 'is', null)
    .where(sql<boolean>`lower(during) <= ${now}`)
    .execute();
}

/** Counts that the place of a job's interviews has changed, in those that are booked and ahead. */
export function countPlaceChange(transaction: DatabaseTransaction, jobId: string, now: Date) {
  return transaction
    .updateTable('interviews')
    .set({ sequence: sql<number>`sequence + 1`, updated_at: now })
    .where('job_id', '=', jobId)
    .where('status', '=', 'booked')
    .where(sql<boolean>`lower(during) > ${now}`)
    .returning(['id', 'sequence', sql<Date>`lower(during)`.as('starts_at')])
    .execute();
}
