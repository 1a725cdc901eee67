import { formatDollars } from '../jobs/format-pay.ts';
import type { PayFrequency } from '../jobs/job-enumerations.ts';
import type { HourlyPay } from '../jobs/wage-range.ts';
import { hoursOfDates } from './shift-dates.ts';
import { hoursAWeek } from './shift-hours.ts';
import type { Shift } from './shift-schemas.ts';

interface PaidByClocks {
  readonly hourlyPay: HourlyPay | null;
  readonly payFrequency: PayFrequency | null;
  readonly timeZone: string;
}

type Timed = Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>;

/**
 * What somebody works and earns who has all of these shifts: `12 h a week, about $204`, or for single dates
 * `6 h on 2 dates, about $102`; null without shifts.
 */
export function hoursAndPay(
  shifts: readonly Timed[],
  { hourlyPay, payFrequency, timeZone }: PaidByClocks,
): string | null {
  // A gig pays once, however long its shifts are.
  const pay = payFrequency === 'One Time' ? null : hourlyPay;
  const parts: string[] = [];
  const weekly = hoursAWeek(shifts);
  if (weekly !== null) parts.push(withPay(`${formatHours(weekly)} a week`, weekly, pay));
  const dated = shifts.filter(({ date }) => date !== null);
  if (dated.length > 0) {
    const hours = hoursOfDates(dated, timeZone);
    parts.push(withPay(onDates(dated, hours), hours, pay));
  }
  return parts.length === 0 ? null : parts.join('; ');
}

/** `12 h`, `4.5 h`. */
export function formatHours(hours: number): string {
  return `${String(Math.round(hours * 100) / 100)} h`;
}

function onDates(dated: readonly Timed[], hours: number): string {
  const { size } = new Set(dated.map(({ date }) => date));
  return `${formatHours(hours)} on ${size === 1 ? 'one date' : `${String(size)} dates`}`;
}

function withPay(words: string, hours: number, pay: HourlyPay | null): string {
  if (pay === null) return words;
  const [min, max] = [Math.round(pay.min * hours), Math.round(pay.max * hours)];
  const least = min === max ? '' : `${formatDollars(min)}–`;
  return `${words}, about ${least}${formatDollars(max)}`;
}
