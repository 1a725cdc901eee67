import * as z from 'zod';
import { minimumAges } from './job-enumerations.ts';
import { readJson, readNumber } from './job-field-kinds.ts';
import { amountOf } from './read-pay.ts';
import type { WageRange } from './wage-range.ts';

const TIPS_MAX = 500;
const INVALID_AGE = 'Please choose a minimum age of 16, 18 or 21';
const INVALID_TIPPED = 'Please say whether the job has tips: true or false';
const INVALID_TIPS = `Please enter the tips an hour as a number, from 0.01 to ${TIPS_MAX}`;
const TIPS_ORDER = 'The lowest tips must not be above the highest';
/** What is wrong where tips are stated of a job that has none. */
export const TIPS_WITHOUT_TIPPED = 'Tips are stated, but the job is not a tipped one';

/** Tips in dollars an hour, as the employer says. */
export const tips = z.object({ min: z.number(), max: z.number() });
export type Tips = z.output<typeof tips>;

/** As employers send it, or as typed; null where they leave it to what they write of the pay. */
export const tippedInput = z
  .preprocess(readBoolean, z.boolean(INVALID_TIPPED).nullish())
  .transform((tipped) => tipped ?? null)
  .describe('Whether it has tips besides its pay; if absent, as title and compensation say');

const anHour = z.preprocess(
  (value) => (typeof value === 'string' ? (amountOf(value) ?? value) : value),
  z
    .number(INVALID_TIPS)
    .min(0.01, INVALID_TIPS)
    .max(TIPS_MAX, INVALID_TIPS)
    .transform((dollars) => Math.round(dollars * 100) / 100),
);

/** Tips as employers send them; JSON in a form with an image, null or blank where they do not say. */
export const tipsInput = z
  .preprocess(readTips, z.object({ min: anHour, max: anHour }, INVALID_TIPS).nullable())
  .refine((stated) => stated === null || stated.min <= stated.max, TIPS_ORDER)
  .describe('Dollars of tips an hour as the employer says, besides the pay; null if unsaid');

export const minimumAgeInput = z
  .preprocess(
    (value) => readNumber(value) ?? undefined,
    z.literal(minimumAges, INVALID_AGE).default(minimumAges[0]),
  )
  .describe('How old one must be: 16, 18 or 21');

/** Pay with tips in dollars an hour; null where either is unknown. */
export function payWithTips(hourlyPay: WageRange | null, stated: Tips | null): WageRange | null {
  if (hourlyPay === null || stated === null) return null;
  return {
    min: toCents(hourlyPay.min + stated.min),
    max: toCents(hourlyPay.max + stated.max),
  };
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

function readBoolean(value: unknown): unknown {
  if (value === '') return null;
  return value === 'true' || (value === 'false' ? false : value);
}

/** Blank is unsaid, and one end stands for both. */
function readTips(value: unknown): unknown {
  const read = readJson(value);
  if (typeof read !== 'object' || read === null) return read ?? null;
  const { min, max } = { min: null, max: null, ...read };
  if (isBlank(min) && isBlank(max)) return null;
  return { min: isBlank(min) ? max : min, max: isBlank(max) ? min : max };
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
