import {
  closingProblem,
  momentsOfShift,
  type Shift,
  SHIFT_SKIPPED_MESSAGE,
  shiftDateProblem,
  timeZoneOfState,
  type CreateJobBody,
  type Job,
  type UpdateJobBody,
  PAY_RATE_REQUIRED,
} from '@nextshift/contract';
import { get, set, type FieldErrors, type Resolver } from 'react-hook-form';
import * as z from 'zod';
import {
  checkEditedJob,
  checkEditedShifts,
  checkNewJob,
  closingDayOf,
  type JobDraft,
  statesPay,
} from './job-draft.ts';
import { fieldOfIssue } from './field-of-issue.ts';
import { ON_A_DATE, timedRow } from './shifts/shift-rows.ts';

type JobResolver<Body = CreateJobBody> = Resolver<JobDraft, unknown, Body>;
type JobCheck<Body> = (draft: JobDraft) => z.ZodSafeParseResult<Body>;

/** Checks the form by the contract's rules; each field shows its first failed one. */
function resolverOf<Body>(check: JobCheck<Body>, job?: Job): JobResolver<Body> {
  const keptClosingDay = job ? closingDayOf(job) : '';
  return (draft) => {
    const checked = check(draft);
    const errors: FieldErrors<JobDraft> = {};
    for (const { path, message } of checked.error?.issues ?? []) {
      const field = fieldOfIssue(path);
      if (field !== null && get(errors, field) === undefined)
        set(errors, field, { type: 'rule', message });
    }
    const problem = draft.closesAt === keptClosingDay ? null : closingDateProblem(draft);
    if (problem !== null) errors.closesAt ??= { type: 'rule', message: problem };
    for (const { index, message } of shiftDateProblems(draft, job?.shifts ?? [])) {
      const field = `shifts.${index}.date` as const;
      if (get(errors, field) === undefined) set(errors, field, { type: 'rule', message });
    }
    if (!checked.success || Object.keys(errors).length > 0) return { values: {}, errors };
    return { values: checked.data, errors: {} };
  };
}

/** Checks a day against the clock; the schema refuses an invalid one. */
function closingDateProblem({ closesAt, state }: JobDraft): string | null {
  const day = z.iso.date().safeParse(closesAt).data;
  if (day === undefined) return null;
  return closingProblem({ timeZone: timeZoneOfState(state), closesAt: day }, new Date());
}

/** Checks the dates of shifts against the clock, but for those that the job has already. */
function shiftDateProblems({ shifts, state }: JobDraft, stored: readonly Shift[]) {
  const [timeZone, now] = [timeZoneOfState(state), new Date()];
  const kept = new Map(stored.map(({ id, date }) => [id, date]));
  return shifts.flatMap((row, index) => {
    // The date is checked before the times are typed.
    const date = row.weekday === ON_A_DATE ? z.iso.date().safeParse(row.date).data : undefined;
    if (date === undefined) return [];
    const isKept = row.id !== null && kept.get(row.id) === date;
    const problem = isKept ? null : shiftDateProblem(date, timeZone, now);
    const timed = timedRow(row);
    const isSkipped = timed !== null && momentsOfShift(timed, { date, timeZone }) === null;
    const message = problem ?? (isSkipped ? SHIFT_SKIPPED_MESSAGE : null);
    return message === null ? [] : [{ index, message }];
  });
}

const newJobRules = resolverOf(checkNewJob);

/** Says that the pay is missing beside the problems of other fields; the rules find it after them. */
export const newJobResolver: JobResolver = async (draft, context, options) => {
  const checked = await newJobRules(draft, context, options);
  if (statesPay(draft) || !('errors' in checked)) return checked;
  return {
    values: {},
    errors: { payRate: { type: 'rule', message: PAY_RATE_REQUIRED }, ...checked.errors },
  };
};

export function editedJobResolver(job: Job): JobResolver {
  return resolverOf((draft) => checkEditedJob(draft, job), job);
}

/** Checks the shifts alone, of a job whose other fields stay as they are. */
export function editedShiftsResolver(job: Job): JobResolver<UpdateJobBody> {
  return resolverOf(checkEditedShifts, job);
}
