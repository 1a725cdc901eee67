import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { checkCompany } from './check-company.ts';
import { checkJob, type CheckSettings } from '../check-job.ts';
import { lockActiveJobs } from '../holds.queries.ts';

/**
 * Changes a company, and then reads its page and its active jobs, which are locked before. A task reads them once more
 * after the commit: the change waits for a job that is posted or reposted meanwhile, which was read with the company as
 * it was. It cannot be locked here, as a repost holds its job and waits for the company.
 */
export async function changeCompany(
  transaction: DatabaseTransaction,
  settings: CheckSettings,
  employerId: string,
  change: () => Promise<void>,
): Promise<void> {
  const jobIds = await lockActiveJobs(transaction, employerId);
  await change();
  await checkCompany(transaction, settings, employerId);
  for (const jobId of jobIds) await checkJob(transaction, settings, jobId);
  await enqueue(transaction, 'held-jobs', { employerId }, { jobKey: `held-jobs ${employerId}` });
}
