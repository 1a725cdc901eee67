import type { PayFrequency } from './job-enumerations.ts';

/** Hours per unit of pay; null if it has no hourly equivalent. */
const HOURS_PER_UNIT = {
  'Per Hour': 1,
  'Per Day': 8,
  'Per Week': 40,
  'Per Month': 173.33,
  'One Time': null,
  'Gift Card': null,
} as const satisfies Record<PayFrequency, number | null>;

export interface Pay {
  readonly payRate: number | null;
  readonly payFrequency: PayFrequency | null;
  readonly minWage: number | null;
  readonly maxWage: number | null;
}

export interface WageRange {
  /** US dollars, in the unit of the pay frequency. */
  readonly min: number;
  readonly max: number;
}

/** A job's pay in its own unit: minWage..maxWage if given, else payRate; null without any. */
export function wageRange(pay: Pay): WageRange | null {
  const min = pay.minWage ?? pay.maxWage ?? pay.payRate;
  const max = pay.maxWage ?? pay.minWage ?? pay.payRate;
  return min === null || max === null ? null : { min, max };
}

/** The hourly equivalent of a job's pay, in US dollars, by which wage filters compare. */
export function hourlyWageRange(pay: Pay): WageRange | null {
  const range = wageRange(pay);
  const hours = pay.payFrequency === null ? null : HOURS_PER_UNIT[pay.payFrequency];
  if (range === null || hours === null) return null;
  return { min: toCents(range.min / hours), max: toCents(range.max / hours) };
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
