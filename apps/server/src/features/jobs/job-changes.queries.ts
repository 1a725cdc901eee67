import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database.ts';

/** Locks a job's row until the transaction ends: what is decided about it is decided one by one. */
export function lockJob(transaction: DatabaseTransaction, jobId: string) {
  return transaction
    .selectFrom('jobs')
    .select(['id', 'employer_id', 'status', 'applicant_count'])
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeApplicantCount(
  transaction: DatabaseTransaction,
  jobId: string,
  by: 1 | -1,
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ applicant_count: sql`applicant_count + ${by}` })
    .where('id', '=', jobId)
    .execute();
}

/** Closes a job; one that is closed already stays as it was. */
export async function closeActiveJob(
  transaction: DatabaseTransaction,
  jobId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ status: 'Closed', closed_at: now, updated_at: now })
    .where('id', '=', jobId)
    .where('status', '=', 'Active')
    .execute();
}
