import { payFrequencyLabels } from './job-enumerations.ts';
import { type Pay, wageRange } from './hourly-wage.ts';

const cents = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Dollars as `$18.50`, or `$18` where there are no cents. */
export function formatDollars(amount: number): string {
  return `$${(Number.isInteger(amount) ? whole : cents).format(amount)}`;
}

/** `$18.50 / Per Hour`, or `$15–$20 / Per Hour` for a range; null if the job states no pay. */
export function formatPay(pay: Pay): string | null {
  const range = wageRange(pay);
  if (range === null || range.max === 0) return null;
  const amount =
    range.min === range.max
      ? formatDollars(range.max)
      : `${formatDollars(range.min)}–${formatDollars(range.max)}`;
  return pay.payFrequency === null ? amount : `${amount} / ${payFrequencyLabels[pay.payFrequency]}`;
}
