import { accountTypes, entityId } from '@nextshift/contract';
import * as z from 'zod';
import { newId } from '../../platform/new-id.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashToken } from '../../platform/sessions.ts';
import {
  type Account,
  countResetTokensSince,
  findAccountByEmail,
  keepResetToken,
  lockCredentials,
  voidResetTokens,
} from './passwords.queries.ts';
import { RESET_LIFETIME_MS } from './reset-lifetime.ts';

const MINUTE_MS = 60_000;
/** Mails an account gets in an hour, however often they are asked for. */
const MAILS_AN_HOUR = 10;

const payloadSchema = z.object({
  requestId: entityId,
  accountType: z.enum(accountTypes),
  sealedEmail: z.string(),
});

/**
 * The task behind a forgotten password: if there is such an account, makes its link and mails it. The
 * token is derived from the request and our key, 256 bits of it: tried again after a failure, the very
 * same mail is sent, and only a hash is ever kept.
 */
export async function sendPasswordResetMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, secrets, mailer, config } = platform;
  const { requestId, accountType, sealedEmail } = payloadSchema.parse(payload);
  const email = secrets.decrypt(Buffer.from(sealedEmail, 'base64'));
  const kind = accountType === 'employer' ? 'employer' : 'seeker';
  const found = await findAccountByEmail(database, kind, email);
  if (!found) return;
  const token = secrets.mac(`password reset token ${requestId}`).toString('base64url');
  const account = { kind, accountId: found.id, email: found.email } as const;
  const isUsable = await keepToken(platform, account, hashToken(token));
  if (!isUsable) return;
  const url = new URL('/resetpassword', config.publicUrl);
  url.searchParams.set('token', token);
  if (kind === 'employer') url.searchParams.set('accountType', 'employer');
  // The designed mails take a while to load, and few processes ever need them at their start.
  const { passwordResetMail } = await import('./password-reset-mail.tsx');
  await mailer.send({
    to: found.email,
    messageId: `password-reset.${requestId}`,
    ...passwordResetMail({ publicUrl: config.publicUrl, url: url.href }),
  });
}

/** The newest link is the one that works. @returns false when no mail should go out */
function keepToken(
  { database, clock }: Platform,
  account: Account & { readonly email: string },
  tokenHash: Buffer,
): Promise<boolean> {
  const now = clock();
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  return database.transaction().execute(async (transaction) => {
    // The account may have got another address since it was found by this one.
    const current = await lockCredentials(transaction, account);
    if (current?.email !== account.email) return false;
    const sent = await countResetTokensSince(transaction, account, after(-60 * MINUTE_MS));
    if (sent >= MAILS_AN_HOUR) return false;
    const token = { id: newId(), tokenHash, account, now, expiresAt: after(RESET_LIFETIME_MS) };
    const isUsable = await keepResetToken(transaction, token);
    if (isUsable) await voidResetTokens(transaction, account, { keptHash: tokenHash, now });
    return isUsable;
  });
}
