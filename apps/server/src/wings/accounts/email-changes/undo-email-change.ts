import { AppError } from '../../../platform/errors/app-error.ts';
import { hashPassword } from '../../../platform/authentication/passwords.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deletePasskeys } from '../../../platform/authentication/passkeys.queries.ts';
import { endAccountSessions, type SessionKind } from '../../../platform/authentication/sessions.ts';
import {
  announceAccountChange,
  consumeLink,
  deleteCalendarAddress,
  deleteSecondFactorSince,
  findLink,
  issueResetToken,
  lockCredentials,
  newLinkToken,
  setPassword,
  voidEmailChangeLinks,
  voidMailedLinks,
} from '../../identity/index.ts';
import { withTextsRead } from '../../screening/index.ts';
import { changeAddress } from './change-address.ts';
import {
  endChangesSince,
  findEmailChange,
  isEmailReservedFor,
  setEmail,
} from './email-changes.queries.ts';

/**
 * Returns an account to the address that the link belongs to, whatever was changed after it.
 * Someone with the password moved it, so that password, all passkeys, the address of its calendar and an
 * authenticator that was set up since stop working, every session ends, and the returned token sets a new password.
 * @throws {AppError} link_invalid
 */
export async function undoEmailChange(
  platform: Platform,
  token: string,
): Promise<{ kind: SessionKind; resetToken: string }> {
  const { database, clock } = platform;
  const now = clock();
  const link = await findLink(database, { purpose: 'undo_email_change', token, now });
  if (!link?.emailChangeId) throw new AppError('link_invalid');
  const { account, emailChangeId } = link;
  const passwordHash = await hashPassword(newLinkToken());
  return withTextsRead(platform, (settings) =>
    database.transaction().execute(async (transaction) => {
      await changeAddress(transaction, settings, account, async () => {
        const current = await lockCredentials(transaction, account);
        const change = await findEmailChange(transaction, emailChangeId);
        if (!current || !change || !(await consumeLink(transaction, link, now))) {
          throw new AppError('link_invalid');
        }
        const { old_email: email, requested_at: since } = change;
        if (current.email !== email) {
          if (!(await isEmailReservedFor(transaction, account, email)))
            throw new AppError('link_invalid');
          await setEmail(transaction, account, { email, now });
        }
        const undone = await endChangesSince(transaction, account, { since, now });
        await voidEmailChangeLinks(transaction, undone, now);
        await setPassword(transaction, account, { passwordHash, now });
        await voidMailedLinks(transaction, account, now);
        await endAccountSessions(transaction, account);
        await deletePasskeys(transaction, account);
        await deleteSecondFactorSince(transaction, account, since);
        if (await deleteCalendarAddress(transaction, account)) {
          await announceAccountChange(transaction, platform, {
            account,
            email,
            news: 'calendar_ended',
          });
        }
      });
      const resetToken = await issueResetToken(transaction, account, now);
      return { kind: account.kind, resetToken };
    }),
  );
}
