import { describeShifts, type Shift } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import {
  findJobShifts,
  insertAssignments,
  listClashingShiftIds,
  lockAssignmentsOf,
} from './assignments.queries.ts';
import { firstFreeSpot, shiftsOfAcceptance } from './choose-shifts.ts';
import { listCoveredSpots } from './cover-date.queries.ts';
import { datesOfShift, lastDayFrom } from './dates-of-shift.ts';
import { firstDaysOf } from './first-days.ts';
import {
  findStartDate,
  type GivenSpot,
  giveSpots,
  listTakenSpots,
  listWorkableShiftIds,
} from './spots.queries.ts';

interface Accepted {
  readonly applicationId: string;
  readonly jobId: string;
  readonly seekerId: string;
  /** As the employer chose; by default those that the applicant can work and that have a spot. */
  readonly shiftIds?: readonly string[] | undefined;
  /** As the employer chose, `2026-12-05`. */
  readonly firstDate?: string | undefined;
  readonly now: Date;
}

/**
 * Gives an accepted applicant a spot in shifts of the locked job, with the dates of the first weeks.
 * @throws {AppError} validation_failed, shift_full, no_shift_left; shift_conflict where the person has other work at the time
 */
export async function assignShifts(
  transaction: DatabaseTransaction,
  { applicationId, jobId, seekerId, shiftIds, firstDate, now }: Accepted,
): Promise<void> {
  const job = await findJobShifts(transaction, jobId);
  const taken = await listTakenSpots(
    transaction,
    job.shifts.map(({ id }) => id),
  );
  const workableIds = await listWorkableShiftIds(transaction, applicationId);
  const startDate = await findStartDate(transaction, applicationId);
  const firstDays = firstDaysOf(job, { firstDate, startDate, now });
  const shifts = shiftsOfAcceptance({ job, shiftIds, workableIds, taken, firstDays, now });
  const span = {
    timeZone: job.timeZone,
    after: now,
    firstDay: firstDays.ofWeekly,
    lastDay: lastDayFrom(firstDays.ofWeekly),
  };
  const spots = shifts.map((shift): GivenSpot => ({
    shift,
    place: firstFreeSpot(shift, taken) ?? 0,
    datesUntil: shift.date === null ? span.lastDay : null,
  }));
  await lockAssignmentsOf(transaction, [seekerId]);
  await giveSpots(transaction, applicationId, spots);
  const covered = await listCoveredSpots(
    transaction,
    shifts.map(({ id }) => id),
    now,
  );
  const dates = spots.flatMap(({ shift, place }) =>
    datesOfShift(shift, span)
      .filter(({ date }) => !covered.has(`${shift.id} ${date} ${place}`))
      .map((date) => ({
        ...date,
        applicationId,
        seekerId,
        job,
        shiftId: shift.id,
        capacity: shift.capacity,
        place,
      })),
  );
  const clashing = await listClashingShiftIds(transaction, seekerId, dates);
  if (clashing.length > 0) refuseClash(shifts.filter(({ id }) => clashing.includes(id)));
  await insertAssignments(transaction, dates, now);
}

function refuseClash(shifts: readonly Shift[]): never {
  const times = describeShifts(shifts).join('; ');
  throw new AppError('shift_conflict', {
    message: `This applicant has other work at the time of ${times}.`,
    details: { shiftIds: shifts.map(({ id }) => id) },
  });
}
