import {
  type BodyOf,
  CASE_UNDO_MS,
  type CaseAction,
  type CaseDecision,
  type CaseDetail,
  type decideCase as endpoint,
  reasonOfDecision,
} from '@nextshift/contract';
import type { OperatorSession } from '../../../platform/authentication/operator-sessions.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { cancelShiftsOfRemovedJob, deliverHeldMessage } from '../../hiring/index.ts';
import { removeJob } from '../../jobs/index.ts';
import { liftWatch, releaseRead } from '../../screening/index.ts';
import { warnOfScam } from '../scam-warnings/index.ts';
import { actOnCompany, lockCompanyToActOn } from './act-on-company.ts';
import { requireUnclaimed } from './claims/current-claim.ts';
import { type CaseRow, findCase } from './cases.queries.ts';
import {
  findCompanyOfCase,
  findModeratedJob,
  type LockedCase,
  lockCase,
  recordDecision,
} from './decisions.queries.ts';
import { offeredActions } from './offered-actions.ts';
import { presentCase } from './present-case.ts';
import { requireCaseRevision } from './read-present.ts';
import { removalMail } from './removal-mail.ts';

type Body = BodyOf<typeof endpoint>;

/**
 * Decides an open case, and on request those of near-copies of its job. Dismissing releases a held job. A removed job is
 * gone at once, as are those of a suspended company; applicants and the employer are told when the decision can no
 * longer be undone.
 * @throws {AppError} not_found, case_decided, case_claimed by another operator, stale_revision if the operator has read
 *   something else than what is there, validation_failed for an action that the case does not offer
 */
export function decideCase(
  platform: Platform,
  { operatorId }: OperatorSession,
  caseId: string,
  { revision, nearCopies, ...given }: Body,
): Promise<CaseDetail> {
  const { database, clock } = platform;
  const { decision, action } = given;
  const reason = reasonOfDecision(given);
  return database.transaction().execute(async (transaction) => {
    const company = await findCompanyOfCase(transaction, caseId);
    if (!company) throw new AppError('not_found');
    await lockCompanyToActOn(transaction, { ...company, action, isWide: nearCopies });
    const act = { decision, action, reason, operatorId, now: clock() };
    const { found, before } = await lockOpenCase(transaction, caseId, act);
    const read = await requireCaseRevision(transaction, before, revision);
    requireOffered(before, decision, action);
    const copies: LockedCase[] = [];
    for (const copy of nearCopies ? read.nearCopies : []) {
      copies.push((await lockOpenCase(transaction, copy.caseId, act)).found);
    }
    await decide(transaction, platform, found, act);
    // The company itself is suspended or verified once.
    const ofCopies = action === 'remove_job' ? action : 'none';
    for (const copy of copies)
      await decide(transaction, platform, copy, { ...act, action: ofCopies }, caseId);
    const row = await findCase(transaction, caseId);
    if (!row) throw new AppError('not_found');
    return presentCase(transaction, row, platform);
  });
}

interface Act {
  readonly decision: CaseDecision;
  readonly action: CaseAction;
  readonly reason: string;
  readonly operatorId: string;
  readonly now: Date;
}

/** @throws {AppError} not_found, case_decided, case_claimed */
async function lockOpenCase(
  transaction: DatabaseTransaction,
  caseId: string,
  { operatorId, now }: Act,
): Promise<{ found: LockedCase; before: CaseRow }> {
  const found = await lockCase(transaction, caseId);
  const before = await findCase(transaction, caseId);
  if (!found || !before) throw new AppError('not_found');
  if (found.decided_at ?? found.settled_at) throw new AppError('case_decided');
  requireUnclaimed(before, operatorId, now);
  return { found, before };
}

/**
 * Decides an open case of the sample, which nobody has read.
 * @throws {AppError} not_found, case_decided, case_claimed
 */
export async function decideSampleCase(
  transaction: DatabaseTransaction,
  platform: Pick<Platform, 'config' | 'secrets'>,
  caseId: string,
  act: Act,
): Promise<void> {
  const { found } = await lockOpenCase(transaction, caseId, act);
  await decide(transaction, platform, found, act);
}

async function decide(
  transaction: DatabaseTransaction,
  { config, secrets }: Pick<Platform, 'config' | 'secrets'>,
  { id: caseId, employer_id: employerId, ...found }: LockedCase,
  act: Act,
  /** The case that the act is about, if this one is a near-copy. */
  decidedWith: string | null = null,
): Promise<void> {
  const { decision, action, now } = act;
  const graceMs = Math.max(config.closingGraceMs, CASE_UNDO_MS);
  const closedBefore =
    action === 'remove_job'
      ? await removeJobOfCase(transaction, { jobId: found.subject_id, now, graceMs })
      : null;
  await actOnCompany(transaction, { caseId, employerId, ...act });
  const subject = { type: found.subject_type, id: found.subject_id };
  const endedHold =
    decision === 'dismiss' && (await releaseRead(transaction, subject, { caseId, now }));
  if (decision === 'dismiss') await liftWatch(transaction, secrets, { caseId, employerId, now });
  await recordDecision(transaction, caseId, { ...act, closedBefore, endedHold, decidedWith });
  if (decision === 'dismiss' && found.subject_type === 'message') {
    await enqueue(transaction, deliverHeldMessage, { caseId }, { delayMs: CASE_UNDO_MS });
  }
  if (action !== 'remove_job') return;
  const payload = { caseId, decidedAt: now.toISOString() };
  await enqueue(transaction, removalMail, payload, { delayMs: CASE_UNDO_MS });
  await enqueue(transaction, warnOfScam, payload, { delayMs: CASE_UNDO_MS });
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
