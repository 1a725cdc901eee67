import { closingProblem, type CreateJobBody, type Job } from '@nextshift/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod';
import { checkEditedJob, checkNewJob, closingDayOf, jobDraft, type JobDraft } from './job-draft.ts';

type JobResolver = Resolver<JobDraft, unknown, CreateJobBody>;
type JobCheck = (draft: JobDraft) => z.ZodSafeParseResult<CreateJobBody>;

const fields = jobDraft.keyof();

/** Checks the form by the contract's rules; each field shows its first failed one. */
function resolverOf(check: JobCheck, keptClosingDay = ''): JobResolver {
  return (draft) => {
    const checked = check(draft);
    const errors: FieldErrors<JobDraft> = {};
    for (const { path, message } of checked.error?.issues ?? []) {
      const field = fields.safeParse(path[0]).data;
      if (field !== undefined) errors[field] ??= { type: 'rule', message };
    }
    const problem = draft.closesAt === keptClosingDay ? null : closingDateProblem(draft);
    if (problem !== null) errors.closesAt ??= { type: 'rule', message: problem };
    if (!checked.success || problem !== null) return { values: {}, errors };
    return { values: checked.data, errors: {} };
  };
}

/** Checks a day against the clock; the schema refuses an invalid one. */
function closingDateProblem({ closesAt, state }: JobDraft): string | null {
  const day = z.iso.date().safeParse(closesAt).data;
  if (day === undefined) return null;
  return closingProblem({ state: state.toUpperCase(), closesAt: day }, new Date());
}

export const newJobResolver = resolverOf(checkNewJob);

export function editedJobResolver(job: Job): JobResolver {
  return resolverOf((draft) => checkEditedJob(draft, job), closingDayOf(job));
}
