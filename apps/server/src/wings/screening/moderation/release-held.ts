import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { findHeldWithCompany, findReleasedBy } from './companies/company-holds.queries.ts';
import { readSignals } from './explain-hold.ts';
import { announceHold } from './hold-mail.ts';
import {
  endHolds,
  findHold,
  restoreClearedTexts,
  setModeration,
  storeHolds,
  type Subject,
} from './holds.queries.ts';
import { isHeldByReports } from './is-held-by-reports.ts';

interface Decision {
  readonly caseId: string;
  readonly now: Date;
}

/**
 * Shows a held job, or the texts of a company that is locked with its jobs, as the case was dismissed, or an appeal
 * accepted; the same texts are not held again. Closed jobs that were held with the company's name are public again, too.
 * The employer is told unless `isTold` says that it is otherwise. @returns whether it was held
 */
export async function releaseRead(
  transaction: DatabaseTransaction,
  { type, id }: Subject,
  { caseId, now, isTold = false }: Decision & { readonly isTold?: boolean },
): Promise<boolean> {
  if (type === 'application' || type === 'message') return false;
  const hold = await findHold(transaction, { type, id });
  if (!hold?.held_since) return false;
  const ended = { id, cause: hold.cause, heldSince: hold.held_since };
  await endHolds(transaction, type, [ended], { releasedBy: caseId, now });
  if (type === 'company') {
    for (const jobId of await findHeldWithCompany(transaction, id)) {
      await releaseRead(transaction, { type: 'job', id: jobId }, { caseId, now, isTold: true });
    }
  }
  if (!isTold) {
    const held = { type, id };
    await announceHold(transaction, { held, change: 'released', isUndoable: true, now });
  }
  return true;
}

/**
 * Holds it again, whatever it says now, as the decision that released it was undone before its employer was told and its
 * case is open; closed jobs with their company. Seekers read what they read before it.
 */
export async function holdAgain(
  transaction: DatabaseTransaction,
  { type, id }: Subject,
  { caseId, now }: Decision,
): Promise<void> {
  if (type === 'application' || type === 'message') return;
  if (type === 'company') {
    for (const jobId of await findReleasedBy(transaction, id, caseId)) {
      await holdAgain(transaction, { type: 'job', id: jobId }, { caseId, now });
    }
  }
  const hold = await findHold(transaction, { type, id });
  if (!hold || hold.held_since) return;
  const { text_digest: digest } = hold;
  const signals = readSignals(hold.signals);
  const cause = (await isHeldByReports(transaction, { type, id })) ? 'reports' : hold.cause;
  const heavySince = signals.some(({ level }) => level === 'heavy') ? now : null;
  await storeHolds(transaction, type, [{ id, cause, signals, digest, heldSince: now, heavySince }]);
  if (type === 'job') await restoreClearedTexts(transaction, id);
}

/** Keeps a job held that was so before it was removed, and is not removed any more. */
export async function keepHoldOf(transaction: DatabaseTransaction, jobId: string): Promise<void> {
  const hold = await findHold(transaction, { type: 'job', id: jobId });
  if (hold?.held_since) await setModeration(transaction, [jobId], { from: 'clear', to: 'held' });
}
