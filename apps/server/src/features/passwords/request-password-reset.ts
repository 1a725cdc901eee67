import type { BodyOf, forgotPassword as endpoint } from '@nextshift/contract';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { newId } from '../../platform/database/new-id.ts';
import { networkOf } from '../../platform/security/network-of.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CallOrigin } from '../../platform/authentication/call-origin.ts';

/** Tries in all, within about half an hour: nobody waits longer for such a mail. */
const MAX_ATTEMPTS = 8;

/**
 * Has a mail with a link sent, if there is such an account. Whether there is one only the task finds
 * out, later: here the same is done for every address. What was sent is sealed, as the queue keeps a
 * job's payload for as long as it fails. Requests from one network stand in each other's place, and in
 * nobody else's.
 */
export async function requestPasswordReset(
  { database, secrets }: Platform,
  { email, accountType }: BodyOf<typeof endpoint>,
  origin: CallOrigin,
): Promise<void> {
  const asked = `${accountType} ${email.toLowerCase()} from ${networkOf(origin.ip)}`;
  const who = secrets.mac(`password reset of ${asked}`);
  await enqueue(
    database,
    'password-reset-mail',
    {
      requestId: newId(),
      accountType,
      sealedRequest: secrets.encrypt(JSON.stringify({ email, ...origin })).toString('base64'),
    },
    { jobKey: `password-reset-mail ${who.toString('hex')}`, maxAttempts: MAX_ATTEMPTS },
  );
}
