import { CASE_UNDO_MS } from '@nextshift/contract';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { completeSuspension } from './complete-suspension.ts';
import { insertSuspension, lockWithJobs } from './suspensions.queries.ts';

interface Suspending {
  /** The case that is decided so; null on the account's own page. */
  readonly caseId: string | null;
  readonly reason: string;
  readonly operatorId: string;
  readonly now: Date;
}

/**
 * Suspends an account: its sessions end and its jobs are hidden in this transaction. The rest waits for ten minutes, in
 * which a restoration leaves no trace.
 * @throws {AppError} not_found, account_unchanged if it is suspended
 */
export async function suspendAccount(
  transaction: DatabaseTransaction,
  account: Account,
  suspending: Suspending,
): Promise<void> {
  const found = await lockWithJobs(transaction, account);
  if (!found) throw new AppError('not_found');
  if (found.suspended_at) throw new AppError('account_unchanged');
  const suspensionId = await insertSuspension(transaction, { account, ...suspending });
  await enqueue(transaction, completeSuspension, { suspensionId }, { delayMs: CASE_UNDO_MS });
}
