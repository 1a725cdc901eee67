import type { BodyOf, changePassword as endpoint } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import { hashPassword } from '../../../platform/authentication/passwords.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import {
  endAccountSessions,
  isSessionActive,
  type Session,
} from '../../../platform/authentication/sessions.ts';
import { announcePasswordChange } from '../account-mail/index.ts';
import { lockCredentials, setPassword } from './passwords.queries.ts';
import { requirePassword } from './require-password.ts';
import { voidMailedLinks } from './void-mailed-links.ts';

/**
 * Changes the account's own password, ends its other sessions, and revokes mailed links. The
 * account's address is notified.
 */
export async function changePassword(
  platform: Platform,
  backoff: LoginBackoff,
  session: Session,
  { currentPassword, newPassword }: BodyOf<typeof endpoint>,
  origin: CallOrigin,
): Promise<void> {
  const { database, clock } = platform;
  const verified = await requirePassword(platform, backoff, {
    account: session,
    password: currentPassword,
    origin,
  });
  const passwordHash = await hashPassword(newPassword);
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    // While the new one was being hashed, the account may have been reset and this session ended.
    const current = await lockCredentials(transaction, session);
    if (!(await isSessionActive(transaction, session))) throw new AppError('not_signed_in');
    if (current?.password_hash !== verified) throw new AppError('wrong_password');
    await setPassword(transaction, session, { passwordHash, now });
    await voidMailedLinks(transaction, session, now);
    await endAccountSessions(transaction, session, session);
    const { email } = current;
    await announcePasswordChange(transaction, platform, { account: session, email, now });
  });
}
