import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { lockCompanyWithJobs } from '../../../jobs/index.ts';
import { checkCompany } from './check-company.ts';
import { type CheckSettings, checkJobsOf } from '../check-job.ts';
import { findPostingCompany } from '../posting.queries.ts';
import { readerOf } from '../text-reader.ts';

/**
 * Changes a company, and then reads its page and the jobs that show it. All its jobs are locked before: a new name
 * changes the words of closed ones, too, and one that is posted or reposted meanwhile has been read with the company as
 * it was.
 */
export async function changeCompany(
  transaction: DatabaseTransaction,
  settings: CheckSettings,
  employerId: string,
  change: () => Promise<void>,
): Promise<void> {
  await lockCompanyWithJobs(transaction, employerId, { jobLock: 'forNoKeyUpdate' });
  const before = await findPostingCompany(transaction, employerId);
  await change();
  const after = await findPostingCompany(transaction, employerId);
  const isPosted = after.description !== before.description;
  await checkCompany(transaction, settings, employerId, { isPosted });
  // A new text of the company is read before its jobs, which all show it.
  readerOf(settings).requireAllRead();
  await checkJobsOf(transaction, settings, employerId);
}
