import type { BodyOf, forgotPassword as endpoint } from '@nextshift/contract';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { networkOf } from '../../../platform/security/network-of.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import { passwordResetMail } from './password-reset-mail.ts';

/**
 * Queues a mail with a link, whether or not there is such an account: only the task looks it up, so
 * that timing reveals nothing. The request is sealed because the queue stores the payload while the
 * job fails. A request replaces earlier ones from the same network, but not others'.
 */
export async function requestPasswordReset(
  { database, secrets }: Platform,
  { email, accountType }: BodyOf<typeof endpoint>,
  { ip, devices }: CallOrigin,
): Promise<void> {
  const request = `${accountType} ${email.toLowerCase()} from ${networkOf(ip)}`;
  const requester = secrets.mac(`password reset of ${request}`);
  await enqueue(
    database,
    passwordResetMail,
    {
      requestId: newId(),
      accountType,
      sealedRequest: secrets.encrypt(JSON.stringify({ email, ip, devices })).toString('base64'),
    },
    { jobKey: `password-reset-mail ${requester.toString('hex')}` },
  );
}
