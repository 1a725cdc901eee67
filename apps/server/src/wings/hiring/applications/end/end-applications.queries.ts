import { type ClosedReason, undecidedStatuses } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';

interface Closing {
  readonly reason: ClosedReason;
  readonly closedAt: Date;
  readonly limit: number;
}

/** Ends undecided applications of a closed job, as of its closing. @returns whom to notify */
export function endUndecided(
  transaction: DatabaseTransaction,
  jobId: string,
  { reason, closedAt, limit }: Closing,
) {
  return transaction
    .updateTable('applications')
    .set({ status: 'ended', ended_reason: reason, told_status: 'ended', updated_at: closedAt })
    .where('id', 'in', (undecided) =>
      undecided
        .selectFrom('applications')
        .select('id')
        .where('job_id', '=', jobId)
        .where('status', 'in', undecidedStatuses)
        .orderBy('id')
        .limit(limit),
    )
    .returning(['id', 'seeker_id'])
    .execute();
}
