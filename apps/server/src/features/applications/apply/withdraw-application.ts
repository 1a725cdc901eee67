import { type Application, isAllowedFrom } from '@nextshift/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockJob } from '../../jobs/index.ts';
import { findApplicationOfSeeker, setApplicationStatus } from '../decide/decide.queries.ts';
import { presentForSeeker } from '../read/present-for-seeker.ts';
import { findSeekerApplication } from '../read/seeker-applications.queries.ts';

/** Withdraws an undecided application; its place on the job becomes free. */
export function withdrawApplication(
  { database, clock }: Platform,
  seekerId: string,
  applicationId: string,
): Promise<Application> {
  return database.transaction().execute(async (transaction) => {
    const found = await findApplicationOfSeeker(transaction, seekerId, applicationId);
    if (!found) throw new AppError('not_found');
    await lockJob(transaction, found.job_id);
    // Read again: an employer may have decided during the wait for the lock.
    const current = await findApplicationOfSeeker(transaction, seekerId, applicationId);
    if (!current || !isAllowedFrom('withdraw', current.status)) {
      throw new AppError('illegal_status_change');
    }
    await setApplicationStatus(transaction, applicationId, { status: 'withdrawn', now: clock() });
    const row = await findSeekerApplication(transaction, applicationId, seekerId);
    return presentForSeeker(row, seekerId);
  });
}
