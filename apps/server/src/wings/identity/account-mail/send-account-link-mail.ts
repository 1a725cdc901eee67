import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { accountLinkMailKinds } from './account-link-mail-kinds.ts';

const payloadSchema = z.object({
  mailId: entityId,
  mail: z.enum(accountLinkMailKinds),
  sealedToken: z.string(),
  sealedEmail: z.string(),
});

/** The task that mails a link to the owner of an account. */
export async function sendAccountLinkMail(platform: Platform, payload: unknown): Promise<void> {
  const { secrets, mailer, config } = platform;
  const { mailId, mail, sealedToken, sealedEmail } = payloadSchema.parse(payload);
  const open = (sealed: string) => secrets.decrypt(Buffer.from(sealed, 'base64'));
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { accountLinkMail } = await import('./account-link-mail.tsx');
  await mailer.send({
    account: null,
    to: open(sealedEmail),
    messageId: `account-link.${mailId}`,
    ...accountLinkMail({ publicUrl: config.publicUrl, mail, token: open(sealedToken) }),
  });
}
