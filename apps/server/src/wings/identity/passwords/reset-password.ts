import type { BodyOf, resetPassword as endpoint } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import { hashPassword } from '../../../platform/authentication/passwords.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import { deletePasskeys } from '../../../platform/authentication/passkeys.queries.ts';
import { endAccountSessions, hashToken } from '../../../platform/authentication/sessions.ts';
import { deleteCalendarAddress } from '../calendar-addresses/index.ts';
import { announceAccountChange, announcePasswordChange } from '../account-mail/index.ts';
import { requireAcceptablePassword } from './require-acceptable-password.ts';
import {
  findTokenOwner,
  lockCredentials,
  setPassword,
  consumeResetToken,
} from './passwords.queries.ts';
import { voidMailedLinks } from './void-mailed-links.ts';

/**
 * Sets a new password for the holder of a link. A rejected password leaves the link valid; an
 * accepted one consumes it, ends all sessions of the account, removes its passkeys and the address of its
 * calendar, which somebody else may have, notifies its address, and lifts the login delay.
 */
export async function resetPassword(
  platform: Platform,
  backoff: LoginBackoff,
  { token, password }: BodyOf<typeof endpoint>,
  origin: CallOrigin,
): Promise<void> {
  const { database, clock } = platform;
  const tokenHash = hashToken(token);
  const now = clock();
  const account = await findTokenOwner(database, tokenHash, now);
  if (!account) throw new AppError('reset_link_invalid');
  requireAcceptablePassword(platform, account.kind, password);
  const passwordHash = await hashPassword(password);
  const email = await database.transaction().execute(async (transaction) => {
    const credentials = await lockCredentials(transaction, account);
    if (!(await consumeResetToken(transaction, tokenHash, now))) {
      throw new AppError('reset_link_invalid');
    }
    await setPassword(transaction, account, { passwordHash, now });
    await voidMailedLinks(transaction, account, now);
    await endAccountSessions(transaction, account);
    const hadPasskeys = await deletePasskeys(transaction, account);
    const hadCalendar = await deleteCalendarAddress(transaction, account);
    if (!credentials) return undefined;
    const { email } = credentials;
    await announcePasswordChange(transaction, platform, { account, email, now });
    const announce = (news: 'passkeys_reset' | 'calendar_ended') =>
      announceAccountChange(transaction, platform, { account, email, news });
    if (hadPasskeys) await announce('passkeys_reset');
    if (hadCalendar) await announce('calendar_ended');
    return email;
  });
  if (email !== undefined) await backoff.forgive({ kind: account.kind, email, origin });
}
