import type { CreateJobBody } from '@nextshift/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { checkDraft, jobDraft, type JobDraft } from './job-draft.ts';

const fields = jobDraft.keyof();

/** Holds the form against the contract's rules; each field has the words of its first failed one. */
export const jobDraftResolver: Resolver<JobDraft, unknown, CreateJobBody> = (draft) => {
  const checked = checkDraft(draft);
  if (checked.success) return { values: checked.data, errors: {} };
  const errors: FieldErrors<JobDraft> = {};
  for (const { path, message } of checked.error.issues) {
    const field = fields.safeParse(path[0]).data;
    if (field !== undefined) errors[field] ??= { type: 'rule', message };
  }
  return { values: {}, errors };
};
