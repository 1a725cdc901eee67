import { describeShifts, type Shift } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import {
  findJobShifts,
  type GivenSpot,
  giveSpots,
  insertAssignments,
  listClashingShiftIds,
  listTakenSpots,
  listWorkableShiftIds,
  lockAssignmentsOf,
} from './assignments.queries.ts';
import { firstFreeSpot, shiftsOfAcceptance } from './choose-shifts.ts';
import { listCoveredSpots } from './cover-date.queries.ts';
import { datesOfShift, lastDayAhead } from './dates-of-shift.ts';

interface Accepted {
  readonly applicationId: string;
  readonly jobId: string;
  readonly seekerId: string;
  /** As the employer chose; by default those that the applicant can work and that have a spot. */
  readonly shiftIds: readonly string[] | undefined;
  readonly now: Date;
}

/**
 * Gives an accepted applicant a spot in shifts of the locked job, with the dates of the first weeks.
 * @throws {AppError} validation_failed, shift_full; shift_conflict where the person has other work at the time
 */
export async function assignShifts(
  transaction: DatabaseTransaction,
  { applicationId, jobId, seekerId, shiftIds, now }: Accepted,
): Promise<void> {
  const job = await findJobShifts(transaction, jobId);
  const taken = await listTakenSpots(
    transaction,
    job.shifts.map(({ id }) => id),
  );
  const workableIds = await listWorkableShiftIds(transaction, applicationId);
  const shifts = shiftsOfAcceptance({ job, shiftIds, workableIds, taken, now });
  const { timeZone, firstDay } = job;
  const lastDay = lastDayAhead(timeZone, now);
  const spots = shifts.map((shift): GivenSpot => ({
    shift,
    place: firstFreeSpot(shift, taken) ?? 0,
    datesUntil: shift.date === null ? lastDay : null,
  }));
  await lockAssignmentsOf(transaction, [seekerId]);
  await giveSpots(transaction, applicationId, spots);
  const covered = await listCoveredSpots(
    transaction,
    shifts.map(({ id }) => id),
    now,
  );
  const dates = spots.flatMap(({ shift, place }) =>
    datesOfShift(shift, { timeZone, after: now, firstDay, lastDay })
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
