import { describeDates, formatShiftDate } from './describe-dates.ts';
import { daysInWords, weekdayLabels } from './describe-weekdays.ts';
import type { Shift } from './shift-schemas.ts';

type DescribedShift = Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>;

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

/** A shift in words: `Sat, 7 AM to 1 PM`, `Fri, Nov 20, 2026, 5 PM to 9 PM`. */
export function describeShift(shift: DescribedShift): string {
  const day = shift.weekday ? weekdayLabels[shift.weekday] : formatShiftDate(shift.date ?? '');
  return `${day}, ${formatShiftHours(shift)}`;
}

/**
 * Shifts in words, those of the same hours together: `Sat, Sun 7 AM to 1 PM`,
 * `Mon to Fri, Dec 7 to 18, 2026, 9 AM to 1 PM`.
 */
export function describeShifts(shifts: readonly DescribedShift[]): string[] {
  const byHours = new Map<string, DescribedShift[]>();
  for (const each of shifts) {
    const key = `${each.weekday ? '' : 'dated '}${each.start} ${each.end}`;
    const group = byHours.get(key);
    if (group) group.push(each);
    else byHours.set(key, [each]);
  }
  return [...byHours.values()].flatMap((group) => {
    const hours = formatShiftHours(group[0] ?? midnight);
    const weekly = group.flatMap(({ weekday }) => weekday ?? []);
    if (weekly.length > 0) return [`${daysInWords(weekly)} ${hours}`];
    const dates = group.flatMap(({ date }) => date ?? []);
    return describeDates(dates).map((days) => `${days}, ${hours}`);
  });
}

const midnight = { start: '00:00', end: '00:00' };
