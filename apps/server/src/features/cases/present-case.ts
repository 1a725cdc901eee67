import { CASE_UNDO_MS, type CaseDetail, caseSignal, type CaseSummary } from '@nextshift/contract';
import * as z from 'zod';
import type { Queryable } from '../../platform/database/database.ts';
import { readCaseSubject } from '../case-files/index.ts';
import { verificationOf } from '../verification/index.ts';
import { offeredActions } from './offered-actions.ts';
import {
  type CaseRow,
  countHistory,
  findReportsOfCase,
  findSeekerOfCase,
  isJobHeld,
  type ReportOfCaseRow,
} from './cases.queries.ts';

const DAY_MS = 86_400_000;

/** A case in the queue. */
export function presentCaseSummary(row: CaseRow): CaseSummary {
  return {
    id: row.id,
    status: (row.decided_at ?? row.settled_at) ? 'decided' : 'open',
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    subjectName: readCaseSubject(row.subject).title,
    companyName: row.company_name,
    reasons: row.reasons,
    reportCount: row.report_count,
    origin: row.signal_weight > 0 || row.report_count === 0 ? 'signals' : 'reports',
    openedAt: row.opened_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** A case on its page, without anything that names its reporters. */
export async function presentCase(database: Queryable, row: CaseRow): Promise<CaseDetail> {
  const reports = await findReportsOfCase(database, row.id);
  const history = await countHistory(database, row);
  return {
    ...presentCaseSummary(row),
    subject: readCaseSubject(row.subject),
    signals: z.array(caseSignal).parse(row.signals),
    held: await isJobHeld(database, row),
    settledAt: row.settled_at?.toISOString() ?? null,
    reports: reports.map(presentReportOfCase),
    company: {
      id: row.employer_id,
      memberSince: row.member_since.toISOString(),
      activeJobs: history.active_jobs,
      upheldCases: history.upheld,
      dismissedCases: history.dismissed,
      openCases: history.open,
      verification: verificationOf(row),
    },
    seekerId: await findSeekerOfCase(database, row),
    actions: offeredActions(row),
    decision: presentDecision(row),
  };
}

function presentReportOfCase(row: ReportOfCaseRow): CaseDetail['reports'][number] {
  const { reporter_since: since, created_at: at } = row;
  return {
    id: row.id,
    reporter: row.reporter,
    accountAgeDays: since && Math.max(0, Math.floor((at.getTime() - since.getTime()) / DAY_MS)),
    reason: row.reason,
    note: row.note,
    createdAt: at.toISOString(),
  };
}

function presentDecision(row: CaseRow): CaseDetail['decision'] {
  const { decision, action, decision_reason: reason, decided_at: at, operator_email: email } = row;
  if (!decision || !action || reason === null || !at || email === null) return null;
  const undoableUntil = new Date(at.getTime() + CASE_UNDO_MS).toISOString();
  return {
    decision,
    action,
    reason,
    operatorEmail: email,
    decidedAt: at.toISOString(),
    undoableUntil,
  };
}
