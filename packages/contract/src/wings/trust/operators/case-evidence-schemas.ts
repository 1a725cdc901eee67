import * as z from 'zod';
import { verifications } from '../../accounts/employers/employer-schemas.ts';
import { entityId, isoTime } from '../../../field-rules.ts';

/** Milliseconds for which an operator has a claimed case to itself. */
export const CLAIM_MS = 60 * 60_000;

/** Who is at work on a case; over after `until`. */
export const caseClaim = z.object({
  operatorEmail: z.string(),
  claimedAt: isoTime,
  until: isoTime,
});

/** Versions that a case keeps: the first, the last and 50 between. */
export const CASE_VERSIONS_MAX = 52;

/** Characters of a field, from `start` to before `end`. */
export const weighedPassage = z.object({
  field: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  weight: z.number(),
});

/** What a signal does: it holds until an operator decides, or until its cause is gone, or it informs. */
export const signalLevels = ['heavy', 'light', 'note'] as const;

/** What a rule found in a job, and where. */
export const caseSignal = z.object({
  rule: z.string(),
  version: z.number().int(),
  level: z.enum(signalLevels).default('light'),
  /** Orders the queue. */
  weight: z.number().int(),
  /** What the rule is about, in the words that the owner of the job reads. */
  why: z.string(),
  /** The label of the text. */
  field: z.string(),
  /** As they are written there. */
  words: z.string(),
});

/** What was held at a time, as it was read then. */
export const caseVersion = z.object({
  /** When it was read for the first time. */
  at: isoTime,
  /** Who wrote it. */
  by: z.enum(['employer']),
  /** All that a reader sees, in reading order. */
  fields: z.array(z.object({ field: z.string(), text: z.string() })),
  signals: z.array(caseSignal.pick({ rule: true, why: true, field: true, words: true })),
  /** From 0 to 1. */
  risk: z.number().min(0).max(1),
  /** What weighed most in the texts. */
  passages: z.array(weighedPassage),
});

/** What two accounts can have in common. */
export const sharedDetails = [
  'phone',
  'ein',
  'address',
  'website',
  'logo',
  'card',
  'network',
] as const;

/** Another company that may be of the same people. */
export const linkedAccount = z.object({
  employerId: entityId,
  companyName: z.string(),
  status: z.enum(verifications),
  by: z.array(z.enum(sharedDetails)),
});

/** An open case about nearly the same job of the same company. */
export const nearCopy = z.object({
  caseId: entityId,
  jobId: entityId,
  title: z.string(),
  openedAt: isoTime,
  jobImage: z.string().nullable(),
  /** The texts that are not word for word those of this case's job. */
  differing: z.array(z.object({ label: z.string(), text: z.string() })),
});

export type CaseClaim = z.output<typeof caseClaim>;
export type CaseSignal = z.output<typeof caseSignal>;
export type SignalLevel = CaseSignal['level'];
export type CaseVersion = z.output<typeof caseVersion>;
export type WeighedPassage = z.output<typeof weighedPassage>;
export type SharedDetail = (typeof sharedDetails)[number];
export type LinkedAccount = z.output<typeof linkedAccount>;
export type NearCopy = z.output<typeof nearCopy>;
