import { AppError } from '../../../platform/errors/app-error.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import { isSessionActive, type Session } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockCredentials } from './passwords.queries.ts';
import { checkPassword } from './require-password.ts';

interface PasswordCall {
  readonly session: Session;
  readonly password: string;
  readonly origin: CallOrigin;
}

/**
 * Changes an account for a session that also gave the password, with the account's row locked. Counts as a wrong
 * password until the change has committed: what it checks besides cannot be guessed with a stolen session and password.
 * @throws {AppError} wrong_password, not_signed_in, or too_many_requests with the seconds to wait
 */
export async function changeWithPassword<T>(
  platform: Platform,
  backoff: LoginBackoff,
  { session, password, origin }: PasswordCall,
  change: (transaction: DatabaseTransaction, account: { readonly email: string }) => Promise<T>,
): Promise<T> {
  const check = { account: session, password, origin };
  const { verifiedHash, succeed } = await checkPassword(platform, backoff, check);
  const changed = await platform.database.transaction().execute(async (transaction) => {
    const current = await lockCredentials(transaction, session);
    if (!current || !(await isSessionActive(transaction, session))) {
      throw new AppError('not_signed_in');
    }
    if (current.password_hash !== verifiedHash) throw new AppError('wrong_password');
    return change(transaction, { email: current.email });
  });
  await succeed();
  return changed;
}
