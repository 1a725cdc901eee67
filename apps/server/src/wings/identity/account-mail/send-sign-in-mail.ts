import { entityId, isoTime } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';

const payloadSchema = z.object({
  mailId: entityId,
  kind: z.enum(['seeker', 'employer']),
  device: z.string(),
  signedInAt: isoTime,
  // Versions before the confirmation of addresses left it out.
  accountId: entityId.optional(),
  sealedEmail: z.string(),
});

/** The task that mails the owner of an account that someone signed in with a new browser. */
export async function sendSignInMail(platform: Platform, payload: unknown): Promise<void> {
  const { secrets, mailer, config } = platform;
  const { mailId, kind, accountId, sealedEmail, ...signIn } = payloadSchema.parse(payload);
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { newSignInMail } = await import('./new-sign-in-mail.tsx');
  await mailer.send({
    account: accountId === undefined ? null : { kind, accountId },
    to: secrets.decrypt(Buffer.from(sealedEmail, 'base64')),
    messageId: `sign-in.${mailId}`,
    ...newSignInMail({ publicUrl: config.publicUrl, kind, ...signIn }),
  });
}
