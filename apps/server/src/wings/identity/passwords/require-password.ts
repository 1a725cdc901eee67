import { AppError } from '../../../platform/errors/app-error.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import { verifyPassword } from '../../../platform/authentication/passwords.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import type { Account } from '../../../platform/authentication/sessions.ts';
import { findCredentials } from './passwords.queries.ts';

interface PasswordCheck {
  readonly account: Account;
  readonly password: string;
  readonly origin: CallOrigin;
}

/**
 * Requires the password besides the session. Guesses count together with those at login, so that a
 * stolen session allows no more of them.
 * @returns the hash of the verified password
 * @throws {AppError} wrong_password, or too_many_requests with the seconds to wait
 */
export async function requirePassword(
  { database }: Pick<Platform, 'database'>,
  backoff: LoginBackoff,
  check: PasswordCheck,
): Promise<string> {
  const { verifiedHash, succeed } = await checkPassword({ database }, backoff, check);
  await succeed();
  return verifiedHash;
}

/** The same for a call that may still fail: it counts as a failure until it has succeeded. */
export async function checkPassword(
  { database }: Pick<Platform, 'database'>,
  backoff: LoginBackoff,
  { account, password, origin }: PasswordCheck,
): Promise<{ verifiedHash: string; succeed: () => Promise<void> }> {
  const found = await findCredentials(database, account);
  if (!found) throw new AppError('not_signed_in');
  const attempt = { kind: account.kind, email: found.email, origin };
  const admitted = await backoff.admit(attempt);
  const matches = await verifyPassword(found.password_hash, password);
  if (!matches) throw new AppError('wrong_password');
  return {
    verifiedHash: found.password_hash,
    succeed: () => backoff.succeed(admitted, account.accountId),
  };
}
