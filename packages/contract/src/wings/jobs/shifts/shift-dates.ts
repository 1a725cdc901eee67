import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../time.ts';
import { dayIn } from './day-in-zone.ts';
import { type Weekday, weekdays } from './shift-enumerations.ts';
import { minutesOfShift } from './shift-hours.ts';
import { type Shift, SHIFT_DAYS_AHEAD_MAX } from './shift-schemas.ts';
import { momentOf, offsetAt } from './wall-time.ts';
import { weekdayOfDate } from './week-ranges.ts';

export const SHIFT_OVER_MESSAGE = 'This shift is in the past';
export const SHIFT_TOO_LATE_MESSAGE = 'A shift can be at most a year ahead';
export const SHIFT_SKIPPED_MESSAGE =
  'The clocks go forward on this date, and leave nothing of this shift';

/** What is wrong with the date of a new shift at this moment, or null; `timeZone` is that of the job. */
export function shiftDateProblem(date: string, timeZone: string, now: Date): string | null {
  if (date < dayIn(timeZone, now)) return SHIFT_OVER_MESSAGE;
  const last = dayIn(timeZone, new Date(now.getTime() + SHIFT_DAYS_AHEAD_MAX * DAY_MS));
  return date > last ? SHIFT_TOO_LATE_MESSAGE : null;
}

/** The date so many days after another, or before it. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The date of a weekday in the week, from Monday on, of a date. */
export function dateOfWeek(date: string, weekday: Weekday): string {
  return addDays(date, weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOfDate(date)));
}

/** A shift on a date, from a moment to before another. */
export interface ShiftDate {
  /** `2026-11-20`, on the clocks of the job. */
  readonly date: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * A shift on a date by the clocks of a zone: it starts and ends when they show its hours, so that it is longer or
 * shorter when they change meanwhile. Null where the change leaves nothing of it.
 */
export function momentsOfShift(
  shift: Pick<Shift, 'start' | 'end'>,
  { date, timeZone }: { readonly date: string; readonly timeZone: string },
): ShiftDate | null {
  const wallStart = Date.parse(`${date}T${shift.start}:00Z`);
  const startsAt = momentOf(timeZone, wallStart);
  const endsAt = momentOf(timeZone, wallStart + minutesOfShift(shift) * MINUTE_MS);
  return startsAt < endsAt ? { date, startsAt, endsAt } : null;
}

/** Hours of shifts of dates in all, as many as they last on the clocks of a zone; weekly ones do not count. */
export function hoursOfDates(
  shifts: readonly Pick<Shift, 'date' | 'start' | 'end'>[],
  timeZone: string,
): number {
  // The same shift may be listed once for each person.
  const known = new Map<string, number>();
  const areEven = evenDaysOf(timeZone);
  return shifts.reduce((sum, { date, start, end }) => {
    if (date === null) return sum;
    const key = `${date} ${start} ${end}`;
    const shift = { start, end };
    const hours =
      known.get(key) ??
      (areEven(date) ? minutesOfShift(shift) / 60 : hoursOn(date, shift, timeZone));
    known.set(key, hours);
    return sum + hours;
  }, 0);
}

type Dated = Pick<Shift, 'date' | 'start' | 'end'>;

/** Shifts of dates such that no two are at the same time: of a later one is left what an earlier one does not cover. */
export function datesWithoutOverlaps(shifts: readonly Dated[]): Dated[] {
  const spans = shifts
    .flatMap((shift) => {
      if (shift.date === null) return [];
      const from = Date.parse(`${shift.date}T${shift.start}:00Z`);
      return [{ shift, from, to: from + minutesOfShift(shift) * MINUTE_MS }];
    })
    .toSorted((one, other) => one.from - other.from);
  let free = -Infinity;
  return spans.flatMap(({ shift, from, to }) => {
    const start = Math.max(from, free);
    if (to <= start) return [];
    free = to;
    if (start === from) return [shift];
    const [date = '', time = ''] = new Date(start).toISOString().split('T');
    return [{ date, start: time.slice(0, 5), end: shift.end }];
  });
}

/**
 * Tells of dates whether clocks stay as they are around them. Reading clocks takes most of the time, and dates share
 * their days.
 */
function evenDaysOf(timeZone: string): (date: string) => boolean {
  const offsets = new Map<number, number>();
  const offsetOn = (day: number): number => {
    const offset = offsets.get(day) ?? offsetAt(timeZone, day * DAY_MS);
    offsets.set(day, offset);
    return offset;
  };
  return (date) => {
    const day = Date.parse(date) / DAY_MS;
    // From before any shift of the date to after it, wherever on earth; too short for a change and one back.
    return offsetOn(day - 1) === offsetOn(day + 3);
  };
}

function hoursOn(date: string, shift: Pick<Shift, 'start' | 'end'>, timeZone: string): number {
  const on = momentsOfShift(shift, { date, timeZone });
  return on === null ? 0 : (on.endsAt.getTime() - on.startsAt.getTime()) / HOUR_MS;
}
