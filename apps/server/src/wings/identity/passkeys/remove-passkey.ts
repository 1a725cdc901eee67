import { AppError } from '../../../platform/errors/app-error.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import { endAccountSessions, type Session } from '../../../platform/authentication/sessions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announceAccountChange } from '../account-mail/index.ts';
import { changeWithPassword } from '../passwords/index.ts';
import { deletePasskey } from './passkeys.queries.ts';

interface Call {
  readonly session: Session;
  readonly passkeyId: string;
  readonly password: string;
  readonly origin: CallOrigin;
}

/**
 * Lets a passkey sign in no more, and ends the other sessions: it may have started them.
 * @throws {AppError} wrong_password; not_found if the account has no such passkey
 */
export function removePasskey(
  platform: Platform,
  backoff: LoginBackoff,
  { passkeyId, ...call }: Call,
): Promise<void> {
  const { session } = call;
  return changeWithPassword(platform, backoff, call, async (transaction, { email }) => {
    if (!(await deletePasskey(transaction, session, passkeyId))) throw new AppError('not_found');
    await endAccountSessions(transaction, session, session);
    await announceAccountChange(transaction, platform, {
      account: session,
      email,
      news: 'passkey_removed',
    });
  });
}
