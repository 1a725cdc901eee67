import {
  allowsInterviewAction,
  dayIn,
  DAY_MS,
  HOUR_MS,
  type Interview,
  type InterviewAction,
  interviewActions,
  momentOf,
} from '@nextshift/contract';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockJob, requireClear, timeZoneOf } from '../../jobs/index.ts';
import { announceInterview } from './announce-interview.ts';
import {
  lockInterview,
  markInterviewing,
  setBooked,
  setInterviewStatus,
} from './interview-changes.queries.ts';
import { findInterview, type InterviewRow } from './interviews.queries.ts';
import { presentInterview, statusOf } from './present-interview.ts';
import { findSlotsOf } from './slots.ts';

/** How long before an interview its seeker is reminded, the first first. */
const REMIND_BEFORE_MS = [24 * HOUR_MS, 2 * HOUR_MS];
/** When the employer is asked who came: on the next day, by the clocks of the job. */
const ASKED_AT_MS = 9 * HOUR_MS;
/** Bookings of one interview: the other side is told of each. */
const BOOKINGS_MAX = 10;
const HELD = 'This job is on hold. You can choose a time once it is released.';
const MOVED_TOO_OFTEN = 'You have moved this interview too often. Please write to the employer.';

interface Asked {
  readonly account: Account;
  readonly interviewId: string;
  readonly action: InterviewAction;
  /** Of the time that is booked. */
  readonly startsAt?: string;
}

/**
 * Books, moves, declines or cancels an interview, or says who came; both sides are told. Under the lock of its job, as
 * decisions are. Asked again, it stays as it is.
 * @throws {AppError} not_found, illegal_interview_change, slot_taken, job_held, job_removed
 */
export function changeInterview({ database, clock }: Platform, asked: Asked): Promise<Interview> {
  const { account, interviewId } = asked;
  return database.transaction().execute(async (transaction) => {
    const found = await findInterview(transaction, account, interviewId);
    if (!found) throw new AppError('not_found');
    await lockJob(transaction, found.job_id);
    await lockInterview(transaction, interviewId);
    const current = await findInterview(transaction, account, interviewId);
    if (!current) throw new AppError('not_found');
    const now = clock();
    if (!isDone(current, asked)) await change(transaction, current, { ...asked, now });
    const changed = await findInterview(transaction, account, interviewId);
    if (!changed) throw new AppError('not_found');
    return presentInterview(changed, account, now);
  });
}

/** Whether the caller has done the same before. */
function isDone(row: InterviewRow, { action, startsAt }: Asked): boolean {
  if (row.status !== interviewActions[action].to) return false;
  if (action === 'cancel') return row.cancelled_by === 'employer';
  return startsAt === undefined || row.starts_at?.toISOString() === startsAt;
}

async function change(
  transaction: DatabaseTransaction,
  row: InterviewRow,
  { account, action, startsAt, now }: Asked & { readonly now: Date },
): Promise<void> {
  const times = { startsAt: row.starts_at, endsAt: row.ends_at };
  if (!allowsInterviewAction(action, { status: statusOf(row), ...times }, now)) {
    throw new AppError('illegal_interview_change', { message: problemOf(row, action, now) });
  }
  if (action === 'book') {
    await book(transaction, row, { startsAt: startsAt ?? '', now });
    return;
  }
  const { to: status } = interviewActions[action];
  await setInterviewStatus(transaction, row.id, { status, by: account.kind, now });
  if (status === 'declined' || status === 'cancelled') {
    await announceInterview(transaction, { ...row, sequence: row.sequence + 1 }, { status, now });
  }
}

async function book(
  transaction: DatabaseTransaction,
  row: InterviewRow,
  { startsAt, now }: { readonly startsAt: string; readonly now: Date },
): Promise<void> {
  requireClear(row, HELD);
  if (row.bookings >= BOOKINGS_MAX) {
    throw new AppError('illegal_interview_change', { message: MOVED_TOO_OFTEN });
  }
  const slots = await findSlotsOf(transaction, row, now);
  const slot = slots.find((each) => each.startsAt.toISOString() === startsAt);
  if (!slot) throw new AppError('slot_taken');
  const remindAt = remindersOf(slot.startsAt).find((moment) => moment > now) ?? null;
  const askAt = askAtOf(slot.endsAt, timeZoneOf(row));
  await setBooked(transaction, row.id, { ...slot, remindAt, askAt, now });
  await markInterviewing(transaction, row.application_id, now);
  const status = row.status === 'booked' ? 'moved' : 'booked';
  await announceInterview(transaction, { ...row, sequence: row.sequence + 1 }, { status, now });
}

function remindersOf(startsAt: Date): Date[] {
  return REMIND_BEFORE_MS.map((before) => new Date(startsAt.getTime() - before));
}

function askAtOf(endsAt: Date, timeZone: string): Date {
  const nextDay = Date.parse(dayIn(timeZone, endsAt)) + DAY_MS;
  return momentOf(timeZone, nextDay + ASKED_AT_MS);
}

function problemOf(row: InterviewRow, action: InterviewAction, now: Date): string {
  const status = statusOf(row);
  if (status === 'cancelled') return 'This interview was canceled.';
  if (status === 'declined') return 'This interview was declined.';
  if (interviewActions[action].when === 'before') return 'This interview has started already.';
  return row.starts_at === null || row.starts_at > now
    ? 'This interview has not started yet.'
    : 'You can say who came until 14 days after an interview.';
}
