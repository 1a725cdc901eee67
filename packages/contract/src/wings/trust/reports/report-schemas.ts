import * as z from 'zod';
import { entityId, isoTime, optionalText } from '../../../field-rules.ts';

export const reportSubjectTypes = ['job', 'company', 'application', 'message'] as const;
export type ReportSubjectType = (typeof reportSubjectTypes)[number];

export const reportReasons = [
  'scam',
  'discrimination',
  'misleading',
  'harassment',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Characters. */
export const REPORT_NOTE_MAX = 2_000;

export const reportBody = z.object({
  subjectType: z.enum(reportSubjectTypes, { error: 'Please say what you report' }),
  subjectId: entityId,
  reason: z.enum(reportReasons, { error: 'Please choose a reason' }),
  /** What happened, in the reporter's words. */
  note: optionalText(REPORT_NOTE_MAX),
});

export const reportStatuses = ['open', 'upheld', 'dismissed'] as const;

/** A report as its reporter sees it. */
export const report = z.object({
  id: entityId,
  subjectType: z.enum(reportSubjectTypes),
  subjectId: entityId,
  /** The title of the job, or the name of the company, when it was reported. */
  subjectName: z.string(),
  reason: z.enum(reportReasons),
  status: z.enum(reportStatuses),
  createdAt: isoTime,
  decidedAt: isoTime.nullable(),
});

export type Report = z.output<typeof report>;
