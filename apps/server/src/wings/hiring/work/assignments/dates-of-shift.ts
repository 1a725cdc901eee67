import {
  addDays,
  ASSIGNED_WEEKS,
  dateOfWeek,
  DAY_MS,
  dayIn,
  MINUTE_MS,
  minutesOfShift,
  momentsOfShift,
  type Shift,
  type ShiftDate,
  weekdays,
} from '@nextshift/contract';

const DAYS_AHEAD = ASSIGNED_WEEKS * 7;

export type TimedShift = Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>;

/** Which dates of a shift: those that start after a moment, up to a day, and none before the first. */
interface Span {
  readonly timeZone: string;
  readonly after: Date;
  /** `2026-11-20`; null for no limit. */
  readonly firstDay: string | null;
  readonly lastDay: string;
}

/** The last day, on the clocks of a zone, for which weekly shifts have dates. */
export function lastDayAhead(timeZone: string, now: Date): string {
  return addDays(dayIn(timeZone, now), DAYS_AHEAD);
}

/** The last day of the weeks for which someone who starts on a day has dates at first. */
export function lastDayFrom(firstDay: string): string {
  return addDays(firstDay, DAYS_AHEAD - 1);
}

/** The dates of a shift in a span: of a weekly one every week, of another its own whenever it is. */
export function datesOfShift(
  shift: TimedShift,
  { timeZone, after, firstDay, lastDay }: Span,
): ShiftDate[] {
  const dates =
    shift.date === null ? weeklyDates(shift, { timeZone, after, lastDay }) : [shift.date];
  return dates.flatMap((date) => {
    if (shift.date === null && firstDay !== null && date < firstDay) return [];
    const on = momentsOfShift(shift, { date, timeZone });
    return on && on.startsAt > after ? [on] : [];
  });
}

function weeklyDates(
  { weekday }: TimedShift,
  { timeZone, after, lastDay }: Omit<Span, 'firstDay'>,
): string[] {
  if (weekday === null) return [];
  const dates: string[] = [];
  const start = dateOfWeek(dayIn(timeZone, after), weekday);
  for (let date = start; date <= lastDay; date = addDays(date, 7)) dates.push(date);
  return dates;
}

/** The Sunday at or before a date. */
export function lastSunday(date: string): string {
  const sunday = dateOfWeek(date, 'sun');
  return sunday === date ? date : addDays(sunday, -7);
}

/** Whether two shifts of a job can be at the same time: those of dates on their dates, others in any week. */
export function doShiftsOverlap(one: TimedShift, other: TimedShift): boolean {
  const [first, second] = [one, other].map((shift) => {
    const day = shift.date ?? addDays('2026-01-05', weekdays.indexOf(shift.weekday ?? 'mon'));
    const from = Date.parse(`${day}T${shift.start}:00Z`);
    return { from, to: from + minutesOfShift(shift) * MINUTE_MS };
  });
  if (!first || !second) return false;
  if (one.date !== null && other.date !== null)
    return first.from < second.to && second.from < first.to;
  // Somewhere in a week, both as far apart as they are in it.
  const apart = modulo(second.from - first.from, 7 * DAY_MS);
  return apart < first.to - first.from || 7 * DAY_MS - apart < second.to - second.from;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
