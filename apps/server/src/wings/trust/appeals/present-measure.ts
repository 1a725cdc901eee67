import { type Appeal, CASE_UNDO_MS, type Measure } from '@nextshift/contract';
import { readAppealStatus, readCaseSubject, shownSince } from '../../screening/index.ts';
import type { MeasureRow } from './appeals.queries.ts';

/** What was done about something of a company, as the company sees it: the reason only once nobody can undo it. */
export function presentMeasure(row: MeasureRow, now: Date): Measure {
  const decided = finalDecision(row, now);
  const { measure } = row;
  return {
    caseId: row.id,
    ...subjectOf(row, measure),
    measure,
    reason: decided && row.decision_reason,
    since: since(row, measure).toISOString(),
    inForce: row.is_in_force,
    appealableFrom: appealableFrom(row, now)?.toISOString() ?? null,
    appeal: presentAppeal(row, now),
  };
}

/** Of a hold, never when its case was opened: reporters stay unknown. */
function since(row: MeasureRow, measure: Measure['measure']): Date {
  const { held_since: heldSince, appealed_at: appealedAt } = row;
  if (measure !== 'held') return row.decided_at ?? row.opened_at;
  // What is no longer held was held when its company appealed.
  if (!heldSince) return appealedAt ?? row.opened_at;
  return shownSince(heldSince);
}

/** From when what is in force can be appealed against; null once it can. */
export function appealableFrom(row: MeasureRow, now: Date): Date | null {
  const { decided_at: decidedAt, measure, is_in_force: isInForce } = row;
  // A hold can be appealed against at any time.
  if (!isInForce || measure === 'held' || !decidedAt || finalDecision(row, now)) return null;
  return new Date(decidedAt.getTime() + CASE_UNDO_MS);
}

/** A suspension is about the company, though its case may be about a job. */
function subjectOf(row: MeasureRow, measure: Measure['measure']) {
  const { title, companyName } = readCaseSubject(row.subject);
  return measure === 'suspended'
    ? ({ subjectType: 'company', subjectId: row.employer_id, subjectName: companyName } as const)
    : { subjectType: row.subject_type, subjectId: row.subject_id, subjectName: title };
}

/** The appeal of a measure; null without one. */
export function presentAppeal(row: MeasureRow, now: Date): Appeal | null {
  const { appeal_id: id, text, appealed_at: createdAt } = row;
  if (id === null || text === null || createdAt === null) return null;
  const decided = finalDecision(row, now);
  const ofCase = readAppealStatus({
    outcome: row.outcome,
    measure: row.measure,
    appealedAt: createdAt,
    decision: decided && row.decision,
    action: decided && row.action,
    decidedAt: decided,
    reversedAt: row.reversed_at,
    settledAt: row.settled_at,
  });
  // An edit ended the hold. That its case is open all the same would say that somebody has reported it.
  const isOver = row.measure === 'held' && !row.is_in_force && row.decision === null;
  const status = ofCase === 'open' && isOver ? 'settled' : ofCase;
  const isDecided = status === 'accepted' || status === 'rejected';
  const decidedAt = row.appeal_decided_at ?? row.reversed_at ?? decided;
  return {
    id,
    text,
    status,
    createdAt: createdAt.toISOString(),
    decidedAt: isDecided ? (decidedAt?.toISOString() ?? null) : null,
    reason: isDecided ? (row.reason ?? (decided && row.decision_reason)) : null,
  };
}

/** When the case was decided for good; null before. */
function finalDecision({ decided_at: decidedAt }: MeasureRow, now: Date): Date | null {
  return decidedAt && now.getTime() >= decidedAt.getTime() + CASE_UNDO_MS ? decidedAt : null;
}
