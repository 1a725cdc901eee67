import type { BodyOf, logInSeeker } from '@nextshift/contract';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import { describeDevice } from '../../../platform/authentication/describe-device.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import { hashPassword, matchPassword } from '../../../platform/authentication/passwords.ts';
import { requirePrivatePassword } from '../../../platform/authentication/published-password.ts';
import {
  type SessionKind,
  type StartedSession,
  startVerifiedSession,
} from '../../../platform/authentication/sessions.ts';
import { requireNotSuspended } from '../../../platform/authentication/suspended-accounts.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announceSignIn } from '../account-mail/index.ts';
import { findAccountByEmail, renewPasswordHash } from '../passwords/index.ts';
import { requireSecondFactor } from '../second-factors/index.ts';

interface SignIn {
  readonly kind: SessionKind;
  readonly body: BodyOf<typeof logInSeeker>;
  readonly origin: CallOrigin;
  /** Whether a sign-in with a new browser is announced by mail. */
  readonly isAnnounced?: boolean;
}

/**
 * Starts a session for anyone who has the password, and the code where one is needed. Responds the same, in the same
 * time, to an unknown email and a wrong password.
 * @throws {AppError} invalid_credentials; second_factor_required, wrong_code; account_suspended
 */
export async function signInWithPassword(
  platform: Platform,
  backoff: LoginBackoff,
  { kind, body: { email, password, rememberMe, code }, origin, isAnnounced = true }: SignIn,
): Promise<StartedSession> {
  const { config, database, clock } = platform;
  requirePrivatePassword(config, password, origin);
  const admitted = await backoff.admit({ kind, email, origin });
  const found = await findAccountByEmail(database, kind, email);
  const match = await matchPassword(found?.password_hash ?? null, password);
  if (!found || match === null) throw new AppError('invalid_credentials');
  const renewedHash = match === 'older' ? await hashPassword(password) : null;
  const account = { kind, accountId: found.id };
  const device = describeDevice(origin.userAgent);
  const startedSession = await startVerifiedSession(
    database,
    clock,
    { ...account, device, remembered: rememberMe },
    found.password_hash,
    async (transaction) => {
      await requireSecondFactor(transaction, platform, account, code);
      await requireNotSuspended(transaction, platform, account);
      if (renewedHash !== null) await renewPasswordHash(transaction, account, renewedHash);
      if (isAnnounced) await announceSignIn(transaction, platform, { account, device, origin });
    },
  );
  if (!startedSession) throw new AppError('invalid_credentials');
  await backoff.succeed(admitted, account.accountId);
  return startedSession;
}
