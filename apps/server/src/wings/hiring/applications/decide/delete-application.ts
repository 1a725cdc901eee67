import { isAllowedFrom } from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { announceApplication } from '../../news/index.ts';
import { lockJob } from '../../../jobs/index.ts';
import { endAcceptedApplication, findApplicationToDecide } from './decide.queries.ts';

/**
 * Deletes an accepted application on the employer's side: for its applicant, who is notified, it has
 * ended, in words of its own if they do not know of the acceptance. This frees the opening, so that the job can be reposted, and lowers the count of
 * applicants. Anyone who has not been told yet that the job is filled is told that it was closed.
 */
export function deleteApplication(
  { database, clock }: Platform,
  employerId: string,
  applicationId: string,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const found = await findApplicationToDecide(transaction, employerId, applicationId);
    if (!found) throw new AppError('not_found');
    await lockJob(transaction, found.job_id);
    // Read again: it may have been deleted while waiting for the lock.
    const current = await findApplicationToDecide(transaction, employerId, applicationId);
    if (!current) throw new AppError('not_found');
    if (!isAllowedFrom('delete', current.status)) throw new AppError('illegal_status_change');
    const now = clock();
    await endAcceptedApplication(transaction, applicationId, now);
    const { seeker_id: seekerId, is_unnotified: isUnnotified } = current;
    if (seekerId === null) return;
    await announceApplication(transaction, {
      applicationId,
      seekerId,
      change: isUnnotified ? 'acceptance_cancelled' : 'place_withdrawn',
      now,
    });
  });
}
