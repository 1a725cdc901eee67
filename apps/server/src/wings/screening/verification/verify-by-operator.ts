import { CASE_UNDO_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { requireRevision } from '../case-files/index.ts';
import { logAct } from '../../identity/index.ts';
import { companyRevisionOf } from './company-revision.ts';
import { heldJobsCheck } from './held-jobs-check.ts';
import { lockVerification, recordVerification } from './verification.queries.ts';

interface Verifying {
  /** What the operator has read of the company; null in a case, whose own revision covers it. */
  readonly revision: string | null;
  readonly reason: string;
  readonly operatorId: string;
  readonly now: Date;
}

/**
 * Verifies a company because an operator says so. Its jobs that waited for that are read again once a decision can no
 * longer be undone.
 * @throws {AppError} not_found, account_unchanged if it is verified or suspended, stale_revision
 */
export async function verifyByOperator(
  transaction: DatabaseTransaction,
  employerId: string,
  { revision, reason, operatorId, now }: Verifying,
): Promise<void> {
  const row = await lockVerification(transaction, employerId);
  if (!row) throw new AppError('not_found');
  if (row.verified_at ?? row.suspended_at) throw new AppError('account_unchanged');
  if (revision !== null) requireRevision(companyRevisionOf(row), revision);
  await recordVerification(transaction, employerId, { by: 'operator', now });
  const account = { kind: 'employer', accountId: employerId } as const;
  await logAct(transaction, { act: 'verified_account', account, reason, operatorId, now });
  await enqueue(transaction, heldJobsCheck, { employerId }, { delayMs: CASE_UNDO_MS });
}
