import { allowsAction, type Application } from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { withdrawalMail } from '../../news/index.ts';
import { lockJob } from '../../../jobs/index.ts';
import { findApplicationOfSeeker, setApplicationStatus } from '../decide/decide.queries.ts';
import { presentForSeeker } from '../read/present-for-seeker.ts';
import { findSeekerApplication } from '../read/seeker-applications.queries.ts';

/**
 * Withdraws an undecided or accepted application. Its opening on the job becomes free, but a filled job
 * stays closed; the employer of an accepted one is told.
 */
export function withdrawApplication(
  { database, clock }: Platform,
  seekerId: string,
  applicationId: string,
): Promise<Application> {
  return database.transaction().execute(async (transaction) => {
    const found = await findApplicationOfSeeker(transaction, seekerId, applicationId);
    if (!found) throw new AppError('not_found');
    const job = await lockJob(transaction, found.job_id);
    // Read again: an employer may have decided during the wait for the lock.
    const current = await findApplicationOfSeeker(transaction, seekerId, applicationId);
    if (!job || !current) throw new AppError('not_found');
    const { status } = current;
    if (!allowsAction('withdraw', { status, jobStatus: job.status })) {
      throw new AppError('illegal_status_change');
    }
    const now = clock();
    await setApplicationStatus(transaction, applicationId, { status: 'withdrawn', now });
    if (status === 'accepted') {
      await enqueue(transaction, withdrawalMail, { applicationId, withdrawnAt: now.toISOString() });
    }
    const row = await findSeekerApplication(transaction, applicationId, seekerId);
    return presentForSeeker(row, seekerId);
  });
}
