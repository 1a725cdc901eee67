import * as z from 'zod';
import { entityId, isoTime, requiredParagraphs } from '../../../field-rules.ts';
import { reportSubjectTypes } from '../reports/report-schemas.ts';

/** Characters. */
export const APPEAL_TEXT_MAX = 2_000;

export const appealText = requiredParagraphs('Please say why this is wrong', APPEAL_TEXT_MAX);

export const appealBody = z.object({ caseId: entityId, text: appealText });

/** The token of the link in the mail about the decision, or of the sign-in that was refused, for who is not signed in. */
export const appealLinkBody = z.object({ token: z.string().min(1).max(400) });
export const appealByLinkBody = appealLinkBody.extend({ text: appealText });

/** `settled`: what it was against ended by a change, before anybody decided. */
export const appealStatuses = ['open', 'accepted', 'rejected', 'settled'] as const;

/** An appeal as the one who made it sees it. */
export const appeal = z.object({
  id: entityId,
  text: z.string(),
  status: z.enum(appealStatuses),
  createdAt: isoTime,
  /** Null while it is open, and if nobody decided. */
  decidedAt: isoTime.nullable(),
  /** Why it was accepted or rejected; null while it is open, and if nobody decided. */
  reason: z.string().nullable(),
});

export const measures = ['held', 'removed', 'suspended'] as const;

/** What was done about a job of a company, or about its account, and its one appeal against that. */
export const measure = z.object({
  caseId: entityId,
  subjectType: z.enum(reportSubjectTypes),
  subjectId: entityId,
  /** The title of the job, or the name of the company. */
  subjectName: z.string(),
  measure: z.enum(measures),
  /** Why, in the words of the person who decided; null while nobody has. */
  reason: z.string().nullable(),
  /** Of a hold the beginning of its day: the moment could name a reporter. */
  since: isoTime,
  /** False for what is over; the company had appealed against it. */
  inForce: z.boolean(),
  /** From when the company can appeal against it; null unless the decision can still be undone. */
  appealableFrom: isoTime.nullable(),
  /** Null while there is none. */
  appeal: appeal.nullable(),
});

export type MeasureKind = (typeof measures)[number];
export type Appeal = z.output<typeof appeal>;
export type AppealStatus = (typeof appealStatuses)[number];
export type Measure = z.output<typeof measure>;
