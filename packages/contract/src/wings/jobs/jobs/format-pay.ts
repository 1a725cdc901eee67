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

/** `$19 / hour`, `$80–$105 / day`, `$1,200 once` or `$50 gift card`; null if the job states no pay. */
export function formatPay(pay: Pay): string | null {
  const amount = formatAmount(pay);
  if (amount === null || pay.payFrequency === null) return amount;
  return `${amount} ${PAID[pay.payFrequency]}`;
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
  if (amount === null || pay.payFrequency === null) return amount;
  return `${amount} / ${payFrequencyLabels[pay.payFrequency]}`;
}

function formatAmount(pay: Pay): string | null {
  const range = wageRange(pay);
  return range === null || range.max === 0 ? null : formatRange(range);
}

/** `about $15/h (8 h assumed)`, `about $15/h (by its shifts)`; null where the pay is hourly, or has no hours. */
export function formatHourlyPay(
  job: Pay & { readonly hourlyPay: HourlyPay | null },
): string | null {
  const { hourlyPay, payFrequency } = job;
  if (hourlyPay === null || payFrequency === 'Per Hour') return null;
  return `about ${formatRange(hourlyPay)}/h (${basisOf(job, hourlyPay)})`;
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

function formatRange({ min, max }: WageRange): string {
  return min === max ? formatDollars(max) : `${formatDollars(min)}–${formatDollars(max)}`;
}
