import {
  amountOf,
  createJobBody,
  dayIn,
  editJobForm,
  jobDraftFields,
  jobFieldNames,
  jobFields,
  partOf,
  timeZoneOfState,
  tipsOfJob,
  updateJobBody,
  type CreateJobBody,
  type Job,
  type JobDraftFields,
  type UpdateJobBody,
} from '@nextshift/contract';
import * as z from 'zod';
import { rowsOfShifts, shiftOfRow, type ShiftRow, shiftRow } from './shifts/shift-rows.ts';

/** A job's form, as typed; `eachWorks` and `tips` as JSON. It has no field for a website. */
export const jobDraft = z
  .object({ ...partOf(jobFields, 'typed'), shifts: z.array(shiftRow) })
  .omit({ applyWebsite: true });

export type JobDraft = z.output<typeof jobDraft>;
type JobField = keyof JobDraft;

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
  const { tipped, tips } = tipsOfJob(job);
  const typed = jobFieldNames.map((name) => [name, typedOf(job[name] ?? jobFields[name].none)]);
  return jobDraft.parse({
    ...Object.fromEntries(typed),
    // Posted without one, a job has 0.
    payRate: typedOf(job.payRate === 0 ? null : job.payRate),
    shifts: rowsOfShifts(job.shifts ?? [], job.openings),
    eachWorks: job.eachWorks ? JSON.stringify(job.eachWorks) : '',
    tipped: String(tipped),
    tips: tips ? JSON.stringify(tips) : '',
    // The type replaces it, also after a change of the type.
    schedule: job.schedule && job.schedule !== job.type ? job.schedule : '',
    startDate: dayText(job.startDate ?? null),
    closesAt: closingDayOf(job),
  });
}

export const EMPTY_DRAFT = draftOfJob({});

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

function typedOf(value: unknown): unknown {
  if (typeof value !== 'number') return value ?? '';
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
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
    // Always a number: 0 if blank.
    payRate: draft.payRate.trim() || 0,
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
  return [payRate, minWage, maxWage].some((text) => (amountOf(text) ?? 0) > 0);
}

/** What is not required, but a job does worse without it. */
export function missingFromDraft(draft: JobDraft, hasImage: boolean): string[] {
  return [draft.industry === '' ? 'Industry' : '', hasImage ? '' : 'Job Image'].filter(
    (name) => name !== '',
  );
}
