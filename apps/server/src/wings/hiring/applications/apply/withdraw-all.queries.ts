import type { ApplicationStatus } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';

/** Withdraws applications in these statuses. @returns their ids */
export async function withdrawApplications(
  transaction: DatabaseTransaction,
  seekerId: string,
  { statuses, now }: { statuses: readonly ApplicationStatus[]; now: Date },
): Promise<string[]> {
  const rows = await transaction
    .updateTable('applications')
    .set({ status: 'withdrawn', accepted_at: null, updated_at: now })
    .where('seeker_id', '=', seekerId)
    .where('status', 'in', statuses)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
