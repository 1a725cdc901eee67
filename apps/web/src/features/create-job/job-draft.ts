import { createJobBody, type CreateJobBody } from '@nextshift/contract';
import * as z from 'zod';

/** A job as the form holds it: everything as typed. */
export const jobDraft = z.object({
  title: z.string(),
  type: z.string(),
  industry: z.string(),
  department: z.string(),
  experienceLevel: z.string(),
  description: z.string(),
  locationType: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  payRate: z.string(),
  payFrequency: z.string(),
  minWage: z.string(),
  maxWage: z.string(),
  compensation: z.string(),
  benefits: z.array(z.string()),
  requirements: z.array(z.string()),
  skills: z.array(z.string()),
  tags: z.array(z.string()),
  schedule: z.string(),
  startDate: z.string(),
});

export type JobDraft = z.output<typeof jobDraft>;

export const EMPTY_DRAFT: JobDraft = {
  title: '',
  type: '',
  industry: '',
  department: '',
  experienceLevel: '',
  description: '',
  locationType: 'On-site',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  payRate: '',
  payFrequency: '',
  minWage: '',
  maxWage: '',
  compensation: '',
  benefits: [],
  requirements: [],
  skills: [],
  tags: [],
  schedule: '',
  startDate: '',
};

export function isEmptyDraft(draft: JobDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT);
}

/** The draft as the contract's rules see it; parsed, it is what is sent (spec sections 3 and 5). */
export function checkDraft(draft: JobDraft): z.ZodSafeParseResult<CreateJobBody> {
  return createJobBody.safeParse({
    ...draft,
    // A number in any case: 0 where none can be read.
    payRate: Number.parseFloat(draft.payRate) || 0,
    schedule: draft.schedule.trim() || draft.type,
    applyWebsite: '',
  });
}

/** What the labels star beyond the rules: a job without it is taken, but does worse. */
export function missingFromDraft(draft: JobDraft, hasImage: boolean): string[] {
  return [
    draft.industry === '' ? 'Industry' : '',
    Number.parseFloat(draft.payRate) > 0 ? '' : 'Pay Rate',
    draft.payFrequency === '' ? 'Pay Frequency' : '',
    hasImage ? '' : 'Job Image',
  ].filter((name) => name !== '');
}
