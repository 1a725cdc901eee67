import { randomBytes } from 'node:crypto';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import { hashPassword } from '../../../platform/authentication/passwords.ts';
import type { Account } from '../../../platform/authentication/sessions.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { removeFiles } from '../../../platform/files/remove-files.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withdrawAll } from '../../hiring/index.ts';
import { lockCompanyWithJobs, lockSeekerWithJobs } from '../../jobs/index.ts';
import { endCompany } from './end-company.ts';
import { deleteOwnRows, listOwnFiles } from './own-rows.queries.ts';
import { deleteStoredResponses } from './stored-responses.queries.ts';

/**
 * Deletes an account and what the manifest says of its data, after its applications, jobs and plan have ended. Rows change
 * in one transaction, which locks the jobs before the account, as decisions do. The files' bytes follow; the clean-up
 * removes those that fail to be deleted.
 */
export async function deleteAccount(
  platform: Platform,
  backoff: LoginBackoff,
  account: Account,
  origin: CallOrigin,
): Promise<void> {
  const { database, clock, log } = platform;
  const { kind, accountId } = account;
  const isCompany = kind === 'employer';
  const passwordHash = isCompany ? await hashPassword(randomBytes(32).toString('base64url')) : '';
  const { email, files } = await database.transaction().execute(async (transaction) => {
    const company = isCompany ? await lockCompanyWithJobs(transaction, accountId) : undefined;
    const owner = isCompany
      ? company
      : await lockSeekerWithJobs(transaction, accountId, 'forUpdate');
    if (!owner || company?.deleted_at) throw new AppError('not_signed_in');
    // After the locks: what others wrote while they were waited for is older.
    const now = clock();
    const own = await listOwnFiles(transaction, account);
    if (isCompany) await endCompany(transaction, platform, { employerId: accountId, now });
    else await withdrawAll(transaction, accountId, now);
    await deleteStoredResponses(transaction, account);
    const companyName = company?.company_name ?? '';
    await deleteOwnRows(transaction, account, { companyName, passwordHash, now });
    return { email: owner.email, files: own };
  });
  await backoff.forgive({ kind, email, origin });
  await removeFiles(platform, files).catch((error: unknown) => {
    log.warn({ err: error }, 'could not delete all files of a deleted account; the clean-up will');
  });
}
