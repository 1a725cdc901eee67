import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { accountChanges } from './account-changes.ts';

const payloadSchema = z.object({
  mailId: entityId,
  kind: z.enum(['seeker', 'employer']),
  change: z.enum(accountChanges),
  sealedEmail: z.string(),
});

/** The task that mails the owner of an account what has changed about it. */
export async function sendAccountMail(platform: Platform, payload: unknown): Promise<void> {
  const { secrets, mailer, config } = platform;
  const { mailId, kind, change, sealedEmail } = payloadSchema.parse(payload);
  // The designed mails take a while to load, and few processes ever need them at their start.
  const { accountMail } = await import('./account-mail.tsx');
  await mailer.send({
    to: secrets.decrypt(Buffer.from(sealedEmail, 'base64')),
    messageId: `account.${mailId}`,
    ...accountMail({ publicUrl: config.publicUrl, kind, change }),
  });
}
