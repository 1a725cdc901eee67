import { AppError } from '../../../../platform/errors/app-error.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { lockJob } from '../../../jobs/index.ts';

export interface OwnJob {
  readonly employerId: string;
  readonly jobId: string;
}

/**
 * Locks an own job while its form or the form's draft is changed.
 * @throws {AppError} not_found when the job does not exist or is another employer's; job_removed
 */
export async function lockJobOfForm(
  transaction: DatabaseTransaction,
  { employerId, jobId }: OwnJob,
): Promise<void> {
  const job = await lockJob(transaction, jobId);
  if (job?.employer_id !== employerId) throw new AppError('not_found');
  if (job.moderation === 'removed') throw new AppError('job_removed');
}
