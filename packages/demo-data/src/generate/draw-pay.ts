import type { PayFrequency } from '@nextshift/contract';
import type { DemoJob } from '../demo-data.ts';
import type { JobTemplate } from '../content/job-template.ts';
import type { SeededRandom } from './seeded-random.ts';

type Pay = Pick<DemoJob, 'payRate' | 'minWage' | 'maxWage' | 'payFrequency' | 'expectedHours'>;

/** What a rate is rounded to, in dollars. */
const steps = {
  'One Time': 10,
  'Gift Card': 5,
  'Per Hour': 0.5,
  'Per Day': 5,
  'Per Week': 10,
  'Per Month': 50,
} as const satisfies Record<PayFrequency, number>;

/** What an hour of a one-time gig pays, in dollars, by which its hours are guessed. */
const GIG_HOUR = 30;

/** A company's own version of a template's pay: mostly a range, sometimes one rate. */
export function drawPay(pay: JobTemplate['pay'], random: SeededRandom): Pay {
  const step = steps[pay.per];
  const isSinglePayment = pay.per === 'One Time' || pay.per === 'Gift Card';
  if (isSinglePayment || random.chance(0.25)) {
    const stepsBetween = Math.floor((pay.to - pay.from) / step);
    const payRate = pay.from + random.int(0, stepsBetween) * step;
    const expectedHours =
      pay.per === 'One Time' ? Math.max(1, Math.round(payRate / GIG_HOUR)) : null;
    return { payRate, minWage: null, maxWage: null, payFrequency: pay.per, expectedHours };
  }
  const shift = random.int(-1, 2) * step;
  const minWage = pay.from + shift;
  const maxWage = pay.to + shift;
  return { payRate: minWage, minWage, maxWage, payFrequency: pay.per, expectedHours: null };
}
