import { randomBytes } from 'node:crypto';
import { AppError } from '../../platform/http/app-error.ts';
import { removeFiles } from '../../platform/database/clean-up.ts';
import type { LoginBackoff } from '../../platform/authentication/login-backoff.ts';
import { hashPassword } from '../../platform/authentication/passwords.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CallOrigin } from '../../platform/authentication/call-origin.ts';
import { announceApplication } from '../applicant-mail/index.ts';
import { closeActiveJobs } from '../jobs/index.ts';
import { endPlanOf } from '../subscriptions/index.ts';
import {
  declineUndecided,
  deleteCompanyRows,
  deleteJobsWithoutApplicants,
  lockCompany,
  lockJobsOf,
  eraseCompanyDetails,
  eraseJobDetails,
} from './delete-company.queries.ts';
import { deleteStoredResponses } from './stored-responses.queries.ts';
import { listCompanyFiles } from './own-files.queries.ts';

/**
 * Deletes a company's account. Its plan ends at the provider at once, its jobs close, who waits for a
 * decision is told that the company left. What applicants have in their history stays as a name and a
 * title. Rows go in one transaction; what fails of the files' bytes, the clean-up takes away.
 */
export async function deleteCompany(
  platform: Platform,
  backoff: LoginBackoff,
  employerId: string,
  origin: CallOrigin,
): Promise<void> {
  const { database, clock, log } = platform;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const { email, files } = await database.transaction().execute(async (transaction) => {
    const company = await lockCompany(transaction, employerId);
    if (!company) throw new AppError('not_signed_in');
    await lockJobsOf(transaction, employerId);
    const now = clock();
    const own = await listCompanyFiles(transaction, employerId);
    await endPlanOf(transaction, employerId);
    await closeActiveJobs(transaction, employerId, now);
    for (const { id: applicationId, seeker_id: seekerId } of await declineUndecided(
      transaction,
      employerId,
      now,
    )) {
      if (seekerId === null) continue;
      const news = { applicationId, seekerId, change: 'company_left', now } as const;
      await announceApplication(transaction, news);
    }
    await deleteJobsWithoutApplicants(transaction, employerId);
    const description = `${company.company_name} has deleted its account.`;
    await eraseJobDetails(transaction, employerId, { description, now });
    await deleteStoredResponses(transaction, { kind: 'employer', accountId: employerId });
    await deleteCompanyRows(transaction, employerId);
    await eraseCompanyDetails(transaction, employerId, { passwordHash, now });
    return { email: company.email, files: own };
  });
  await backoff.forgive({ kind: 'employer', email, origin });
  await removeFiles(platform, files).catch((error: unknown) => {
    log.warn({ err: error }, 'files of a deleted account are left to the clean-up');
  });
}
