import {
  createJobBody,
  dayIn,
  editJobForm,
  jobDraftFields,
  timeZoneOfState,
  hourlyPay,
  isBelowMinimumWage,
  updateJobBody,
  type CreateJobBody,
  type Job,
  type JobDraftFields,
  type Pay,
  type UpdateJobBody,
} from '@nextshift/contract';
import * as z from 'zod';
import { rowsOfShifts, shiftOfRow, type ShiftRow, shiftRow } from './shifts/shift-rows.ts';

/** A job's form, as typed. */
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
  expectedHours: z.string(),
  openings: z.string(),
  minWage: z.string(),
  maxWage: z.string(),
  compensation: z.string(),
  benefits: z.array(z.string()),
  requirements: z.array(z.string()),
  skills: z.array(z.string()),
  tags: z.array(z.string()),
  shifts: z.array(shiftRow),
  /** As JSON; '' where the employer does not say. */
  eachWorks: z.string(),
  schedule: z.string(),
  startDate: z.string(),
  closesAt: z.string(),
});

export type JobDraft = z.output<typeof jobDraft>;
type JobField = keyof JobDraft;

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
  expectedHours: '',
  openings: '1',
  minWage: '',
  maxWage: '',
  compensation: '',
  benefits: [],
  requirements: [],
  skills: [],
  tags: [],
  shifts: [],
  eachWorks: '',
  schedule: '',
  startDate: '',
  closesAt: '',
};

export function isSameDraft(one: JobDraft, other: JobDraft): boolean {
  return jobDraft.keyof().options.every((field) => isSameField(field, one, other));
}

/** Whether a field is typed the same in both. */
function isSameField(field: JobField, one: JobDraft, other: JobDraft): boolean {
  return JSON.stringify(one[field]) === JSON.stringify(other[field]);
}

/**
 * The changed fields of a job. Only these are sent, so that concurrent changes of others stay. The
 * schedule goes with the type, which replaces it if it is empty.
 */
export function changedFields(
  edited: UpdateJobBody,
  draft: JobDraft,
  before: JobDraft,
): UpdateJobBody {
  const isChanged = (field: JobField) => !isSameField(field, draft, before);
  const changed = new Set<string>(jobDraft.keyof().options.filter(isChanged));
  if (changed.has('type')) changed.add('schedule');
  return Object.fromEntries(Object.entries(edited).filter(([field]) => changed.has(field)));
}

/** A job, or what a draft has of one, as the form shows it for editing. */
export function draftOfJob(job: JobDraftFields): JobDraft {
  return {
    title: job.title ?? '',
    type: job.type ?? '',
    industry: job.industry ?? '',
    department: job.department ?? '',
    experienceLevel: job.experienceLevel ?? '',
    description: job.description ?? '',
    locationType: job.locationType ?? EMPTY_DRAFT.locationType,
    address: job.address ?? '',
    city: job.city ?? '',
    state: job.state ?? '',
    zipCode: job.zipCode ?? '',
    // Posted without one, a job has 0.
    payRate: job.payRate === 0 ? '' : amountText(job.payRate ?? null),
    payFrequency: job.payFrequency ?? '',
    expectedHours: amountText(job.expectedHours ?? null),
    openings: String(job.openings ?? EMPTY_DRAFT.openings),
    minWage: amountText(job.minWage ?? null),
    maxWage: amountText(job.maxWage ?? null),
    compensation: job.compensation ?? '',
    benefits: job.benefits ?? [],
    requirements: job.requirements ?? [],
    skills: job.skills ?? [],
    tags: job.tags ?? [],
    shifts: rowsOfShifts(job.shifts ?? [], job.openings),
    eachWorks: job.eachWorks ? JSON.stringify(job.eachWorks) : '',
    // The type replaces it, also after a change of the type.
    schedule: job.schedule && job.schedule !== job.type ? job.schedule : '',
    startDate: dayText(job.startDate ?? null),
    closesAt: closingDayOf(job),
  };
}

/** What can be saved of an incomplete form: fields that are blank or not valid yet are left out. */
export function fieldsOfDraft(draft: JobDraft): JobDraftFields {
  const whole = { ...draft, shifts: wholeShifts(draft.shifts) };
  const filled = Object.entries(whole).filter(([, value]) => value.length > 0);
  const valid = filled.filter(
    ([field, value]) => jobDraftFields.safeParse({ [field]: value }).success,
  );
  return jobDraftFields.parse(Object.fromEntries(valid));
}

/** The rows that are filled in, each once. */
function wholeShifts(rows: readonly ShiftRow[]) {
  return rows.map(shiftOfRow).reduce<ReturnType<typeof shiftOfRow>[]>((kept, each) => {
    const shifts = [...kept, each];
    return jobDraftFields.safeParse({ shifts }).success ? shifts : kept;
  }, []);
}

function amountText(amount: number | null): string {
  if (amount === null) return '';
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}

/** A date input shows only days: '' for a start in words. */
function dayText(startDate: string | null): string {
  return z.iso.date().safeParse(startDate).data ?? '';
}

/** The day on which a job closes, or ''. */
export function closingDayOf({
  closesAt,
  state = '',
}: Pick<JobDraftFields, 'closesAt' | 'state'>): string {
  return closesAt ? dayIn(timeZoneOfState(state), new Date(closesAt)) : '';
}

/** Checks the draft by the contract's rules; the parsed result is what is sent (spec sections 3 and 5). */
export function checkNewJob(draft: JobDraft): z.ZodSafeParseResult<CreateJobBody> {
  return createJobBody.safeParse({
    ...draft,
    // Always a number: 0 if it cannot be parsed.
    payRate: Number.parseFloat(draft.payRate) || 0,
    shifts: draft.shifts.map(shiftOfRow),
    schedule: draft.schedule.trim() || draft.type,
    applyWebsite: '',
  });
}

/** The same for an edited job, which requires more fields. Fields not in the form stay. */
export function checkEditedJob(draft: JobDraft, job: Job): z.ZodSafeParseResult<CreateJobBody> {
  const startInWords = dayText(job.startDate) === '' ? job.startDate : null;
  return editJobForm.safeParse({
    ...draft,
    shifts: draft.shifts.map(shiftOfRow),
    schedule: draft.schedule.trim() || draft.type,
    applyWebsite: job.applyWebsite,
    startDate: draft.startDate || startInWords,
    closesAt: draft.closesAt === closingDayOf(job) ? job.closesAt : draft.closesAt,
  });
}

/** The same for a job of which only the shifts are edited. */
export function checkEditedShifts({ shifts }: JobDraft): z.ZodSafeParseResult<UpdateJobBody> {
  return updateJobBody.safeParse({ shifts: shifts.map(shiftOfRow) });
}

/** Whether a rate or a range is typed. */
export function statesPay({ payRate, minWage, maxWage }: JobDraft): boolean {
  return [payRate, minWage, maxWage].some((text) => Number.parseFloat(text) > 0);
}

/** Whether a job would pay less than the minimum wage, and be held for it. */
export function paysTooLittle(pay: Pay): boolean {
  return isBelowMinimumWage(hourlyPay(pay));
}

/** Starred fields beyond the rules: a job without them is accepted, but does worse. */
export function missingFromDraft(draft: JobDraft, hasImage: boolean): string[] {
  return [draft.industry === '' ? 'Industry' : '', hasImage ? '' : 'Job Image'].filter(
    (name) => name !== '',
  );
}
