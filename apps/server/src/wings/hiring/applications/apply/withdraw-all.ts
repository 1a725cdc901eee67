import { undecidedStatuses } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { withdrawalMail } from '../../news/index.ts';
import { withdrawApplications } from './withdraw-all.queries.ts';

/** Withdraws what of a seeker is undecided or accepted; employers are told of the openings that become free. */
export async function withdrawAll(
  transaction: DatabaseTransaction,
  seekerId: string,
  now: Date,
): Promise<void> {
  await withdrawApplications(transaction, seekerId, { statuses: undecidedStatuses, now });
  const accepted = { statuses: ['accepted'], now } as const;
  const withdrawnAt = now.toISOString();
  for (const applicationId of await withdrawApplications(transaction, seekerId, accepted)) {
    await enqueue(transaction, withdrawalMail, { applicationId, withdrawnAt });
  }
}
