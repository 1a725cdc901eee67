import { hoursAWeek, hoursOf } from '../shifts/shift-hours.ts';
import type { Shift } from '../shifts/shift-schemas.ts';
import type { HourlyPayBasis, PayFrequency } from './job-enumerations.ts';

/** Hours that are assumed of a unit of pay. A one-time payment has only the hours that its employer expects. */
export const HOURS_ASSUMED = {
  'Per Day': 8,
  'Per Week': 40,
  'Per Month': 173.33,
} as const satisfies Partial<Record<PayFrequency, number>>;

export interface Pay {
  readonly payRate: number | null;
  readonly payFrequency: PayFrequency | null;
  readonly minWage: number | null;
  readonly maxWage: number | null;
  /** How long a one-time gig takes, as its employer expects. */
  readonly expectedHours?: number | null;
  readonly shifts?: readonly Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>[];
}

export interface WageRange {
  /** US dollars, in the unit of the pay frequency. */
  readonly min: number;
  readonly max: number;
}

/** Pay as US dollars an hour. */
export interface HourlyPay extends WageRange {
  /** Whether the employer names the hours, or they come from the shifts, or are assumed. */
  readonly basis: HourlyPayBasis;
}

/** A job's pay in its own unit: minWage..maxWage if given, else payRate; null without any. */
export function wageRange(pay: Pay): WageRange | null {
  const min = pay.minWage ?? pay.maxWage ?? pay.payRate;
  const max = pay.maxWage ?? pay.minWage ?? pay.payRate;
  return min === null || max === null ? null : { min, max };
}

/** Weeks of a month on average: 173.33 hours are 40 a week. */
const WEEKS_A_MONTH = 4.33325;

/** The hours that a unit of a job's pay is for, and where they come from; null if it has none. */
export function hoursOfPay(pay: Pay): { hours: number; basis: HourlyPayBasis } | null {
  const { payFrequency, expectedHours = null } = pay;
  if (payFrequency === null || payFrequency === 'Gift Card') return null;
  if (payFrequency === 'Per Hour') return { hours: 1, basis: 'stated' };
  if (payFrequency === 'One Time' && expectedHours !== null) {
    return { hours: expectedHours, basis: 'stated' };
  }
  const hours = hoursOfShifts(payFrequency, pay.shifts ?? []);
  if (hours !== null) return { hours, basis: 'from_shifts' };
  if (payFrequency === 'One Time') return null;
  return { hours: HOURS_ASSUMED[payFrequency], basis: 'assumed' };
}

type HourlessFrequency = Exclude<PayFrequency, 'Gift Card' | 'Per Hour'>;

/** The hours of a unit of pay as the shifts say: a day is a shift on average, a gig all of them. */
function hoursOfShifts(
  frequency: HourlessFrequency,
  shifts: NonNullable<Pay['shifts']>,
): number | null {
  if (shifts.length === 0) return null;
  const dated = shifts.filter(({ date }) => date !== null);
  if (frequency === 'One Time') return dated.length === shifts.length ? hoursOf(shifts) : null;
  if (frequency === 'Per Day') return hoursOf(shifts) / shifts.length;
  const week = hoursAWeek(shifts);
  if (week === null || dated.length > 0) return null;
  return frequency === 'Per Week' ? week : week * WEEKS_A_MONTH;
}
