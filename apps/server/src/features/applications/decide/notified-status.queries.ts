import type { ApplicationStatus } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';

/** Stores the status that an applicant was last notified of. */
export async function recordNotifiedStatus(
  transaction: DatabaseTransaction,
  applicationId: string,
  status: ApplicationStatus,
): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ told_status: status })
    .where('id', '=', applicationId)
    .execute();
}

/** Finds a decided application, under its job's lock; undefined once the employer deleted it. */
export function findDecided(transaction: DatabaseTransaction, applicationId: string) {
  return transaction
    .selectFrom('applications')
    .select(['id', 'job_id', 'seeker_id', 'status', 'told_status', 'updated_at'])
    .where('id', '=', applicationId)
    .where('hidden_from_employer_at', 'is', null)
    .executeTakeFirst();
}
