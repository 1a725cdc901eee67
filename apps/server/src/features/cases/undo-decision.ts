import { CASE_UNDO_MS, type CaseDetail } from '@nextshift/contract';
import type { OperatorSession } from '../../platform/authentication/operator-sessions.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkJob, holdAgain, holdCompanyAgain } from '../moderation/index.ts';
import { lockCompanyToActOn, undoOnCompany } from './act-on-company.ts';
import { findCase } from './cases.queries.ts';
import { findCompanyOfCase, lockCase, recordUndo } from './decisions.queries.ts';
import { presentCase } from './present-case.ts';
import { restoreRemovedJob } from './restore-removed-job.ts';

/**
 * Opens a decided case again within ten minutes, and puts back the job that it removed or released and the company that
 * it suspended or verified. A removed job is read again: nobody has read what has changed since.
 * @throws {AppError} not_found, undo_expired, also for a case that is open or has been reported again
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
    const { employer_id: employerId } = company;
    await lockCompanyToActOn(transaction, { action: company.action, employerId });
    const found = await lockCase(transaction, caseId);
    if (!found) throw new AppError('not_found');
    const now = clock();
    const { decided_at: decidedAt } = found;
    if (!decidedAt || now.getTime() >= decidedAt.getTime() + CASE_UNDO_MS) {
      throw new AppError('undo_expired');
    }
    if (found.action === 'remove_job') {
      const closedBefore = found.closed_before;
      await restoreRemovedJob(transaction, { jobId: found.subject_id, closedBefore, clock });
    }
    const { action } = found;
    await undoOnCompany(transaction, { caseId, employerId, action, operatorId, now }, decidedAt);
    if (found.subject_type === 'job') {
      await holdAgain(transaction, { jobId: found.subject_id, caseId, now });
    }
    if (found.subject_type === 'company') {
      await holdCompanyAgain(transaction, { employerId, caseId, now });
    }
    await recordUndo(transaction, caseId, { operatorId, now });
    // What is found belongs to this case, which is open again.
    if (found.action === 'remove_job') await checkJob(transaction, platform, found.subject_id);
    const row = await findCase(transaction, caseId);
    if (!row) throw new AppError('not_found');
    return presentCase(transaction, row);
  });
}
