import type { Assignment } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { coverDate } from '../assignments/cover-date.ts';
import { datesOfShift, lastDayAhead } from '../assignments/dates-of-shift.ts';
import { findJobShifts, type JobShifts } from '../assignments/assignments.queries.ts';
import { lockJob, requireClear } from '../../../jobs/index.ts';
import { recordContactShown } from './list-shifts.ts';
import { presentShift } from './present-shift.ts';
import { findHired, findShift, type Party, type ShiftRow } from './shifts.queries.ts';

const HELD = 'This job is on hold. You can offer its shifts to others once it is released.';

interface Asked {
  readonly party: Party;
  /** Of the date that was cancelled. */
  readonly assignmentId: string;
  /** Of the person who is to cover it. */
  readonly applicationId: string;
}

/**
 * Gives a free spot on the date of a cancelled shift to somebody else who is hired for the job.
 * @throws {AppError} not_found, job_held, job_removed, illegal_shift_change, validation_failed, shift_full,
 * shift_conflict
 */
export async function coverShift({ database, clock }: Platform, asked: Asked): Promise<Assignment> {
  const now = clock();
  const row = await database.transaction().execute((transaction) => cover(transaction, asked, now));
  await recordContactShown(database, [row], now);
  return presentShift(row, asked.party, now);
}

async function cover(
  transaction: DatabaseTransaction,
  { party, assignmentId, applicationId }: Asked,
  now: Date,
): Promise<ShiftRow> {
  const found = await findShift(transaction, party, assignmentId);
  if (!found) throw new AppError('not_found');
  const job = await lockJob(transaction, found.job_id);
  const cancelled = await findShift(transaction, party, assignmentId);
  if (!job || !cancelled) throw new AppError('not_found');
  requireClear(job, HELD);
  const jobShifts = await findJobShifts(transaction, found.job_id);
  const problem = problemOf(cancelled, jobShifts, now);
  if (problem !== null) throw new AppError('illegal_shift_change', { message: problem });
  const hired = await findHired(transaction, applicationId, cancelled.job_id);
  if (hired === undefined) {
    throw invalidField('applicationId', 'Please choose somebody who is hired for this job');
  }
  const { shift_id: shiftId, capacity, date, starts_at: startsAt, ends_at: endsAt } = cancelled;
  const id = await coverDate(
    transaction,
    {
      applicationId,
      seekerId: hired,
      job: jobShifts,
      shiftId,
      capacity,
      date,
      startsAt,
      endsAt,
      hasAgreed: false,
    },
    now,
  );
  const covered = await findShift(transaction, party, id);
  if (!covered) throw new Error('The shift that was just covered is gone.');
  return covered;
}

function problemOf(row: ShiftRow, job: JobShifts, now: Date): string | null {
  if (row.status !== 'cancelled') return 'Somebody works at this time already.';
  if (row.starts_at <= now) return 'This shift has started already.';
  return isStillDue(row, job, now) ? null : 'The shift is no longer at this time.';
}

/** Whether the shift still has this date, at these hours. */
function isStillDue(
  { shift_id: shiftId, date, starts_at: startsAt, ends_at: endsAt }: ShiftRow,
  { shifts, timeZone, firstDay }: JobShifts,
  now: Date,
): boolean {
  const shift = shifts.find(({ id }) => id === shiftId);
  if (!shift) return false;
  const lastDay = lastDayAhead(timeZone, now);
  return datesOfShift(shift, { timeZone, after: now, firstDay, lastDay }).some(
    (due) =>
      due.date === date &&
      due.startsAt.getTime() === startsAt.getTime() &&
      due.endsAt.getTime() === endsAt.getTime(),
  );
}
