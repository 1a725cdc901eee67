import type { PasskeySignInBody } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import { describeDevice } from '../../../platform/authentication/describe-device.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import {
  type SessionKind,
  type StartedSession,
  startVerifiedSession,
} from '../../../platform/authentication/sessions.ts';
import { requireNotSuspended } from '../../../platform/authentication/suspended-accounts.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announceSignIn } from '../account-mail/index.ts';
import { findCredentials } from '../passwords/index.ts';
import { useChallenge } from './passkey-challenges.ts';
import { findPasskeyOf, recordPasskeyUse } from './passkeys.queries.ts';
import { verifyPasskey } from './verify-passkey.ts';

interface SignIn {
  readonly kind: SessionKind;
  readonly body: PasskeySignInBody;
  readonly origin: CallOrigin;
  readonly ownOrigin: string;
}

/**
 * Starts a session for anyone who has the passkey and unlocked it: it replaces password and code. Failures count like wrong
 * passwords of its account.
 * @throws {AppError} unknown_passkey, also for one of the other kind of account; passkey_refused; account_suspended
 */
export async function signInWithPasskey(
  platform: Platform,
  backoff: LoginBackoff,
  { kind, body, origin, ownOrigin }: SignIn,
): Promise<StartedSession> {
  const { database, clock } = platform;
  const { credential, rememberMe } = body;
  const passkey = await findPasskeyOf(database, kind, Buffer.from(credential.id, 'base64url'));
  const account = passkey && { kind, accountId: passkey.account_id };
  const owner = account && (await findCredentials(database, account));
  const attempt = { kind, email: owner?.email ?? credential.id, origin };
  const admitted = await backoff.admit(attempt);
  if (!owner) throw new AppError('unknown_passkey');
  const { id, sign_count } = passkey;
  const signed = { credential, publicKey: passkey.public_key, signCount: sign_count };
  const { challenge, count } = await verifyPasskey(platform, { account, signed, ownOrigin });
  const device = describeDevice(origin.userAgent);
  const startedSession = await startVerifiedSession(
    database,
    clock,
    { ...account, device, remembered: rememberMe },
    owner.password_hash,
    async (transaction) => {
      await requireNotSuspended(transaction, platform, account);
      await useChallenge(transaction, challenge);
      const use = { countBefore: sign_count, count, now: clock() };
      if (!(await recordPasskeyUse(transaction, id, use))) throw new AppError('passkey_refused');
      await announceSignIn(transaction, platform, { account, device, origin });
    },
  );
  // A new password came first, which may have removed the passkey.
  if (!startedSession) throw new AppError('passkey_refused');
  await backoff.succeed(admitted, account.accountId);
  return startedSession;
}
