import {
  type BodyOf,
  CASE_UNDO_MS,
  type CaseAction,
  type CaseDecision,
  type CaseDetail,
  type decideCase as endpoint,
} from '@nextshift/contract';
import type { OperatorSession } from '../../../platform/authentication/operator-sessions.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { cancelShiftsOfRemovedJob } from '../../hiring/index.ts';
import { removeJob } from '../../jobs/index.ts';
import { releaseRead } from '../../screening/index.ts';
import { warnOfScam } from '../scam-warnings/index.ts';
import { actOnCompany, lockCompanyToActOn } from './act-on-company.ts';
import { type CaseRow, findCase } from './cases.queries.ts';
import {
  findCompanyOfCase,
  findModeratedJob,
  lockCase,
  recordDecision,
} from './decisions.queries.ts';
import { offeredActions } from './offered-actions.ts';
import { presentCase } from './present-case.ts';
import { requireCaseRevision } from './read-present.ts';
import { removalMail } from './removal-mail.ts';

/**
 * Decides an open case. Dismissing releases a held job. A removed job is gone at once, as are those of a suspended
 * company; applicants and the employer are told when the decision can no longer be undone.
 * @throws {AppError} not_found, case_decided, stale_revision if the operator has read something else than what is there,
 *   validation_failed for an action that the case does not offer
 */
export function decideCase(
  { database, clock, config }: Platform,
  { operatorId }: OperatorSession,
  caseId: string,
  { decision, action, reason, revision }: BodyOf<typeof endpoint>,
): Promise<CaseDetail> {
  return database.transaction().execute(async (transaction) => {
    const company = await findCompanyOfCase(transaction, caseId);
    if (!company) throw new AppError('not_found');
    const { employer_id: employerId } = company;
    await lockCompanyToActOn(transaction, { ...company, action });
    const found = await lockCase(transaction, caseId);
    const before = await findCase(transaction, caseId);
    if (!found || !before) throw new AppError('not_found');
    if (found.decided_at ?? found.settled_at) throw new AppError('case_decided');
    await requireCaseRevision(transaction, before, revision);
    requireOffered(before, decision, action);
    const now = clock();
    const graceMs = Math.max(config.closingGraceMs, CASE_UNDO_MS);
    const closedBefore =
      action === 'remove_job'
        ? await removeJobOfCase(transaction, { jobId: found.subject_id, now, graceMs })
        : null;
    await actOnCompany(transaction, { caseId, employerId, action, reason, operatorId, now });
    const subject = { type: found.subject_type, id: found.subject_id };
    const endedHold =
      decision === 'dismiss' && (await releaseRead(transaction, subject, { caseId, now }));
    const outcome = { decision, action, reason, operatorId, closedBefore, endedHold, now };
    await recordDecision(transaction, caseId, outcome);
    if (action === 'remove_job') {
      const payload = { caseId, decidedAt: now.toISOString() };
      await enqueue(transaction, removalMail, payload, { delayMs: CASE_UNDO_MS });
      await enqueue(transaction, warnOfScam, payload, { delayMs: CASE_UNDO_MS });
    }
    const row = await findCase(transaction, caseId);
    if (!row) throw new AppError('not_found');
    return presentCase(transaction, row);
  });
}

const NOT_OFFERED: Record<CaseAction, string | null> = {
  none: null,
  remove_job: 'This case has no job to remove.',
  suspend_employer: 'This case has no company to suspend, or it is suspended already.',
  verify_employer: 'This case has no company to verify, or it is verified or suspended already.',
};

function requireOffered(row: CaseRow, decision: CaseDecision, action: CaseAction): void {
  const goesWithUpholding = action === 'remove_job' || action === 'suspend_employer';
  const message =
    decision === 'dismiss' && goesWithUpholding
      ? 'Dismissing a case neither removes nor suspends anything.'
      : offeredActions(row).includes(action)
        ? null
        : NOT_OFFERED[action];
  if (message === null) return;
  throw invalidField('action', message);
}

/** @returns why the job had closed before; null if it was active, or is gone */
async function removeJobOfCase(
  transaction: DatabaseTransaction,
  { jobId, now, graceMs }: { jobId: string; now: Date; graceMs: number },
) {
  const job = await findModeratedJob(transaction, jobId);
  if (!job || job.moderation === 'removed') {
    throw invalidField('action', 'The job is gone already.');
  }
  await removeJob(transaction, jobId, { now, graceMs });
  await enqueue(transaction, cancelShiftsOfRemovedJob, { jobId }, { delayMs: graceMs });
  return job.status === 'Active' ? null : job.closed_reason;
}
