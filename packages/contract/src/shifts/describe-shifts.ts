import { DATE_FORMAT } from '../limits.ts';
import { type Weekday, weekdays } from './shift-enumerations.ts';
import type { Shift } from './shift-schemas.ts';

type DescribedShift = Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>;

export const weekdayLabels = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
} as const satisfies Record<Weekday, string>;

/** A time as people read it: `7 AM`, `9:30 PM`. */
export function formatTimeOfDay(time: string): string {
  const hour = Number(time.slice(0, 2));
  const minutes = time.endsWith(':00') ? '' : time.slice(2);
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `7 AM to 1 PM`. */
export function formatShiftHours({ start, end }: Pick<Shift, 'start' | 'end'>): string {
  return `${formatTimeOfDay(start)} to ${formatTimeOfDay(end)}`;
}

/** `Nov 20, 2026`. */
export function formatShiftDate(date: string): string {
  const { locale, ...parts } = DATE_FORMAT;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { ...parts, timeZone: 'UTC' });
}

/** A shift in words: `Sat, 7 AM to 1 PM`. */
export function describeShift(shift: DescribedShift): string {
  const day = shift.weekday ? weekdayLabels[shift.weekday] : formatShiftDate(shift.date ?? '');
  return `${day}, ${formatShiftHours(shift)}`;
}

/** Shifts in words, those of the same hours together: `Sat, Sun 7 AM to 1 PM`. */
export function describeShifts(shifts: readonly DescribedShift[]): string[] {
  const byHours = new Map<string, DescribedShift[]>();
  for (const each of shifts) {
    const key = `${each.weekday ? '' : 'dated '}${each.start} ${each.end}`;
    byHours.set(key, [...(byHours.get(key) ?? []), each]);
  }
  return [...byHours.values()].map(
    (group) => `${daysOf(group)} ${formatShiftHours(group[0] ?? midnight)}`,
  );
}

const midnight = { start: '00:00', end: '00:00' };

function daysOf(group: readonly DescribedShift[]): string {
  const days = weekdays.filter((day) => group.some(({ weekday }) => weekday === day));
  if (days.length === weekdays.length) return 'Every day';
  const weekly = spansOfDays(days);
  const dates = group.flatMap(({ date }) => (date === null ? [] : [formatShiftDate(date)]));
  return [...weekly, ...dates].join(', ');
}

/** Three days or more in a row are a span: `Mon to Fri`. */
function spansOfDays(days: readonly Weekday[]): string[] {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && weekdays.indexOf(day) === weekdays.indexOf(last) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (run.length < 3 || !first || !last) return run.map((day) => weekdayLabels[day]);
    return [`${weekdayLabels[first]} to ${weekdayLabels[last]}`];
  });
}
