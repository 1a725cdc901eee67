import type { BodyOf, forgotPassword as endpoint } from '@nextshift/contract';
import { enqueue } from '../../platform/enqueue.ts';
import { newId } from '../../platform/new-id.ts';
import type { Platform } from '../../platform/platform.ts';

/** Tries in all, within about half an hour: nobody waits longer for such a mail. */
const MAX_ATTEMPTS = 8;

/**
 * Has a mail with a link sent, if there is such an account. Whether there is one only the task finds
 * out, later: here the same is done for every address. The address is sealed, as the queue keeps a
 * job's payload for as long as it fails.
 */
export async function requestPasswordReset(
  { database, secrets }: Platform,
  { email, accountType }: BodyOf<typeof endpoint>,
): Promise<void> {
  const who = secrets.mac(`password reset of ${accountType} ${email.toLowerCase()}`);
  await enqueue(
    database,
    'password-reset-mail',
    {
      requestId: newId(),
      accountType,
      sealedEmail: secrets.encrypt(email).toString('base64'),
    },
    { jobKey: `password-reset-mail ${who.toString('hex')}`, maxAttempts: MAX_ATTEMPTS },
  );
}
