import * as z from 'zod';
import {
  cityName,
  entityId,
  optionalText,
  optionalZipCode,
  requiredParagraphs,
  requiredText,
  stateCode,
} from '../../../field-rules.ts';
import { isWebAddress } from '../../../web-address.ts';
import {
  experienceLevels,
  industries,
  jobStatuses,
  jobTypes,
  locationTypes,
  payFrequencies,
} from '../../jobs/jobs/job-enumerations.ts';
import {
  EACH_WORKS_ABOVE_SHIFTS,
  type EachWorks,
  eachWorksInput,
  shiftList,
} from '../../jobs/shifts/shift-schemas.ts';
import { WAGE_ORDER_MESSAGE } from '../../jobs/jobs/search-wage.ts';
import { textList } from '../../../text-list-schema.ts';

const MONEY_MAX = 1_000_000;
const EXPECTED_HOURS_MAX = 1_000;
/** How many people a job may hire. */
export const OPENINGS_MAX = 50;
/** How many, while its company is not verified. */
export const OPENINGS_UNVERIFIED_MAX = 5;
const INVALID_WAGE_MESSAGE = 'Please enter a valid amount';
const INVALID_HOURS_MESSAGE = `Please enter the hours as a number, from 0.25 to ${EXPECTED_HOURS_MAX}`;
const INVALID_OPENINGS_MESSAGE = `Please enter the openings as a whole number, from 1 to ${OPENINGS_MAX}`;
const INVALID_CLOSING_TIME = 'Please enter a valid closing date';
const INVALID_REVISION = 'The revision must be a whole number from 1';
const INVALID_APPLY_WEBSITE = 'Please enter a valid website URL starting with http:// or https://';

export const PAY_RATE_REQUIRED = 'Please enter a pay rate';
export const REQUIREMENTS_MAX = 20;
export const TAGS_MAX = 15;

/** Dollars as a number or as typed; blank is absent, unreadable text is refused. */
const optionalMoney = z.preprocess(
  readMoney,
  money(INVALID_WAGE_MESSAGE)
    .nullish()
    .transform((amount) => amount ?? null),
);

function requiredMoney(requiredMessage: string) {
  return z.preprocess(readMoney, money(requiredMessage));
}

function money(message: string) {
  return z.number(message).min(0, INVALID_WAGE_MESSAGE).max(MONEY_MAX, INVALID_WAGE_MESSAGE);
}

/** Hours as a number or as typed; blank is absent. */
const optionalHours = z.preprocess(
  readMoney,
  z
    .number(INVALID_HOURS_MESSAGE)
    .min(0.25, INVALID_HOURS_MESSAGE)
    .max(EXPECTED_HOURS_MAX, INVALID_HOURS_MESSAGE)
    .transform((hours) => Math.round(hours * 100) / 100)
    .nullish()
    .transform((hours) => hours ?? null)
    .describe('How long a one-time gig takes; by it, its pay is compared with hourly pay'),
);

/** A number, or as typed; blank is one opening. */
const openings = z
  .preprocess(
    (value) => readMoney(value) ?? undefined,
    z
      .int(INVALID_OPENINGS_MESSAGE)
      .min(1, INVALID_OPENINGS_MESSAGE)
      .max(OPENINGS_MAX, INVALID_OPENINGS_MESSAGE)
      .default(1),
  )
  .describe('How many people the job hires; more than 5 only for a verified company');

function readMoney(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : Number(value);
}

function optionalChoice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  message: string,
) {
  return z.preprocess(
    (value) => (value === '' || value === undefined ? null : value),
    z.enum(values, message).nullable(),
  );
}

/** A day, which ends by the clocks of the job's state, or a moment; blank means 30 days ahead. */
const optionalClosingTime = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  z
    .union(
      [
        z.iso.date(INVALID_CLOSING_TIME),
        z.iso.datetime(INVALID_CLOSING_TIME).transform((moment) => new Date(moment).toISOString()),
        z.null(INVALID_CLOSING_TIME),
      ],
      INVALID_CLOSING_TIME,
    )
    .describe(
      'A day such as 2026-11-20, which ends by the clocks of the job’s state, or a moment; from now to a year ahead. Null, or none in a new job: 30 days ahead',
    ),
);

/** A number, or its text in a form. */
const revision = z
  .preprocess(
    (value) => (typeof value === 'string' ? Number(value) : value),
    z.int(INVALID_REVISION).min(1, INVALID_REVISION),
  )
  .describe('The revision that the change starts from; an older one is refused');

const jobFields = {
  title: requiredText('Please enter a job title', 120),
  type: z.enum(jobTypes, 'Please choose a job type'),
  address: optionalText(200),
  city: cityName('Please enter a city'),
  state: stateCode('Please enter a state', 'State must be exactly 2 letters (e.g., CA, NY, TX)'),
  zipCode: optionalZipCode,
  department: optionalText(100),
  industry: optionalChoice(industries, 'Please choose an industry'),
  experienceLevel: optionalChoice(experienceLevels, 'Please choose an experience level'),
  locationType: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.enum(locationTypes, 'Please choose a location type').default('On-site'),
  ),
  minWage: optionalMoney,
  maxWage: optionalMoney,
  description: requiredParagraphs('Please enter a description', 10_000),
  compensation: optionalText(500),
  payRate: optionalMoney,
  payFrequency: optionalChoice(payFrequencies, 'Please choose a pay frequency'),
  expectedHours: optionalHours,
  openings,
  shifts: shiftList,
  eachWorks: eachWorksInput,
  skills: textList({ maxItems: 20, maxLength: 60 }),
  tags: textList({ maxItems: TAGS_MAX, maxLength: 40 }),
  requirements: textList({ maxItems: REQUIREMENTS_MAX, maxLength: 300, isUnique: true }),
  benefits: textList({ maxItems: 20, maxLength: 100 }),
  schedule: optionalText(200),
  applyWebsite: z
    .string()
    .trim()
    .max(300, INVALID_APPLY_WEBSITE)
    .refine((text) => text === '' || isWebAddress(text), INVALID_APPLY_WEBSITE)
    .nullish()
    .transform((text) => (text === undefined || text === '' ? null : text)),
  startDate: optionalText(40),
  closesAt: optionalClosingTime,
};

interface WagePair {
  minWage?: number | null | undefined;
  maxWage?: number | null | undefined;
}

function wagesInOrder({ minWage, maxWage }: WagePair): boolean {
  return (minWage ?? 0) <= (maxWage ?? Infinity);
}

const wageOrder = { error: WAGE_ORDER_MESSAGE, path: ['minWage'] };

interface SharedShifts {
  readonly eachWorks: EachWorks | null;
  readonly shifts: readonly unknown[];
}

/** Whether there are as many shifts as each person works; of a job without any that says nothing. */
function hasShiftsForEach({ eachWorks, shifts }: SharedShifts): boolean {
  return shifts.length === 0 || (eachWorks?.max ?? 0) <= shifts.length;
}

const shiftsForEach = { error: EACH_WORKS_ABOVE_SHIFTS, path: ['eachWorks'] };

/** Whether a rate or a range says what the job pays. */
function statesPay({
  payRate,
  minWage,
  maxWage,
}: WagePair & { payRate?: number | null | undefined }): boolean {
  return [payRate, minWage, maxWage].some((amount) => typeof amount === 'number' && amount > 0);
}

const payStated = {
  error: PAY_RATE_REQUIRED,
  path: ['payRate'],
};

/** POST /employerjobs/createjob. The server sets company, logo, employer and status. */
export const createJobBody = z
  .object({
    ...jobFields,
    payFrequency: z.preprocess(
      (value) => (value === '' || value === undefined ? null : value),
      z.enum(payFrequencies, 'Please choose a pay frequency'),
    ),
    /** Optional; if present, it must be the signed-in employer. */
    employerId: entityId.optional(),
  })
  .refine(statesPay, payStated)
  .refine(wagesInOrder, wageOrder)
  .refine(hasShiftsForEach, shiftsForEach);

/** A job as it is after an edit that leaves its pay alone: jobs from before may state none. */
export const editedJobFields = z
  .object(jobFields)
  .refine(wagesInOrder, wageOrder)
  .refine(hasShiftsForEach, shiftsForEach);

/**
 * PUT /employerjobs/{jobId}: any of the fields, or `{status}` alone (Active reposts, Closed closes).
 * An image is uploaded as a file and removed by `removeJobImage`. With `revision`, a job that was changed
 * since is refused.
 */
export const updateJobBody = z
  .object({ ...jobFields, status: z.enum(jobStatuses), revision, removeJobImage: z.boolean() })
  .partial()
  .refine(wagesInOrder, wageOrder);

/** Any of a new job's fields, each valid by itself; the whole is checked at publication. */
export const jobDraftFields = z
  .object(jobFields, 'Please send the fields of the draft as an object')
  .partial();

/** The edit form marks more fields as required than a new job has (spec section 5). */
export const editJobForm = z
  .object({
    ...jobFields,
    industry: z.enum(industries, 'Please choose an industry'),
    payRate: requiredMoney(PAY_RATE_REQUIRED),
    payFrequency: z.enum(payFrequencies, 'Please choose a pay frequency'),
  })
  .refine(wagesInOrder, wageOrder)
  .refine(hasShiftsForEach, shiftsForEach);

export type JobFields = z.output<typeof editedJobFields>;
export type CreateJobBody = z.output<typeof createJobBody>;
export type UpdateJobBody = z.output<typeof updateJobBody>;

/** `details` of the 403 `plan_limit_reached`. */
export const planLimitDetails = z.object({
  planType: z.string(),
  maxActiveJobs: z.number().int(),
  activeJobs: z.number().int(),
});
export type PlanLimitDetails = z.output<typeof planLimitDetails>;
