import { randomBytes } from 'node:crypto';
import { AppError } from '../../../platform/errors/app-error.ts';
import { removeFiles } from '../../../retention/clean-up.queries.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import { hashPassword } from '../../../platform/authentication/passwords.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { announceApplication } from '../../hiring/index.ts';
import { closeActiveJobs, lockCompanyWithJobs } from '../../jobs/index.ts';
import { endPlanOf } from '../../billing/index.ts';
import {
  endUndecided,
  endAccepted,
  deleteCompanyRows,
  deleteJobsWithoutApplicants,
  eraseCompanyDetails,
  eraseJobDetails,
} from './delete-company.queries.ts';
import { deleteStoredResponses } from './stored-responses.queries.ts';
import { listCompanyFiles } from './own-files.queries.ts';

/**
 * Deletes a company's account: ends its plan at the provider, closes its jobs, and notifies
 * undecided and accepted applicants. In applicants' history, a name and a title remain. Rows change in one
 * transaction; the clean-up removes files that fail to be deleted.
 */
export async function deleteCompany(
  platform: Platform,
  backoff: LoginBackoff,
  employerId: string,
  origin: CallOrigin,
): Promise<void> {
  const { database, clock, config, log } = platform;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const { email, files } = await database.transaction().execute(async (transaction) => {
    // From here on nobody applies or decides, and the company cannot post, buy or sign in.
    const company = await lockCompanyWithJobs(transaction, employerId);
    if (!company || company.deleted_at) throw new AppError('not_signed_in');
    const now = clock();
    const own = await listCompanyFiles(transaction, employerId);
    await endPlanOf(transaction, employerId);
    const closing = { reason: 'closed', now, graceMs: config.closingGraceMs } as const;
    await closeActiveJobs(transaction, employerId, closing);
    await endApplications(transaction, employerId, now);
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
    log.warn({ err: error }, 'could not delete all files of a deleted account; the clean-up will');
  });
}

/** Ends undecided and accepted applications; tells their applicants that the company left. */
async function endApplications(
  transaction: DatabaseTransaction,
  employerId: string,
  now: Date,
): Promise<void> {
  const changed = [
    { change: 'company_left', rows: await endUndecided(transaction, employerId, now) },
    { change: 'accepting_company_left', rows: await endAccepted(transaction, employerId, now) },
  ] as const;
  for (const { change, rows } of changed) {
    for (const { id: applicationId, seeker_id: seekerId } of rows) {
      if (seekerId === null) continue;
      await announceApplication(transaction, { applicationId, seekerId, change, now });
    }
  }
}
