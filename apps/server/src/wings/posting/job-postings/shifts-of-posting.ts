import {
  momentsOfShift,
  rangesOfShifts,
  type Shift,
  SHIFT_SKIPPED_MESSAGE,
  shiftDateProblem,
  type ShiftInput,
  shiftTimes,
  timesOfShift,
  weekdays,
} from '@nextshift/contract';
import { newId } from '../../../platform/database/new-id.ts';
import { multirangeOf } from '../../../platform/database/week-multirange.ts';
import { AppError } from '../../../platform/errors/app-error.ts';

const UNKNOWN_SHIFT = 'This shift was taken out meanwhile. Please add it again.';

interface Posting {
  readonly openings: number;
  readonly timeZone: string;
  readonly now: Date;
  /** The shifts that the job has; none of a new one. */
  readonly stored?: readonly Shift[];
}

/**
 * The shifts of a job as it is posted or edited, in the order of the week, those of dates last.
 * @throws {AppError} validation_failed for an id of another job, and for new dates in the past or too far ahead, and for
 *   hours that a change of clocks leaves out
 */
export function shiftsOfPosting(
  given: readonly ShiftInput[],
  { openings, timeZone, now, stored = [] }: Posting,
): Shift[] {
  const byId = new Map(stored.map((each) => [each.id, each]));
  const shifts = given.map((each, index): Shift => {
    const before = each.id === null ? undefined : byId.get(each.id);
    if (each.id !== null && stored.length > 0 && !before) refuse(UNKNOWN_SHIFT, index);
    if (each.date !== null && each.date !== before?.date) {
      const problem = shiftDateProblem(each.date, timeZone, now);
      if (problem !== null) refuse(problem, index, 'date');
    }
    // It would never come.
    if (each.date !== null && momentsOfShift(each, { date: each.date, timeZone }) === null) {
      refuse(SHIFT_SKIPPED_MESSAGE, index, 'date');
    }
    return { ...each, id: before?.id ?? newId(), capacity: each.capacity ?? openings };
  });
  return shifts.toSorted(byTime);
}

function refuse(message: string, index: number, ...field: string[]): never {
  const issues = [{ path: ['shifts', String(index), ...field], message }];
  throw new AppError('validation_failed', { message, issues });
}

function byTime(one: Shift, other: Shift): number {
  const key = ({ weekday, date, start, end }: Shift) =>
    [weekday ? `0${weekdays.indexOf(weekday)}` : `1${date ?? ''}`, start, end].join(' ');
  return key(one) < key(other) ? -1 : 1;
}

/** The columns for a job's shifts; see migration 0100. */
export function columnsOfShifts(shifts: readonly Shift[]) {
  const times = new Set(shifts.flatMap((each) => timesOfShift(each)));
  return {
    shifts: JSON.stringify(shifts),
    week_minutes: shifts.length === 0 ? null : multirangeOf(rangesOfShifts(shifts)),
    shift_times: shiftTimes.reduce(
      (bits, time, index) => (times.has(time) ? bits + 2 ** index : bits),
      0,
    ),
  };
}
