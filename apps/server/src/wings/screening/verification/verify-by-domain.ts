import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { findObstacle } from './company-domain.ts';
import { isAtSuspendedDomain } from './suspended-domains.ts';
import { heldJobsCheck } from './held-jobs-check.ts';
import { lockVerification, recordVerification } from './verification.queries.ts';

/**
 * Verifies a company whose confirmed mail address is at the domain of its website; leaves any other as it is.
 * Suspended ones, and those at the domain of one, are for a person to judge.
 */
export async function verifyByDomain(
  transaction: DatabaseTransaction,
  employerId: string,
  now: Date,
): Promise<void> {
  const row = await lockVerification(transaction, employerId);
  if (!row?.email_confirmed_at || row.verified_at || row.suspended_at) return;
  if (findObstacle(row) !== null || (await isAtSuspendedDomain(transaction, employerId, row)))
    return;
  await recordVerification(transaction, employerId, { by: 'domain', now });
  // After this transaction, which has locked the company before its jobs.
  await enqueue(transaction, heldJobsCheck, { employerId });
}
