import {
  accountActs,
  CASE_UNDO_MS,
  type EmployerFile,
  type FoundEmployer,
  type FoundSeeker,
} from '@nextshift/contract';
import { readCaseStatus, readCaseSubject, verificationOf } from '../../screening/index.ts';
import type { findActsOn } from '../../identity/index.ts';
import type { findOpenSuspension } from '../suspensions/index.ts';
import type { CaseOfAccountRow, EmployerRow, SeekerRow } from './operator-accounts.queries.ts';

/** A company in a list of operators. */
export function presentFoundEmployer(row: EmployerRow): FoundEmployer {
  return {
    id: row.id,
    companyName: row.company_name,
    email: row.email,
    city: row.city,
    state: row.state,
    memberSince: row.created_at.toISOString(),
    verification: verificationOf(row),
    suspendedAt: row.suspended_at?.toISOString() ?? null,
  };
}

/** A seeker in a list of operators. */
export function presentFoundSeeker(row: SeekerRow): FoundSeeker {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    memberSince: row.created_at.toISOString(),
    suspendedAt: row.suspended_at?.toISOString() ?? null,
  };
}

export function presentCaseOfAccount(row: CaseOfAccountRow): EmployerFile['cases'][number] {
  return {
    id: row.id,
    status: readCaseStatus(row),
    subjectType: row.subject_type,
    subjectName: readCaseSubject(row.subject).title,
    decision: row.decision,
    action: row.action,
    openedAt: row.opened_at.toISOString(),
  };
}

/** Until it has taken effect, a suspension can be undone, though its ten minutes may be over. */
export function presentSuspension(
  row: Awaited<ReturnType<typeof findOpenSuspension>>,
): EmployerFile['suspension'] {
  if (!row) return null;
  const { reason, suspended_at: at, completed_at: completedAt } = row;
  return {
    reason,
    operatorEmail: row.operator_email,
    suspendedAt: at.toISOString(),
    undoableUntil: completedAt ? null : new Date(at.getTime() + CASE_UNDO_MS).toISOString(),
  };
}

export function presentActs(rows: Awaited<ReturnType<typeof findActsOn>>): EmployerFile['acts'] {
  return rows.flatMap(({ at, act, reason, email }) => {
    const known = accountActs.find((one) => one === act);
    if (known === undefined || reason === null) return [];
    return [{ at: at.toISOString(), operatorEmail: email, act: known, reason }];
  });
}
