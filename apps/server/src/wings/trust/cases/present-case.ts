import {
  CASE_UNDO_MS,
  type CaseDetail,
  caseSignal,
  type CaseSummary,
  DAY_MS,
  HOUR_MS,
} from '@nextshift/contract';
import * as z from 'zod';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  countHeldBefore,
  jobStateOf,
  listLinkedAccounts,
  listSimilarPostings,
  listVersions,
  readAppealStatus,
  readCaseStatus,
  readCaseSubject,
  verificationOf,
} from '../../screening/index.ts';
import {
  type AppealOfCaseRow,
  findAppealsOfCase,
  hasOtherOperator,
} from './appeals-of-cases.queries.ts';
import { presentClaim } from './claims/current-claim.ts';
import { offeredActions } from './offered-actions.ts';
import { readPresent } from './read-present.ts';
import {
  type CaseRow,
  findReportsOfCase,
  findSeekerOfCase,
  type ReportOfCaseRow,
} from './cases.queries.ts';
import { findCasesOfAct } from './decisions.queries.ts';
import { countHistory, findJobsOfCompany, findOtherCases } from './company-history.queries.ts';

/** A case in the queue. */
export function presentCaseSummary(row: CaseRow, now: Date): CaseSummary {
  const { title } = readCaseSubject(row.subject);
  return {
    id: row.id,
    status: readCaseStatus(row),
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    subjectName: title,
    firstTitle: row.first_title === title ? null : row.first_title,
    companyName: row.company_name,
    reasons: row.reasons,
    reportCount: row.report_count,
    origin: originOf(row),
    severity: severityOf(row),
    openedAt: row.opened_at.toISOString(),
    ageHours: ageOf(row, now),
    claim: presentClaim(row, now),
    decidedAt: row.decided_at?.toISOString() ?? null,
    settledAt: row.settled_at?.toISOString() ?? null,
    appealStatus: appealStatusOf(row),
  };
}

/** Whether it, or its last appeal, waits for an operator. */
export function isWaiting(row: CaseRow): boolean {
  return readCaseStatus(row) === 'open' || appealStatusOf(row) === 'open';
}

/** Of its last appeal. */
function appealStatusOf(row: CaseRow): CaseSummary['appealStatus'] {
  const { appeal_measure: measure, appeal_outcome: outcome, appealed_at: appealedAt } = row;
  if (measure === null || appealedAt === null) return null;
  const { decision, action, decided_at: decidedAt } = row;
  const { reversed_at: reversedAt, settled_at: settledAt } = row;
  const ofCase = { decision, action, decidedAt, reversedAt, settledAt };
  return readAppealStatus({ outcome, measure, appealedAt, ...ofCase });
}

function severityOf(row: CaseRow): CaseSummary['severity'] {
  if (row.heavy_since) return 'heavy';
  return row.is_held ? 'light' : 'note';
}

/** Whole hours that it, or its open appeal, waits or has waited. */
function ageOf(row: CaseRow, now: Date): number {
  const isAppealed = row.decided_at !== null && appealStatusOf(row) === 'open';
  const since = (isAppealed ? row.appealed_at : null) ?? row.opened_at;
  const until = (isAppealed ? null : (row.decided_at ?? row.settled_at)) ?? now;
  return Math.max(0, Math.floor((until.getTime() - since.getTime()) / HOUR_MS));
}

function originOf(row: CaseRow): CaseSummary['origin'] {
  if (row.report_count > 0 && row.signal_weight === 0) return 'reports';
  // Without a report or signal, the company was suspended on its own page.
  return row.signal_weight === 0 && row.subject_type === 'company' ? 'operator' : 'signals';
}

/** A case on its page, without anything that names its reporters. */
export async function presentCase(
  database: Queryable,
  row: CaseRow,
  { secrets, clock }: Pick<Platform, 'secrets' | 'clock'>,
): Promise<CaseDetail> {
  const { subject_type: type, subject_id: jobId, employer_id: employerId } = row;
  const now = clock();
  const { id: caseId, opened_at: openedAt } = row;
  const [present, reports, company, similar, appeals, seekerId, ...history] = await Promise.all([
    readPresent(database, row),
    findReportsOfCase(database, row.id),
    presentHistory(database, row),
    type === 'job' ? listSimilarPostings(database, { jobId, employerId }) : [],
    presentAppealsOfCase(database, row),
    findSeekerOfCase(database, row),
    listVersions(database, caseId),
    countHeldBefore(database, { employerId, caseId, openedAt }),
    listLinkedAccounts(database, secrets, employerId),
  ]);
  const [versions, heldBefore, linked] = history;
  return {
    ...presentCaseSummary(row, now),
    subject: readCaseSubject(row.subject),
    ...present,
    signals: z.array(caseSignal).parse(row.signals),
    held: row.is_held,
    versions,
    heldBefore,
    linked,
    reports: reports.map(presentReportOfCase),
    company,
    similar,
    ...appeals,
    seekerId,
    actions: offeredActions(row),
    decision: await presentDecision(database, row),
  };
}

/** What is known of the company besides the case. */
async function presentHistory(database: Queryable, row: CaseRow): Promise<CaseDetail['company']> {
  const [counts, cases, jobs] = await Promise.all([
    countHistory(database, row),
    findOtherCases(database, row),
    findJobsOfCompany(database, row),
  ]);
  return {
    id: row.employer_id,
    email: row.email,
    website: row.website,
    memberSince: row.member_since.toISOString(),
    verification: verificationOf(row),
    activeJobs: counts.active_jobs,
    upheldCases: counts.upheld,
    dismissedCases: counts.dismissed,
    openCases: counts.open,
    cases: cases.map((one) => ({
      id: one.id,
      subjectName: readCaseSubject(one.subject).title,
      openedAt: one.opened_at.toISOString(),
      outcome: outcomeOf(one),
    })),
    jobs: jobs.map((job) => ({
      id: job.id,
      title: job.title,
      state: jobStateOf(job),
      createdAt: job.created_at.toISOString(),
    })),
  };
}

const OUTCOMES = { uphold: 'upheld', dismiss: 'dismissed' } as const;

function outcomeOf(row: Pick<CaseRow, 'decision' | 'reversed_at' | 'settled_at'>) {
  if (row.reversed_at) return 'reversed';
  if (row.decision) return OUTCOMES[row.decision];
  return row.settled_at ? 'settled' : null;
}

async function presentAppealsOfCase(
  database: Queryable,
  row: CaseRow,
): Promise<Pick<CaseDetail, 'appeal' | 'earlierAppeals'>> {
  if (row.appeal_id === null) return { appeal: null, earlierAppeals: [] };
  const [last, ...earlier] = await findAppealsOfCase(database, row.id);
  if (!last) return { appeal: null, earlierAppeals: [] };
  const { decided_at: at, decided_by: by } = row;
  const { outcome, reason, decided_at: decidedAt, operator_email: operatorEmail } = last;
  const isDecided = outcome && reason !== null && decidedAt && operatorEmail !== null;
  const appeal = {
    ...presentWords(last),
    needsAnother: by !== null && (await hasOtherOperator(database, by)),
    decidableFrom: at && new Date(at.getTime() + CASE_UNDO_MS).toISOString(),
    decision: isDecided
      ? { outcome, reason, operatorEmail, decidedAt: decidedAt.toISOString() }
      : null,
  };
  return { appeal, earlierAppeals: earlier.map(presentWords) };
}

function presentWords({ id, measure, text, created_at: at }: AppealOfCaseRow) {
  return { id, measure, text, createdAt: at.toISOString() };
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

async function presentDecision(database: Queryable, row: CaseRow): Promise<CaseDetail['decision']> {
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
    caseCount: (await findCasesOfAct(database, row)).length,
  };
}
