import * as z from 'zod';
import { entityId } from '../../../field-rules.ts';
import { partOf } from '../../../tables.ts';
import { industries, jobStatuses, payFrequencies } from '../../jobs/jobs/job-enumerations.ts';
import { blankAsNull, requiredMoney } from '../../jobs/jobs/job-field-kinds.ts';
import { jobFields } from '../../jobs/jobs/job-fields.ts';
import { EACH_WORKS_ABOVE_SHIFTS, type EachWorks } from '../../jobs/shifts/shift-schemas.ts';
import { WAGE_ORDER_MESSAGE } from '../../jobs/jobs/search-wage.ts';
import { TIPS_WITHOUT_TIPPED } from '../../jobs/jobs/tips.ts';

const INVALID_REVISION = 'The revision must be a whole number from 1';
export const PAY_RATE_REQUIRED = 'Please enter a pay rate';

/** A number, or its text in a form. */
const revision = z
  .preprocess(
    (value) => (typeof value === 'string' ? Number(value) : value),
    z.int(INVALID_REVISION).min(1, INVALID_REVISION),
  )
  .describe('The revision that the change starts from; an older one is refused');

const inputs = partOf(jobFields, 'input');

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

interface StatedTips {
  readonly tipped: boolean | null;
  readonly tips: object | null;
}

function areTipsOfTipped({ tipped, tips }: StatedTips): boolean {
  return tips === null || tipped !== false;
}

const tipsOfTipped = { error: TIPS_WITHOUT_TIPPED, path: ['tips'] };

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
    ...inputs,
    payFrequency: z.preprocess(
      blankAsNull,
      z.enum(payFrequencies, 'Please choose a pay frequency'),
    ),
    /** Optional; if present, it must be the signed-in employer. */
    employerId: entityId.optional(),
  })
  .refine(statesPay, payStated)
  .refine(wagesInOrder, wageOrder)
  .refine(hasShiftsForEach, shiftsForEach)
  .refine(areTipsOfTipped, tipsOfTipped);

/** A job as it is after an edit that leaves its pay alone: jobs from before may state none. */
export const editedJobFields = z
  .object(inputs)
  .refine(wagesInOrder, wageOrder)
  .refine(hasShiftsForEach, shiftsForEach)
  .refine(areTipsOfTipped, tipsOfTipped);

/**
 * PUT /employerjobs/{jobId}: any of the fields, or `{status}` alone (Active reposts, Closed closes).
 * An image is uploaded as a file and removed by `removeJobImage`. With `revision`, a job that was changed
 * since is refused.
 */
export const updateJobBody = z
  .object({ ...inputs, status: z.enum(jobStatuses), revision, removeJobImage: z.boolean() })
  .partial()
  .refine(wagesInOrder, wageOrder);

/** Any of a new job's fields, each valid by itself; the whole is checked at publication. */
export const jobDraftFields = z
  .object(inputs, 'Please send the fields of the draft as an object')
  .partial();

/** The edit form marks more fields as required than a new job has (spec section 5). */
export const editJobForm = z
  .object({
    ...inputs,
    industry: z.enum(industries, 'Please choose an industry'),
    payRate: requiredMoney(PAY_RATE_REQUIRED),
    payFrequency: z.enum(payFrequencies, 'Please choose a pay frequency'),
  })
  .refine(wagesInOrder, wageOrder)
  .refine(hasShiftsForEach, shiftsForEach)
  .refine(areTipsOfTipped, tipsOfTipped);

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
