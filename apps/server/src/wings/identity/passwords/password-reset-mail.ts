import { accountTypes, entityId, HOUR_MS } from '@nextshift/contract';
import * as z from 'zod';
import { networkOf } from '../../../platform/security/network-of.ts';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { KnowableOrigin } from '../../../platform/authentication/call-origin.ts';
import { createKnownOrigins } from '../../../platform/authentication/known-origins.ts';
import { type Account, hashToken } from '../../../platform/authentication/sessions.ts';
import {
  countResetMailsSince,
  extendResetToken,
  findAccountByEmail,
  insertResetToken,
  lockCredentials,
} from './passwords.queries.ts';
import { RESET_LIFETIME_MS } from './reset-lifetime.ts';
import { isResetMailAllowed } from './reset-mail-budget.ts';

const requestSchema = z.object({
  email: z.string(),
  ip: z.string(),
  devices: z.string().nullable(),
});

/**
 * The mail with a link for a forgotten password, if there is such an account. The token is
 * 256 bits derived from the request and our key, so that a retry sends the identical mail though
 * only a hash is stored. Earlier links stay valid, so that no request can revoke another's.
 */
export const passwordResetMail = defineMail({
  name: 'password-reset-mail',
  payload: z.object({
    requestId: entityId,
    accountType: z.enum(accountTypes),
    sealedRequest: z.string(),
  }),
  // Within about half an hour: nobody waits longer for such a mail.
  attempts: 8,
  async read(platform, { requestId, accountType, sealedRequest }) {
    const { database, secrets } = platform;
    const opened = secrets.decrypt(Buffer.from(sealedRequest, 'base64'));
    const { email, ...origin } = requestSchema.parse(JSON.parse(opened));
    const kind = accountType === 'employer' ? 'employer' : 'seeker';
    const found = await findAccountByEmail(database, kind, email);
    if (!found) return null;

    const token = secrets.mac(`password reset token ${requestId}`).toString('base64url');
    const account = { kind, accountId: found.id, email: found.email } as const;
    const isStored = await storeToken(platform, account, { tokenHash: hashToken(token), origin });
    if (!isStored) return null;
    const query = new URLSearchParams({ token });
    if (kind === 'employer') query.set('accountType', 'employer');
    return {
      account: null,
      to: found.email,
      messageId: `password-reset.${requestId}`,
      url: `/resetpassword?${query.toString()}`,
    };
  },
  template: ({ url }) => ({
    subject: 'Reset your NextShift password',
    preview: 'Set a new password within 30 minutes.',
    title: 'Reset your password',
    paragraphs: [
      'Someone, hopefully you, asked to reset the password of your NextShift account.',
      'The link below works once and for 30 minutes. Setting a new password signs you out everywhere.',
    ],
    action: { label: 'Set a new password', url },
    footnote: 'If you did not ask for this, ignore this email: your password stays as it is.',
  }),
});

interface RequestedToken {
  readonly tokenHash: Buffer;
  readonly origin: KnowableOrigin;
}

/** Stores the token. @returns false when no mail should be sent */
async function storeToken(
  platform: Platform,
  account: Account & { readonly email: string },
  { tokenHash, origin }: RequestedToken,
): Promise<boolean> {
  const { database, clock, secrets } = platform;
  const known = await createKnownOrigins(platform).find(account.kind, account.email, origin);
  const hashedOrigin = secrets.mac(`reset from ${known.deviceId ?? networkOf(origin.ip)}`);
  const isKnownOrigin = known.deviceId !== null || known.isKnownNetwork;
  const now = clock();
  const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MS);
  return database.transaction().execute(async (transaction) => {
    // The account may have changed its address since it was found.
    const current = await lockCredentials(transaction, account);
    if (current?.email !== account.email) return false;
    const isUsable = await extendResetToken(transaction, tokenHash, expiresAt);
    if (isUsable !== null) return isUsable;
    const since = new Date(now.getTime() - HOUR_MS);
    const sent = await countResetMailsSince(transaction, account, { origin: hashedOrigin, since });
    const recent = {
      fromHere: sent.from_here,
      fromUnknownOrigins: sent.from_unknown,
      sinceLast: sent.last_at ? now.getTime() - sent.last_at.getTime() : null,
    };
    if (!isResetMailAllowed(isKnownOrigin, recent)) return false;
    await insertResetToken(transaction, {
      id: newId(),
      tokenHash,
      account,
      origin: hashedOrigin,
      isFromKnownOrigin: isKnownOrigin,
      now,
      expiresAt,
    });
    return true;
  });
}
