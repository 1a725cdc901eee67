import * as z from 'zod';
import { readRevision } from '../../../field-rules.ts';

/** How far a company is checked, from which the thresholds of its postings follow. */
export const standings = ['new', 'confirmed', 'verified'] as const;
export type Standing = (typeof standings)[number];

/**
 * Bounds of what operators set: below the first a fifth of the honest posts of the training data would be held, and over
 * the last three quarters of its scams would pass.
 */
export const THRESHOLD_MIN = 0.3;
export const THRESHOLD_MAX = 0.99;
export const THRESHOLD_BOUNDS_MESSAGE = `Please use a number from ${String(THRESHOLD_MIN)} to ${String(THRESHOLD_MAX)}`;
export const HEAVY_BELOW_MESSAGE = 'Please use at least the risk from which postings are held';

const threshold = z
  .number({ error: THRESHOLD_BOUNDS_MESSAGE })
  .min(THRESHOLD_MIN, { error: THRESHOLD_BOUNDS_MESSAGE })
  .max(THRESHOLD_MAX, { error: THRESHOLD_BOUNDS_MESSAGE });

/** From which risk postings of a standing are held, and held until an operator decides. */
export const standingThresholds = z
  .object({ standing: z.enum(standings), threshold, heavyThreshold: threshold })
  .refine((set) => set.heavyThreshold >= set.threshold, {
    path: ['heavyThreshold'],
    error: HEAVY_BELOW_MESSAGE,
  });
export type StandingThresholds = z.output<typeof standingThresholds>;

/** Standings that are not named stay as they are. */
export const setThresholdsBody = z.object({
  /** As the report had it; 409 stale_revision if another operator has set thresholds since. */
  revision: readRevision.optional(),
  thresholds: z
    .array(standingThresholds)
    .min(1)
    .max(standings.length)
    .refine((all) => new Set(all.map(({ standing }) => standing)).size === all.length, {
      error: 'Please name each standing once',
    }),
});

/** Months that are counted, with the present one. */
export const SCREENING_MONTHS = 12;

const count = z.number().int().min(0);

/** What is held from which risk, and what operators decided about it in the months that are counted. */
export const screeningReport = z.object({
  model: z.object({
    version: z.string(),
    trainedAt: z.iso.date(),
    /** Posts that it was trained on. */
    posts: count,
    /** The probability that a scam has a higher risk than an honest post, of posts that were held back. */
    auc: z.number().min(0).max(1),
  }),
  byStanding: z.array(
    z.object({
      standing: z.enum(standings),
      threshold: z.number(),
      heavyThreshold: z.number(),
      /** Decided cases of postings that were held: those that were upheld and those that were dismissed. */
      held: count,
      upheld: count,
      /** With those whose appeal was accepted. */
      dismissed: count,
    }),
  ),
  /** The same by the month of the decision in New York, as `2026-01`, the earliest first. */
  drift: z.array(z.object({ month: z.string(), held: count, upheld: count })),
  /** Names the thresholds in force. */
  revision: z.string(),
});
export type ScreeningReport = z.output<typeof screeningReport>;
