import type { AppealStatus, CaseDecision } from '@nextshift/contract';

interface AnsweredAppeal {
  readonly outcome: 'accepted' | 'rejected' | null;
  /** Of the case. */
  readonly decision: CaseDecision | null;
  readonly settledAt: Date | null;
}

/** How far an appeal is: whoever dismisses its case accepts it, and so does the edit that settles the case. */
export function readAppealStatus({ outcome, decision, settledAt }: AnsweredAppeal): AppealStatus {
  if (outcome !== null) return outcome;
  return decision === 'dismiss' || settledAt !== null ? 'accepted' : 'open';
}
