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

/** The hours that a job's pay is for; null if it has none. */
export function hoursOfPay({ payFrequency, expectedHours = null }: Pay): number | null {
  if (payFrequency === null || payFrequency === 'Gift Card') return null;
  if (payFrequency === 'Per Hour') return 1;
  return payFrequency === 'One Time' ? expectedHours : HOURS_ASSUMED[payFrequency];
}

/** The hourly equivalent of a job's pay, by which searches compare; null if it has none. */
export function hourlyPay(pay: Pay): HourlyPay | null {
  const range = wageRange(pay);
  const hours = hoursOfPay(pay);
  if (range === null || range.max === 0 || hours === null) return null;
  const isStated = pay.payFrequency === 'Per Hour' || pay.payFrequency === 'One Time';
  return {
    min: toCents(range.min / hours),
    max: toCents(range.max / hours),
    basis: isStated ? 'stated' : 'assumed',
  };
}

/** The federal minimum wage, in dollars an hour. */
export const MINIMUM_WAGE = 7.25;

/** Whether a job pays less than the minimum wage by hours that its employer names; usual hours prove nothing. */
export function isBelowMinimumWage(pay: HourlyPay | null): boolean {
  return pay !== null && pay.basis !== 'assumed' && pay.min < MINIMUM_WAGE;
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
