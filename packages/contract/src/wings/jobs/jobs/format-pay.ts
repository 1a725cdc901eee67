import { type PayFrequency, payFrequencyLabels } from './job-enumerations.ts';
import {
  HOURS_ASSUMED,
  type HourlyPay,
  type Pay,
  type WageRange,
  wageRange,
} from './wage-range.ts';

const cents = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Dollars as `$18.50`, or `$18` where there are no cents. */
export function formatDollars(amount: number): string {
  return `$${(Number.isInteger(amount) ? whole : cents).format(amount)}`;
}

/**
 * `$19 / hour`, `$80–$105 / day`, `$1,200 once` or `$50 gift card`; with tips `$2.13 + tips`, and what the employer says
 * they come to: `$2.13 + tips, about $22–30 / hour, says the employer`. Null if the job states no pay.
 */
export function formatPay(pay: Pay): string | null {
  const amount = formatAmount(pay);
  if (amount === null || pay.payFrequency === null) return withTips(amount, pay);
  if (pay.tipped && pay.payFrequency === 'Per Hour') return withTips(amount, pay);
  return withTips(`${amount} ${PAID[pay.payFrequency]}`, pay);
}

function withTips(amount: string | null, { tipped, withTips: sum }: Pay): string | null {
  if (amount === null || !tipped) return amount;
  if (!sum) return `${amount} + tips`;
  const [min, max] = [whole.format(sum.min), whole.format(sum.max)];
  const about = min === max ? max : `${min}–${max}`;
  return `${amount} + tips, about $${about} / hour, says the employer`;
}

const PAID = {
  'One Time': 'once',
  'Gift Card': 'gift card',
  'Per Hour': '/ hour',
  'Per Day': '/ day',
  'Per Week': '/ week',
  'Per Month': '/ month',
} as const satisfies Record<PayFrequency, string>;

/** `$18.50 / Per Hour`, or `$15–$20 / Per Hour` for a range: on cards of saved jobs (spec section 2.5). */
export function formatPayByFrequency(pay: Pay): string | null {
  const amount = formatAmount(pay);
  if (amount === null || pay.payFrequency === null) return withTips(amount, pay);
  return withTips(`${amount} / ${payFrequencyLabels[pay.payFrequency]}`, pay);
}

function formatAmount(pay: Pay): string | null {
  const range = wageRange(pay);
  return range === null || range.max === 0 ? null : formatDollarRange(range);
}

/** `about $15/h (8 h assumed)`, `about $15/h (by its shifts)`; null where the pay is hourly, or has no hours. */
export function formatHourlyPay(
  job: Pay & { readonly hourlyPay: HourlyPay | null },
): string | null {
  const { hourlyPay, payFrequency } = job;
  if (hourlyPay === null || payFrequency === 'Per Hour') return null;
  return `about ${formatDollarRange(hourlyPay)}/h (${basisOf(job, hourlyPay)})`;
}

function basisOf({ payFrequency, expectedHours = null }: Pay, { basis }: HourlyPay): string {
  if (basis === 'from_shifts') return 'by its shifts';
  if (basis === 'stated') return `${formatHours(expectedHours ?? 0)} expected`;
  const assumed: Partial<Record<PayFrequency, number>> = HOURS_ASSUMED;
  return `${formatHours(assumed[payFrequency ?? 'Per Day'] ?? 0)} assumed`;
}

function formatHours(hours: number): string {
  return `${Math.round(hours * 4) / 4} h`;
}

/** `$4–$6.50`, or `$5` where both ends are the same. */
export function formatDollarRange({ min, max }: WageRange): string {
  return min === max ? formatDollars(max) : `${formatDollars(min)}–${formatDollars(max)}`;
}
