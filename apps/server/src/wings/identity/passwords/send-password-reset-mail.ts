import { accountTypes, entityId, HOUR_MS } from '@nextshift/contract';
import * as z from 'zod';
import { networkOf } from '../../../platform/security/network-of.ts';
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

const payloadSchema = z.object({
  requestId: entityId,
  accountType: z.enum(accountTypes),
  sealedRequest: z.string(),
});
const requestSchema = z.object({
  email: z.string(),
  ip: z.string(),
  devices: z.string().nullable(),
});

/**
 * The task that mails a link for a forgotten password, if there is such an account. The token is
 * 256 bits derived from the request and our key, so that a retry sends the identical mail though
 * only a hash is stored. Earlier links stay valid, so that no request can revoke another's.
 */
export async function sendPasswordResetMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, secrets, mailer, config } = platform;
  const { requestId, accountType, sealedRequest } = payloadSchema.parse(payload);
  const opened = secrets.decrypt(Buffer.from(sealedRequest, 'base64'));
  const { email, ...origin } = requestSchema.parse(JSON.parse(opened));
  const kind = accountType === 'employer' ? 'employer' : 'seeker';
  const found = await findAccountByEmail(database, kind, email);
  if (!found) return;
  const token = secrets.mac(`password reset token ${requestId}`).toString('base64url');
  const account = { kind, accountId: found.id, email: found.email } as const;
  if (!(await storeToken(platform, account, { tokenHash: hashToken(token), origin }))) return;
  const url = new URL('/resetpassword', config.publicUrl);
  url.searchParams.set('token', token);
  if (kind === 'employer') url.searchParams.set('accountType', 'employer');
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { passwordResetMail } = await import('./password-reset-mail.tsx');
  await mailer.send({
    account: null,
    to: found.email,
    messageId: `password-reset.${requestId}`,
    ...passwordResetMail({ publicUrl: config.publicUrl, url: url.href }),
  });
}

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
  const place = secrets.mac(`reset from ${known.deviceId ?? networkOf(origin.ip)}`);
  const isKnownPlace = known.deviceId !== null || known.isKnownNetwork;
  const now = clock();
  const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MS);
  return database.transaction().execute(async (transaction) => {
    // The account may have changed its address since it was found.
    const current = await lockCredentials(transaction, account);
    if (current?.email !== account.email) return false;
    const isUsable = await extendResetToken(transaction, tokenHash, expiresAt);
    if (isUsable !== null) return isUsable;
    const since = new Date(now.getTime() - HOUR_MS);
    const sent = await countResetMailsSince(transaction, account, { origin: place, since });
    const recent = {
      fromHere: sent.from_here,
      fromUnknownPlaces: sent.from_unknown,
      sinceLast: sent.last_at ? now.getTime() - sent.last_at.getTime() : null,
    };
    if (!isResetMailAllowed(isKnownPlace, recent)) return false;
    await insertResetToken(transaction, {
      id: newId(),
      tokenHash,
      account,
      origin: place,
      isFromKnownOrigin: isKnownPlace,
      now,
      expiresAt,
    });
    return true;
  });
}
