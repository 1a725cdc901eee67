import { formatDollars } from './format-pay.ts';
import type { PayFrequency } from './job-enumerations.ts';
import type { HourlyPay } from './wage-range.ts';
import { hoursAWeek } from '../shifts/hours-a-week.ts';
import { datesWithoutOverlaps, hoursOfDates } from '../shifts/shift-dates.ts';
import { hoursOf } from '../shifts/shift-hours.ts';
import type { Shift } from '../shifts/shift-schemas.ts';

export interface PaidByClocks {
  readonly hourlyPay: HourlyPay | null;
  readonly payFrequency: PayFrequency | null;
  /** Whether tips come on top. */
  readonly tipped?: boolean | null | undefined;
  readonly timeZone: string;
}

type Timed = Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>;

/**
 * What one person works and earns who has all of these shifts: `12 h a week, about $204`, or for single dates
 * `6 h on 2 dates, about $102`; null without shifts. Of shifts at the same time somebody works one.
 */
export function hoursAndPay(shifts: readonly Timed[], paid: PaidByClocks): string | null {
  const { weekly, dated } = byKind(shifts);
  const hours = {
    weekly: hoursAWeek(weekly),
    dated: hoursOfDates(datesWithoutOverlaps(dated), paid.timeZone),
  };
  return inWords(dated, hours, paid);
}

/** The same of everybody together; `shifts` has each as often as it needs people. */
export function hoursAndPayOfAll(shifts: readonly Timed[], paid: PaidByClocks): string | null {
  const { weekly, dated } = byKind(shifts);
  const hours = {
    weekly: weekly.length === 0 ? null : hoursOf(weekly),
    dated: hoursOfDates(dated, paid.timeZone),
  };
  return inWords(dated, hours, paid);
}

function byKind(shifts: readonly Timed[]) {
  return {
    weekly: shifts.filter(({ date }) => date === null),
    dated: shifts.filter(({ date }) => date !== null),
  };
}

function inWords(
  dated: readonly Timed[],
  hours: { readonly weekly: number | null; readonly dated: number },
  { hourlyPay, payFrequency, tipped }: PaidByClocks,
): string | null {
  // A gig pays once, however long its shifts are.
  const pay = payFrequency === 'One Time' ? null : hourlyPay;
  const more = pay !== null && tipped ? ' + tips' : '';
  const parts: string[] = [];
  if (hours.weekly !== null) {
    parts.push(withPay(`${formatHours(hours.weekly)} a week`, hours.weekly, pay));
  }
  if (dated.length > 0) parts.push(withPay(onDates(dated, hours.dated), hours.dated, pay));
  return parts.length === 0 ? null : parts.join('; ') + more;
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
