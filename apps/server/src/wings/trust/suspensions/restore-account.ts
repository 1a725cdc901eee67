import type { Account } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { suspensionMail } from './suspension-mail.ts';
import { endSuspension, findOpenSuspension, lockWithJobs } from './suspensions.queries.ts';

interface Restoring {
  readonly reason: string;
  readonly operatorId: string;
  readonly now: Date;
  /** The owner is told otherwise. */
  readonly isTold?: boolean;
}

/**
 * Ends a suspension. Before it has taken effect nobody hears of it; after that the owner is told, and what it has ended
 * stays so.
 * @throws {AppError} not_found, account_unchanged if it is not suspended
 */
export async function restoreAccount(
  transaction: DatabaseTransaction,
  account: Account,
  { isTold = false, ...restoring }: Restoring,
): Promise<void> {
  if (!(await lockWithJobs(transaction, account))) throw new AppError('not_found');
  const open = await findOpenSuspension(transaction, account);
  if (!open) throw new AppError('account_unchanged');
  await endSuspension(transaction, open.id, restoring);
  if (!open.completed_at || isTold) return;
  await enqueue(transaction, suspensionMail, { suspensionId: open.id, change: 'restored' });
}

/** The same as a case is opened again or reversed, unless the company was restored meanwhile or suspended otherwise. */
export async function restoreAfterCase(
  transaction: DatabaseTransaction,
  account: Account,
  { caseId, ...restoring }: Restoring & { readonly caseId: string },
): Promise<void> {
  const open = await findOpenSuspension(transaction, account);
  if (open?.case_id === caseId) await restoreAccount(transaction, account, restoring);
}
