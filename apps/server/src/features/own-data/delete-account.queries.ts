import type { DatabaseTransaction } from '../../platform/database/database.ts';

/**
 * Locks the jobs that a seeker has applied to against concurrent applications and decisions. Weaker
 * than their own lock, to avoid a deadlock with saving such a job, which references seeker and job.
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

/**
 * Locks the account: from here on nothing new can refer to it, be it a session, application or
 * file.
 */
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

/** The employer keeps that someone applied, but neither who it was nor what they wrote. */
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

/** Cascades to profile, settings, saved jobs, sessions, videos and tokens. */
export async function deleteSeeker(
  transaction: DatabaseTransaction,
  seekerId: string,
): Promise<void> {
  await transaction.deleteFrom('seekers').where('id', '=', seekerId).execute();
}
