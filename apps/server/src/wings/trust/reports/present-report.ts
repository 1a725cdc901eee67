import { CASE_UNDO_MS, type Report } from '@nextshift/contract';
import { readCaseSubject } from '../../screening/index.ts';
import type { ReportRow } from './reports.queries.ts';

/**
 * A report as its reporter sees it: its outcome only once nobody can undo it any more. An accepted appeal dismisses it.
 */
export function presentReport(row: ReportRow, now: Date): Report {
  const { decision, decided_at: decidedAt } = row;
  const isFinal = decidedAt !== null && now.getTime() >= decidedAt.getTime() + CASE_UNDO_MS;
  return {
    id: row.id,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    subjectName: readCaseSubject(row.subject).title,
    reason: row.reason,
    status: !isFinal
      ? 'open'
      : decision === 'uphold' && row.reversed_at === null
        ? 'upheld'
        : 'dismissed',
    createdAt: row.created_at.toISOString(),
    decidedAt: isFinal ? decidedAt.toISOString() : null,
  };
}
