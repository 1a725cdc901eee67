import { CASE_UNDO_MS, type CaseDetail } from '@nextshift/contract';
import type { OperatorSession } from '../../../platform/authentication/operator-sessions.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkCompany, checkJob, holdAgain, watchAgain } from '../../screening/index.ts';
import { lockCompanyToActOn, undoOnCompany } from './act-on-company.ts';
import { findCase } from './cases.queries.ts';
import {
  findCasesOfAct,
  findCompanyOfCase,
  type LockedCase,
  lockCase,
  recordUndo,
} from './decisions.queries.ts';
import { mergeNewerCase } from './merge-cases.queries.ts';
import { presentCase } from './present-case.ts';
import { restoreRemovedJob } from './restore-removed-job.ts';

/**
 * Opens a decided case again within ten minutes, with the near-copies that the same act decided, and puts back the jobs
 * that it removed or released and the company that it suspended or verified. A removed job is read again: nobody has read
 * what has changed since. A case that has been opened since is merged into its earlier one. Repeated by the same operator
 * it changes nothing.
 * @throws {AppError} not_found, undo_expired, also for a case that is open
 */
export function undoDecision(
  platform: Platform,
  { operatorId }: OperatorSession,
  caseId: string,
): Promise<CaseDetail> {
  const { database, clock } = platform;
  return database.transaction().execute(async (transaction) => {
    const company = await findCompanyOfCase(transaction, caseId);
    if (!company) throw new AppError('not_found');
    const ofAct = await findCasesOfAct(transaction, { id: caseId, ...company });
    const isWide = ofAct.length > 1;
    await lockCompanyToActOn(transaction, { ...company, isWide });
    const found = await lockCase(transaction, caseId);
    if (!found) throw new AppError('not_found');
    const now = clock();
    const { decided_at: decidedAt } = found;
    // Its answer was lost, or the button was pressed twice.
    if (!decidedAt && found.undone_by === operatorId)
      return presentReopened(transaction, platform, caseId);
    if (!decidedAt || now.getTime() >= decidedAt.getTime() + CASE_UNDO_MS) {
      throw new AppError('undo_expired');
    }
    const changed: LockedCase[] = [];
    for (const id of await findCasesOfAct(transaction, found)) {
      const one = id === caseId ? found : await lockCase(transaction, id);
      if (one && (await reopen(transaction, platform, one, { operatorId, decidedAt, now })))
        changed.push(one);
    }
    // Once all are back, or a near-copy would be one of a removed job. What is found belongs to these cases.
    for (const one of changed) await checkSubject(transaction, platform, one);
    return presentReopened(transaction, platform, caseId);
  });
}

interface Undo {
  readonly operatorId: string;
  readonly decidedAt: Date;
  readonly now: Date;
}

/** @returns whether what it is about has to be read again */
async function reopen(
  transaction: DatabaseTransaction,
  { clock }: Platform,
  found: LockedCase,
  { operatorId, decidedAt, now }: Undo,
): Promise<boolean> {
  const { id: caseId, employer_id: employerId, action } = found;
  if (action === 'remove_job') {
    const closedBefore = found.closed_before;
    await restoreRemovedJob(transaction, { jobId: found.subject_id, closedBefore, clock });
  }
  await undoOnCompany(transaction, { caseId, employerId, action, operatorId, now }, decidedAt);
  const isReadAnew = await mergeNewerCase(transaction, found, now);
  await recordUndo(transaction, caseId, { operatorId, now });
  const subject = { type: found.subject_type, id: found.subject_id };
  if (found.ended_hold) await holdAgain(transaction, subject, { caseId, now });
  if (found.decision === 'dismiss') await watchAgain(transaction, { caseId, now });
  return isReadAnew || action === 'remove_job';
}

async function presentReopened(
  transaction: DatabaseTransaction,
  platform: Platform,
  caseId: string,
): Promise<CaseDetail> {
  const row = await findCase(transaction, caseId);
  if (!row) throw new AppError('not_found');
  return presentCase(transaction, row, platform);
}

async function checkSubject(
  transaction: DatabaseTransaction,
  platform: Platform,
  { subject_type: type, subject_id: subjectId }: LockedCase,
): Promise<void> {
  if (type === 'job') await checkJob(transaction, platform, subjectId);
  if (type === 'company') await checkCompany(transaction, platform, subjectId);
}
