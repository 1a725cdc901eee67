import { undecidedStatuses } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { endingReason } from '../../jobs/index.ts';

/** Ends undecided applications for the reason for which their jobs are closed by now. @returns whom to notify */
export function endUndecided(transaction: DatabaseTransaction, employerId: string, now: Date) {
  return transaction
    .updateTable('applications')
    .set((row) => ({
      status: 'ended',
      ended_reason: row
        .selectFrom('jobs')
        .select(endingReason.as('reason'))
        .whereRef('jobs.id', '=', 'applications.job_id'),
      told_status: 'ended',
      ending_mailed_at: now,
      updated_at: now,
    }))
    .where('employer_id', '=', employerId)
    .where('status', 'in', undecidedStatuses)
    .returning(['id', 'seeker_id'])
    .execute();
}

/** Ends accepted applications, as taking the opening back does. @returns whom to notify */
export function endAccepted(transaction: DatabaseTransaction, employerId: string, now: Date) {
  return transaction
    .updateTable('applications')
    .set({
      status: 'ended',
      ended_reason: 'place_withdrawn',
      told_status: 'ended',
      ending_mailed_at: now,
      accepted_at: null,
      updated_at: now,
    })
    .where('employer_id', '=', employerId)
    .where('status', '=', 'accepted')
    .returning(['id', 'seeker_id'])
    .execute();
}
