import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';

const payloadSchema = z.object({
  mailId: entityId,
  kind: z.enum(['seeker', 'employer']),
  // Versions before the confirmation of addresses left it out.
  accountId: entityId.optional(),
  sealedEmail: z.string(),
});

/** The task that mails the owner of an account that its password has changed. */
export async function sendAccountMail(platform: Platform, payload: unknown): Promise<void> {
  const { secrets, mailer, config } = platform;
  const { mailId, kind, accountId, sealedEmail } = payloadSchema.parse(payload);
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { passwordChangedMail } = await import('./password-changed-mail.tsx');
  await mailer.send({
    account: accountId === undefined ? null : { kind, accountId },
    to: secrets.decrypt(Buffer.from(sealedEmail, 'base64')),
    messageId: `account.${mailId}`,
    ...passwordChangedMail({ publicUrl: config.publicUrl, kind }),
  });
}
