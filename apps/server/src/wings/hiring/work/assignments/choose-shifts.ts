import {
  dayIn,
  errorCodes,
  momentsOfShift,
  type Shift,
  SHIFT_OVER_MESSAGE,
} from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { JobShifts } from './assignments.queries.ts';
import { doShiftsOverlap } from './dates-of-shift.ts';
import type { FirstDays } from './first-days.ts';

const UNKNOWN_SHIFT = 'This job has no such shift. It may have been taken out meanwhile.';

/**
 * The shifts of a job that a request names; all of them if it names none.
 * @throws {AppError} validation_failed for an id of another job, and of a shift that was taken out
 */
export function chooseShifts(
  shifts: readonly Shift[],
  shiftIds: readonly string[] | undefined,
): readonly Shift[] {
  if (!shiftIds) return shifts;
  const known = new Set(shifts.map(({ id }) => id));
  const unknown = shiftIds.findIndex((id) => !known.has(id));
  if (unknown >= 0) refuse(UNKNOWN_SHIFT, unknown);
  return shifts.filter(({ id }) => shiftIds.includes(id));
}

function refuse(message: string, index: number): never {
  const issues = [{ path: ['shiftIds', String(index)], message }];
  throw new AppError('validation_failed', { message, issues });
}

interface Taken {
  readonly shiftId: string;
  readonly place: number;
}

/** The first free spot of a shift; undefined if there is none. */
export function firstFreeSpot(
  { id, capacity }: Pick<Shift, 'id' | 'capacity'>,
  taken: readonly Taken[],
): number | undefined {
  const places = new Set(taken.flatMap(({ shiftId, place }) => (shiftId === id ? [place] : [])));
  return Array.from({ length: capacity }, (_, index) => index + 1).find(
    (place) => !places.has(place),
  );
}

interface Acceptance {
  readonly job: JobShifts;
  /** As the employer chose; undefined for those that the applicant can work and that have a spot. */
  readonly shiftIds: readonly string[] | undefined;
  readonly workableIds: readonly string[];
  readonly taken: readonly Taken[];
  readonly firstDays: Pick<FirstDays, 'ofDated'>;
  readonly now: Date;
}

/**
 * The shifts that an accepted applicant gets, without those before they start.
 * @throws {AppError} validation_failed for one that is not of the job or over; shift_full; no_shift_left where all are
 * before
 */
export function shiftsOfAcceptance({
  job,
  shiftIds,
  workableIds,
  taken,
  firstDays,
  now,
}: Acceptance): readonly Shift[] {
  const isFree = (shift: Shift) => firstFreeSpot(shift, taken) !== undefined;
  if (shiftIds) {
    const chosen = chooseShifts(job.shifts, shiftIds);
    const over = chosen.find((shift) => isOver(shift, job, now));
    if (over) refuse(SHIFT_OVER_MESSAGE, shiftIds.indexOf(over.id));
    const full = chosen.find((shift) => !isFree(shift));
    if (full) throw new AppError('shift_full', { message: fullMessage(full) });
    return fromFirstDay(chosen, firstDays);
  }
  const named = job.shifts.filter(
    (shift) => workableIds.includes(shift.id) && !isOver(shift, job, now),
  );
  const workable = fromFirstDay(named, firstDays);
  const free = workable.filter(isFree);
  const [full] = workable;
  if (full && free.length === 0) throw new AppError('shift_full', { message: fullMessage(full) });
  const chosen: Shift[] = [];
  for (const shift of free) {
    if (!chosen.some((other) => doShiftsOverlap(shift, other))) chosen.push(shift);
  }
  return chosen;
}

function fromFirstDay(
  shifts: readonly Shift[],
  { ofDated }: Pick<FirstDays, 'ofDated'>,
): readonly Shift[] {
  const left = shifts.filter(({ date }) => date === null || ofDated === null || date >= ofDated);
  if (left.length === 0 && shifts.length > 0) throw new AppError('no_shift_left');
  return left;
}

/** Whether a shift of a date has started. */
function isOver(shift: Shift, { timeZone }: JobShifts, now: Date): boolean {
  if (shift.date === null) return false;
  const { date } = shift;
  const on = momentsOfShift(shift, { date, timeZone });
  return on ? on.startsAt <= now : date < dayIn(timeZone, now);
}

function fullMessage(shift: Shift): string {
  const spots = shift.capacity === 1 ? 'Its spot is' : `All ${shift.capacity} spots are`;
  return `${errorCodes.shift_full.message} ${spots} taken.`;
}
