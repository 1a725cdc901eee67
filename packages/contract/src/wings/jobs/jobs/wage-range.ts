import type { EachWorks, Shift } from '../shifts/shift-schemas.ts';
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
  /** How many of the shifts one person works. */
  readonly eachWorks?: EachWorks | null;
  /** Whether there are tips besides. */
  readonly tipped?: boolean | null;
  /** Pay with tips in dollars an hour, where the employer says what the tips are. */
  readonly withTips?: WageRange | null;
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
