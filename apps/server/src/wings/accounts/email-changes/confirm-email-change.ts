import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endAccountSessions } from '../../../platform/authentication/sessions.ts';
import {
  type AccountLink,
  consumeLink,
  extendLinks,
  insertLink,
  lockCredentials,
  mailAccountLink,
  newLinkToken,
  voidMailedLinks,
  voidOwnConfirmations,
} from '../../identity/index.ts';
import { verifyByDomain, withTextsRead } from '../../screening/index.ts';
import { changeAddress } from './change-address.ts';
import { UNDO_PERIOD_MS } from './email-change-periods.ts';
import { findEmailChange, markEffective, setEmail } from './email-changes.queries.ts';

/** The requesting session, if it has not ended. */
function requestingSession(id: string | null): { id: string } | undefined {
  return id === null ? undefined : { id };
}

/**
 * Changes an account's email to the address that the link belongs to. Revokes earlier links, ends
 * every session but the requesting one, and mails the old address a link to undo the change.
 * @throws {AppError} link_invalid; email_taken if another account took the address first
 */
export function confirmEmailChange(
  platform: Platform,
  link: AccountLink & { readonly emailChangeId: string },
): Promise<void> {
  const { database, clock } = platform;
  const now = clock();
  const { account, emailChangeId } = link;
  return withTextsRead(platform, (settings) =>
    database.transaction().execute((transaction) =>
      changeAddress(transaction, settings, account, async () => {
        const current = await lockCredentials(transaction, account);
        const change = await findEmailChange(transaction, emailChangeId);
        const isUsed = await consumeLink(transaction, link, now);
        const isEffective = await markEffective(transaction, emailChangeId, now);
        if (!current || !change || !isUsed || !isEffective) throw new AppError('link_invalid');
        await setEmail(transaction, account, { email: change.new_email, now });
        if (account.kind === 'employer') await verifyByDomain(transaction, account.accountId, now);
        await voidOwnConfirmations(transaction, account, { purpose: 'confirm_email', now });
        await voidMailedLinks(transaction, account, now);
        await endAccountSessions(transaction, account, requestingSession(change.session_id));
        const expiresAt = new Date(now.getTime() + UNDO_PERIOD_MS);
        const purpose = 'undo_email_change';
        await extendLinks(transaction, { changeId: emailChangeId, purpose, expiresAt });
        const undo = newLinkToken();
        await insertLink(transaction, {
          purpose,
          token: undo,
          account,
          emailChangeId,
          now,
          expiresAt,
        });
        await mailAccountLink(transaction, platform, {
          mail: 'changed',
          token: undo,
          email: change.old_email,
        });
      }),
    ),
  );
}
