import { hoursOfPay } from './hourly-wage.ts';
import { type HourlyPay, type Pay, wageRange } from './wage-range.ts';

/** The hourly equivalent of a job's pay without tips, by which searches compare; null if it has none. */
export function hourlyPay(pay: Pay): HourlyPay | null {
  const range = wageRange(pay);
  const unit = hoursOfPay(pay);
  if (range === null || range.max === 0 || unit === null) return null;
  return {
    min: toCents(range.min / unit.hours.max),
    max: toCents(range.max / unit.hours.min),
    basis: unit.basis,
  };
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
