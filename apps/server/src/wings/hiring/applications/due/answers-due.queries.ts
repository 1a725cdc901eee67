import { awaitingStatuses } from '@nextshift/contract';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';

/** Active jobs with applicants who have been waiting since then or longer. */
export async function findJobsWithUnanswered(
  database: Queryable,
  { since, limit }: { since: Date; limit: number },
): Promise<string[]> {
  const rows = await database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('jobs.id')
    .distinct()
    .where('applications.awaiting_answer_since', '<=', since)
    .where('jobs.status', '=', 'Active')
    .where('jobs.moderation', '=', 'clear')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends what nobody answered, under its job's lock. @returns whom to notify */
export function endUnansweredOf(
  transaction: DatabaseTransaction,
  jobId: string,
  { since, now, limit }: { since: Date; now: Date; limit: number },
) {
  return transaction
    .updateTable('applications')
    .set({ status: 'ended', ended_reason: 'no_answer', told_status: 'ended', updated_at: now })
    .where('id', 'in', (unanswered) =>
      unanswered
        .selectFrom('applications')
        .select('id')
        .where('job_id', '=', jobId)
        .where('awaiting_answer_since', '<=', since)
        .orderBy('id')
        .limit(limit),
    )
    .returning(['id', 'seeker_id'])
    .execute();
}

/**
 * Records the reminder of this number for all who have been waiting since then or longer at active jobs. Waits for
 * locked rows, in the order in which others lock them. @returns the employers to remind
 */
export async function recordReminders(
  transaction: DatabaseTransaction,
  { since, reminder }: { since: Date; reminder: number },
): Promise<string[]> {
  const rows = await transaction
    .updateTable('applications')
    .set({ answer_reminders: reminder })
    .where('id', 'in', (due) =>
      due
        .selectFrom('applications')
        .innerJoin('jobs', 'jobs.id', 'applications.job_id')
        .select('applications.id')
        .where('applications.awaiting_answer_since', '<=', since)
        .where('applications.answer_reminders', '<', reminder)
        .where('applications.status', 'in', awaitingStatuses)
        .where('jobs.status', '=', 'Active')
        .where('jobs.moderation', '=', 'clear')
        .orderBy('applications.id')
        .forUpdate('applications'),
    )
    .returning('employer_id')
    .execute();
  return [...new Set(rows.map((row) => row.employer_id))];
}
