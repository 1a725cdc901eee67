import type { AppealStatus, CaseAction, CaseDecision, MeasureKind } from '@nextshift/contract';

interface AnsweredAppeal {
  readonly outcome: 'accepted' | 'rejected' | null;
  readonly measure: MeasureKind;
  readonly appealedAt: Date;
  /** Of the case. */
  readonly decision: CaseDecision | null;
  readonly action: CaseAction | null;
  readonly decidedAt: Date | null;
  readonly reversedAt: Date | null;
  readonly settledAt: Date | null;
}

/**
 * How far an appeal is. Anyone who dismisses its case accepts it; an edit that settles the case settles it. An appeal
 * against a hold is rejected by the decision that does more than hold, which has an appeal of its own.
 */
export function readAppealStatus(appeal: AnsweredAppeal): AppealStatus {
  const { outcome, decision, reversedAt, settledAt } = appeal;
  if (outcome !== null) return outcome;
  if (decision === 'dismiss') return 'accepted';
  if (settledAt !== null) return 'settled';
  if (!isOvertaken(appeal)) return 'open';
  return reversedAt === null ? 'rejected' : 'accepted';
}

function isOvertaken({ measure, appealedAt, action, decidedAt }: AnsweredAppeal): boolean {
  const isMore = action === 'remove_job' || action === 'suspend_employer';
  return measure === 'held' && isMore && decidedAt !== null && appealedAt <= decidedAt;
}
