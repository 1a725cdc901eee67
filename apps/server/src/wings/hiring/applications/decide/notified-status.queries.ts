import type { ApplicationStatus } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';

/** Stores the status that an applicant is notified of, and when. */
export async function recordNotifiedStatus(
  transaction: DatabaseTransaction,
  applicationId: string,
  { status, now }: { status: ApplicationStatus; now: Date },
): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({
      told_status: status,
      told_at: sql`told_at || jsonb_build_object(${status}::text, ${now}::timestamptz)`,
    })
    .where('id', '=', applicationId)
    .execute();
}

/**
 * Finds a changed application, under its job's lock, and when its applicant was last told of a status;
 * undefined once the employer deleted it.
 */
export function findChanged(
  transaction: DatabaseTransaction,
  applicationId: string,
  status: ApplicationStatus,
) {
  return transaction
    .selectFrom('applications')
    .innerJoin('employers', 'employers.id', 'applications.employer_id')
    .select([
      'applications.id',
      'applications.job_id',
      'applications.seeker_id',
      'applications.status',
      'applications.told_status',
      'applications.updated_at',
      'employers.suspended_at',
    ])
    .select(sql<Date | null>`(told_at ->> ${status})::timestamptz`.as('told_at'))
    .where('applications.id', '=', applicationId)
    .where('hidden_from_employer_at', 'is', null)
    .executeTakeFirst();
}
