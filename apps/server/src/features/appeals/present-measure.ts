import { type Appeal, CASE_UNDO_MS, type Measure } from '@nextshift/contract';
import { readAppealStatus, readCaseSubject } from '../case-files/index.ts';
import type { MeasureRow } from './appeals.queries.ts';

/** What was done about something of a company, as the company sees it: a decision only once nobody can undo it. */
export function presentMeasure(row: MeasureRow, now: Date): Measure {
  const decided = finalDecision(row, now);
  return {
    caseId: row.id,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    subjectName: readCaseSubject(row.subject).title,
    measure: row.action === 'remove_job' ? 'removed' : 'held',
    reason: decided && row.decision_reason,
    since: (row.action === 'remove_job' ? (decided ?? row.opened_at) : row.opened_at).toISOString(),
    appeal: presentAppeal(row, now),
  };
}

/** The appeal of a measure; null without one. */
export function presentAppeal(row: MeasureRow, now: Date): Appeal | null {
  const { appeal_id: id, text, appealed_at: createdAt } = row;
  if (id === null || text === null || createdAt === null) return null;
  const decided = finalDecision(row, now);
  const status = readAppealStatus({
    outcome: row.outcome,
    decision: decided && row.decision,
    settledAt: row.settled_at,
  });
  const decidedAt = row.appeal_decided_at ?? row.settled_at ?? decided;
  return {
    id,
    text,
    status,
    createdAt: createdAt.toISOString(),
    decidedAt: status === 'open' ? null : (decidedAt?.toISOString() ?? null),
    reason: status === 'open' ? null : (row.reason ?? (decided && row.decision_reason)),
  };
}

/** When the case was decided for good; null before. */
function finalDecision({ decided_at: decidedAt }: MeasureRow, now: Date): Date | null {
  return decidedAt && now.getTime() >= decidedAt.getTime() + CASE_UNDO_MS ? decidedAt : null;
}
