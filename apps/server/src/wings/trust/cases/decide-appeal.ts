import {
  type BodyOf,
  CASE_UNDO_MS,
  type CaseDetail,
  type decideAppeal as endpoint,
} from '@nextshift/contract';
import type { OperatorSession } from '../../../platform/authentication/operator-sessions.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { deliverHeldMessage } from '../../hiring/index.ts';
import { checkJob, liftWatch, readAppealStatus, releaseRead } from '../../screening/index.ts';
import { lockCompanyToActOn, reverseOnCompany } from './act-on-company.ts';
import {
  findAppeal,
  hasOtherOperator,
  recordAppealDecision,
  recordReversal,
} from './appeals-of-cases.queries.ts';
import { appealMail } from './appeal-mail.ts';
import { setClaim } from './claims/claims.queries.ts';
import { requireUnclaimed } from './claims/current-claim.ts';
import { findCase } from './cases.queries.ts';
import { findCompanyOfCase, type LockedCase, lockCase } from './decisions.queries.ts';
import { presentCase } from './present-case.ts';
import { requireCaseRevision } from './read-present.ts';
import { restoreRemovedJob } from './restore-removed-job.ts';

type AppealRow = NonNullable<Awaited<ReturnType<typeof findAppeal>>>;

/**
 * Accepts an appeal, which reverses the decision of its case, or rejects it. The one who appealed is told by mail.
 * @throws {AppError} not_found, appeal_decided, case_open while the decision can be undone, own_decision,
 *   case_claimed by another operator, stale_revision if the operator has read something else than what is there
 */
export function decideAppeal(
  platform: Platform,
  { operatorId }: OperatorSession,
  appealId: string,
  { outcome, reason, revision }: BodyOf<typeof endpoint>,
): Promise<CaseDetail> {
  const { database, clock } = platform;
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    const { found, appeal } = await lockCaseOf(transaction, appealId);
    await requireDecidable(transaction, found, appeal, { operatorId, now });
    const before = await findCase(transaction, found.id);
    if (!before) throw new AppError('not_found');
    requireUnclaimed(before, operatorId, now);
    await requireCaseRevision(transaction, before, revision);
    const decided = outcome === 'accept' ? 'accepted' : 'rejected';
    await recordAppealDecision(transaction, appealId, {
      outcome: decided,
      reason,
      operatorId,
      now,
    });
    await setClaim(transaction, found.id, null);
    if (decided === 'accepted') await reverse(transaction, found, { platform, operatorId, reason });
    await enqueue(transaction, appealMail, { appealId });
    const row = await findCase(transaction, found.id);
    if (!row) throw new AppError('not_found');
    return presentCase(transaction, row, platform);
  });
}

/** The case of an undecided appeal, locked as for its decision: the company that it suspended comes first. */
async function lockCaseOf(
  transaction: DatabaseTransaction,
  appealId: string,
): Promise<{ found: LockedCase; appeal: AppealRow }> {
  const seen = await findAppeal(transaction, appealId);
  const company = seen && (await findCompanyOfCase(transaction, seen.case_id));
  if (!company) throw new AppError('not_found');
  await lockCompanyToActOn(transaction, company);
  const found = await lockCase(transaction, seen.case_id);
  // Read again: it may have been decided before the lock was free.
  const appeal = found && (await findAppeal(transaction, appealId));
  if (!found || !appeal) throw new AppError('not_found');
  return { found, appeal };
}

async function requireDecidable(
  transaction: DatabaseTransaction,
  found: LockedCase,
  { measure, outcome, created_at: appealedAt }: AppealRow,
  { operatorId, now }: { operatorId: string; now: Date },
): Promise<void> {
  const { decision, action, decided_at: decidedAt, decided_by: decidedBy } = found;
  const { reversed_at: reversedAt, settled_at: settledAt } = found;
  const ofCase = { decision, action, decidedAt, reversedAt, settledAt };
  const status = readAppealStatus({ outcome, measure, appealedAt, ...ofCase });
  if (status !== 'open') throw new AppError('appeal_decided');
  if (!decidedAt || now.getTime() < decidedAt.getTime() + CASE_UNDO_MS) {
    throw new AppError('case_open');
  }
  if (decidedBy === operatorId && (await hasOtherOperator(transaction, operatorId))) {
    throw new AppError('own_decision');
  }
}

interface Reversing {
  readonly platform: Platform;
  readonly operatorId: string;
  readonly reason: string;
}

/**
 * Puts back what the decision removed or suspended, and releases what was held before it. A removed job is read again:
 * texts that have changed since are held, with a case of their own.
 */
async function reverse(
  transaction: DatabaseTransaction,
  { id: caseId, subject_type: type, subject_id: jobId, ...found }: LockedCase,
  { platform, ...by }: Reversing,
): Promise<void> {
  const { clock } = platform;
  const now = clock();
  if (found.action === 'remove_job') {
    await restoreRemovedJob(transaction, { jobId, closedBefore: found.closed_before, clock });
  }
  const { action, employer_id: employerId } = found;
  await reverseOnCompany(transaction, { caseId, employerId, action, ...by, now });
  await releaseRead(transaction, { type, id: jobId }, { caseId, now, isTold: true });
  await liftWatch(transaction, platform.secrets, { caseId, employerId, now });
  await recordReversal(transaction, caseId, now);
  if (type === 'message') await enqueue(transaction, deliverHeldMessage, { caseId });
  if (found.action === 'remove_job') await checkJob(transaction, platform, jobId);
}
