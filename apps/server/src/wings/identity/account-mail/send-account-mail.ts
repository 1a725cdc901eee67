import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { accountNews } from './account-news.ts';

/** Versions before the second factor announced passwords only, without saying so. */
const payloadSchema = z.object({
  mailId: entityId,
  news: z.enum(accountNews).default('password'),
  kind: z.enum(['seeker', 'employer']),
  // Versions before the confirmation of addresses left it out.
  accountId: entityId.optional(),
  sealedEmail: z.string(),
});

/** The task that mails the owner of an account of a change that signs others out, or in. */
export async function sendAccountMail(platform: Platform, payload: unknown): Promise<void> {
  const { secrets, mailer, config } = platform;
  const { mailId, news, kind, accountId, sealedEmail } = payloadSchema.parse(payload);
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { accountChangeMail } = await import('./account-change-mail.tsx');
  await mailer.send({
    account: accountId === undefined ? null : { kind, accountId },
    to: secrets.decrypt(Buffer.from(sealedEmail, 'base64')),
    messageId: `account.${mailId}`,
    ...accountChangeMail({ publicUrl: config.publicUrl, kind, news }),
  });
}
