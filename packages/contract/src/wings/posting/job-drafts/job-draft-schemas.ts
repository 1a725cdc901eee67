import { DAY_MS } from '../../../time.ts';
import * as z from 'zod';
import { entityId, isoTime, moment } from '../../../field-rules.ts';
import { closingProblem } from '../job-postings/closing-rules.ts';
import { createJobBody, jobDraftFields } from '../job-postings/job-posting-schemas.ts';
import { jobContent } from '../../jobs/jobs/job-fields.ts';
import { timeZoneOfState } from '../../jobs/jobs/state-time-zones.ts';
import { shift } from '../../jobs/shifts/shift-schemas.ts';

/** Drafts that an employer may keep. */
export const JOB_DRAFTS_MAX = 50;

/** A scheduled draft becomes a job at its time; a blocked one could not. */
export const jobDraftStatuses = ['draft', 'scheduled', 'blocked'] as const;
export type JobDraftStatus = (typeof jobDraftStatuses)[number];

/** How far ahead a draft may be scheduled, in days. */
export const PUBLISH_AHEAD_MAX_DAYS = 365;
export const PUBLISH_TOO_EARLY_MESSAGE = 'The time of publication must not be in the past';
export const PUBLISH_TOO_LATE_MESSAGE = 'The time of publication must be at most a year ahead';

/** How far clocks may differ: a time that has just passed means now. */
const CLOCK_DIFFERENCE_MS = 60_000;

/** What is wrong with a time of publication, or null. */
export function publishProblem(publishAt: Date, now: Date): string | null {
  if (publishAt.getTime() < now.getTime() - CLOCK_DIFFERENCE_MS) return PUBLISH_TOO_EARLY_MESSAGE;
  const last = now.getTime() + PUBLISH_AHEAD_MAX_DAYS * DAY_MS;
  return publishAt.getTime() > last ? PUBLISH_TOO_LATE_MESSAGE : null;
}

/** A shift before its job exists. */
const draftShift = shift.extend({ id: entityId.nullable(), capacity: z.int().nullable() });

/** A draft as its employer reads it. */
export const jobDraft = z.object({
  id: entityId,
  fields: jobContent.partial().extend({
    shifts: z.array(draftShift).optional(),
    /** Null where title and compensation are to say it. */
    tipped: z.boolean().nullable().optional(),
  }),
  jobImage: z.string().nullable(),
  /** The application form of the duplicated job comes with the draft. */
  hasForm: z.boolean(),
  status: z.enum(jobDraftStatuses),
  publishAt: isoTime.nullable(),
  /** Why a blocked draft could not be published. */
  blockedReason: z.string().nullable(),
  /** Increases with every change, so it tells versions apart. */
  updatedAt: isoTime,
});

export type JobDraft = z.output<typeof jobDraft>;
export type JobDraftFields = JobDraft['fields'];

/** Text in a form with an image, an object otherwise. */
const fields = z.preprocess(readJson, jobDraftFields);

function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

export const createJobDraftBody = z.object({ fields });

/** The fields replace those of the draft. */
export const updateJobDraftBody = z.object({
  fields,
  updatedAt: isoTime
    .describe('The version that the change starts from, as last read; an older one is refused')
    .optional(),
  removeJobImage: z.boolean().optional(),
  /** Null takes the draft off its schedule. */
  publishAt: z.null().optional(),
});

/** What keeps a draft from being published at that time, in createjob's words; null if nothing does. */
export function draftProblem(fields: JobDraftFields, publishAt: Date): string | null {
  const whole = createJobBody.safeParse(fields);
  if (!whole.success) return whole.error.issues[0]?.message ?? null;
  const { state, closesAt } = whole.data;
  return closingProblem({ timeZone: timeZoneOfState(state), closesAt }, publishAt);
}

export const publishJobDraftBody = z.object({
  /** Null or absent: now. One that passed more than a minute ago is refused. */
  publishAt: moment('Please enter a valid time').nullish(),
});

export type CreateJobDraftBody = z.output<typeof createJobDraftBody>;
export type UpdateJobDraftBody = z.output<typeof updateJobDraftBody>;
