import * as z from 'zod';
import { isoTime } from '../../../field-rules.ts';

/** Which applications count for the responsiveness of an employer. */
export const RESPONSIVENESS = {
  /** Made from so many days ago... */
  firstDaysAgo: 111,
  /** ...to so many, when every answer has been due; both included. */
  lastDaysAgo: 21,
  /** One that was withdrawn as soon after applying does not count. */
  withdrawnWithinHours: 48,
  /** With fewer there is none. */
  applicantsMin: 10,
} as const;

/**
 * How an employer answers its applicants, computed once a day and never edited. Being accepted, declined or asked
 * for an interview is an answer, and so is the end of an application because someone else filled the job; silence
 * is none. The first answer counts, however late. Someone who applies again counts once, from the last time on.
 */
export const responsiveness = z.object({
  /** From 0 to 1, in hundredths. */
  answeredShare: z.number().min(0).max(1),
  /** Days from applying to the first answer, in tenths: the median of those answered; null if the share is 0. */
  medianDays: z.number().min(0).nullable(),
  /** When it was computed. */
  asOf: isoTime,
});

export type Responsiveness = z.output<typeof responsiveness>;
