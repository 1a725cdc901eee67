import { effectiveStatus, RETRACT_SECONDS } from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { cancelJob } from '../../../../platform/queue/enqueue.ts';
import { deleteInvitation } from '../../interviews/index.ts';
import { forgetApplicationNews, newApplicationNews } from '../../news/index.ts';
import { detachDocuments } from '../documents/documents.queries.ts';
import { lockJob } from '../../../jobs/index.ts';
import { findApplicationOfSeeker } from '../decide/decide.queries.ts';
import { restoreFormerApplication } from './former-applications.queries.ts';
import { deleteApplicationRow, freeIdempotencyKeys, lockSubmission } from './retract.queries.ts';

/**
 * Takes an application back without a trace: it was never made, or is what it was before it was made again. The employer
 * is only told of it when this is no longer possible.
 */
export function retractApplication(
  { database, clock }: Platform,
  seekerId: string,
  applicationId: string,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const found = await findApplicationOfSeeker(transaction, seekerId, applicationId);
    if (!found) throw new AppError('not_found');
    const job = await lockJob(transaction, found.job_id);
    // The employer opens an application without a lock on the job.
    const current = await lockSubmission(transaction, seekerId, applicationId);
    if (!job || !current) throw new AppError('not_found');
    const { status, created_at: at, is_untouched: isUntouched, is_first: isFirst } = current;
    const isLate = clock().getTime() >= at.getTime() + RETRACT_SECONDS * 1_000;
    if (isLate || !isUntouched || effectiveStatus(status, job.status) !== 'submitted') {
      throw new AppError('too_late');
    }
    await detachDocuments(transaction, applicationId);
    await deleteInvitation(transaction, applicationId);
    await forgetApplicationNews(transaction, applicationId, { change: 'submitted', at });
    await cancelJob(transaction, newApplicationNews, { applicationId });
    if (isFirst) await deleteApplicationRow(transaction, applicationId);
    else await restoreFormerApplication(transaction, applicationId);
    await freeIdempotencyKeys(transaction, seekerId, applicationId);
  });
}
