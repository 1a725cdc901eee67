import type { Responsiveness } from '@nextshift/contract';

export interface ResponsivenessRow {
  readonly answered_share: number | null;
  readonly median_answer_days: number | null;
  readonly responsiveness_as_of: Date | null;
}

/** How an employer answers, as everyone reads it; null if too few have applied. */
export function presentResponsiveness({
  answered_share: answeredShare,
  median_answer_days: medianDays,
  responsiveness_as_of: asOf,
}: ResponsivenessRow): Responsiveness | null {
  if (answeredShare === null || asOf === null) return null;
  return { answeredShare, medianDays, asOf: asOf.toISOString() };
}
