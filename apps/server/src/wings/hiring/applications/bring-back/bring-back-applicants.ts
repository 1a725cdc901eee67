import { AppError } from '../../../../platform/errors/app-error.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { announceApplication, announceFullJob } from '../../news/index.ts';
import { lockJobToApply, requireClear } from '../../../jobs/index.ts';
import { resubmitEnded } from './bring-back.queries.ts';

/** Applications per transaction, so that the job is not locked for long. */
const BATCH_SIZE = 200;

const HELD = 'This job is on hold. You can bring applicants back once it is released.';

interface OwnJob {
  readonly employerId: string;
  readonly jobId: string;
}

/**
 * Submits again what ended with an earlier closing of an active job, oldest first as far as the plan's
 * applicants fit, and tells the applicants. If it is interrupted, the next call goes on with the rest.
 * @returns how many
 * @throws {AppError} not_found, job_held, job_removed, job_closed
 */
export async function bringBackApplicants(
  { database, clock }: Platform,
  own: OwnJob,
): Promise<number> {
  const bringBackBatch = (transaction: DatabaseTransaction) =>
    bringBackSome(transaction, own, clock());
  let count = 0;
  let batch: number;
  do {
    batch = await database.transaction().execute(bringBackBatch);
    count += batch;
  } while (batch > 0);
  return count;
}

async function bringBackSome(
  transaction: DatabaseTransaction,
  { employerId, jobId }: OwnJob,
  now: Date,
): Promise<number> {
  const job = await lockJobToApply(transaction, jobId);
  if (job?.employer_id !== employerId) throw new AppError('not_found');
  requireClear(job, HELD);
  if (job.status !== 'Active') throw new AppError('job_closed');
  const { max_applicants: max, applicant_count: applicants } = job;
  const limit = max === null ? BATCH_SIZE : Math.min(BATCH_SIZE, Math.max(0, max - applicants));
  const returned = await resubmitEnded(transaction, jobId, { limit, now });
  for (const { id: applicationId, seekerId } of returned) {
    const change = 'brought_back';
    await announceApplication(transaction, { applicationId, seekerId, change, now });
  }
  const appliedTo = { ...job, applicant_count: applicants + returned.length };
  if (returned.length > 0) await announceFullJob(transaction, appliedTo, now);
  return returned.length;
}
