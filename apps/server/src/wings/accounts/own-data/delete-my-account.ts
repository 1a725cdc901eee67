import { AppError } from '../../../platform/errors/app-error.ts';
import { removeFiles } from '../../../retention/clean-up.queries.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import { withdrawAll } from '../../hiring/index.ts';
import { lockSeekerWithJobs } from '../../jobs/index.ts';
import { anonymizeApplications, deleteSeeker } from './delete-account.queries.ts';
import { deleteStoredResponses } from './stored-responses.queries.ts';
import { listOwnFiles } from './own-files.queries.ts';

/**
 * Deletes an account and all personal data, after withdrawing applications. Rows change in one transaction, which locks every job
 * applied to before the account, like an employer's decision. The files' bytes follow; the clean-up
 * removes those that fail to be deleted.
 */
export async function deleteMyAccount(
  platform: Platform,
  backoff: LoginBackoff,
  seekerId: string,
  origin: CallOrigin,
): Promise<void> {
  const { database, clock, log } = platform;
  const { email, files } = await database.transaction().execute(async (transaction) => {
    const seeker = await lockSeekerWithJobs(transaction, seekerId, 'forUpdate');
    if (!seeker) throw new AppError('not_signed_in');
    const own = await listOwnFiles(transaction, seekerId);
    await withdrawAll(transaction, seekerId, clock());
    await anonymizeApplications(transaction, seekerId);
    await deleteStoredResponses(transaction, { kind: 'seeker', accountId: seekerId });
    await deleteSeeker(transaction, seekerId);
    return { email: seeker.email, files: own };
  });
  await backoff.forgive({ kind: 'seeker', email, origin });
  await removeFiles(platform, files).catch((error: unknown) => {
    log.warn({ err: error }, 'could not delete all files of a deleted account; the clean-up will');
  });
}
