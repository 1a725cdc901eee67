import { caseSubject, type OperatorLogEntry } from '@nextshift/contract';
import type { LogRow } from './operator-log.queries.ts';

export function presentLogEntry(row: LogRow): OperatorLogEntry {
  const { decision, action, subject, company_name: companyName } = row;
  return {
    id: row.id,
    at: row.at.toISOString(),
    operatorEmail: row.email,
    act: row.act,
    caseId: row.case_id,
    subjectName: subject === null ? companyName : caseSubject.parse(subject).title,
    accountKind: row.account_kind,
    accountId: row.account_id,
    foundCount: row.found_count,
    outcome: row.outcome ?? (decision && action && `${decision} ${action}`),
    reason: row.reason,
  };
}
