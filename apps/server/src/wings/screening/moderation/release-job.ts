import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { announceHold } from './hold-mail.ts';
import {
  endHolds,
  findHold,
  restoreClearedTexts,
  setModeration,
  storeHolds,
} from './holds.queries.ts';
import { readSignals } from './explain-hold.ts';
import { isHeldByReports } from './is-held-by-reports.ts';

interface ReadJob {
  readonly jobId: string;
  readonly caseId: string;
  readonly now: Date;
}

/**
 * Makes a held job public, as its case was dismissed, or an appeal accepted; the same texts are not held again. Its
 * employer is told unless `isTold` says that it is otherwise. @returns whether it was held
 */
export async function releaseReadJob(
  transaction: DatabaseTransaction,
  { jobId, caseId, now, isTold = false }: ReadJob & { readonly isTold?: boolean },
): Promise<boolean> {
  const hold = await findHold(transaction, jobId);
  if (!hold?.held_since) return false;
  const { cause, held_since: heldSince } = hold;
  await endHolds(transaction, [{ jobId, cause, heldSince }], { releasedBy: caseId, now });
  if (!isTold) {
    const held = { jobId };
    await announceHold(transaction, { held, change: 'released', isUndoable: true, now });
  }
  return true;
}

/**
 * Holds a job again, whatever it says now, as the decision that released it was undone before its employer was told and
 * its case is open. Seekers read what they read before it.
 */
export async function holdAgain(
  transaction: DatabaseTransaction,
  { jobId, now }: Omit<ReadJob, 'caseId'>,
): Promise<void> {
  const hold = await findHold(transaction, jobId);
  if (!hold || hold.held_since) return;
  const { text_digest: digest } = hold;
  const signals = readSignals(hold.signals);
  const isReported = await isHeldByReports(transaction, { type: 'job', id: jobId });
  const cause = isReported ? 'reports' : hold.cause;
  await storeHolds(transaction, [{ jobId, cause, signals, digest, heldSince: now }]);
  await restoreClearedTexts(transaction, jobId);
}

/** Keeps a job held that was so before it was removed, and is not removed any more. */
export async function keepHoldOf(transaction: DatabaseTransaction, jobId: string): Promise<void> {
  const hold = await findHold(transaction, jobId);
  if (hold?.held_since) await setModeration(transaction, [jobId], { from: 'clear', to: 'held' });
}
