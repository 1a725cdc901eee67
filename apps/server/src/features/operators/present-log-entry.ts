import { caseSubject, type OperatorLogEntry } from '@nextshift/contract';
import type { LogRow } from './operator-log.queries.ts';

export function presentLogEntry(row: LogRow): OperatorLogEntry {
  const { decision, action, subject } = row;
  return {
    id: row.id,
    at: row.at.toISOString(),
    operatorEmail: row.email,
    act: row.act,
    caseId: row.case_id,
    subjectName: subject === null ? null : caseSubject.parse(subject).title,
    outcome: row.outcome ?? (decision && action && `${decision} ${action}`),
    reason: row.reason,
  };
}
