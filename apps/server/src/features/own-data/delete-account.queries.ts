import { undecidedStatuses } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../platform/database/database.ts';

/**
 * Locks the jobs that a seeker has applied to, so that nobody applies or decides meanwhile. Weaker than
 * the lock of those who do: whoever saves such a job refers to seeker and job, and must not wait for one
 * while the other waits for it.
 */
export async function lockJobsAppliedTo(
  transaction: DatabaseTransaction,
  seekerId: string,
): Promise<void> {
  await transaction
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', (own) =>
      own.selectFrom('applications').select('job_id').where('seeker_id', '=', seekerId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** From here on nothing new can refer to the account: not a session, an application or a file. */
export async function lockSeeker(
  transaction: DatabaseTransaction,
  seekerId: string,
): Promise<{ email: string } | undefined> {
  return transaction
    .selectFrom('seekers')
    .select('email')
    .where('id', '=', seekerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Withdraws what is undecided. */
export async function withdrawOpenApplications(
  transaction: DatabaseTransaction,
  seekerId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ status: 'withdrawn', updated_at: now })
    .where('seeker_id', '=', seekerId)
    .where('status', 'in', undecidedStatuses)
    .execute();
}

/** The employer keeps that someone applied, and nothing of who it was or what was said. */
export async function anonymizeApplications(
  transaction: DatabaseTransaction,
  seekerId: string,
): Promise<void> {
  await transaction
    .deleteFrom('documents')
    .where((where) =>
      where.or([
        where('seeker_id', '=', seekerId),
        where('application_id', 'in', (own) =>
          own.selectFrom('applications').select('id').where('seeker_id', '=', seekerId),
        ),
      ]),
    )
    .execute();
  await transaction.deleteFrom('notices').where('seeker_id', '=', seekerId).execute();
  await transaction
    .updateTable('applications')
    .set({ seeker_id: null, basic_field_answers: '{}', question_answers: '{}' })
    .where('seeker_id', '=', seekerId)
    .execute();
}

/** Takes profile, settings, saved jobs, sessions, videos and tokens along. */
export async function deleteSeeker(
  transaction: DatabaseTransaction,
  seekerId: string,
): Promise<void> {
  await transaction.deleteFrom('seekers').where('id', '=', seekerId).execute();
}
