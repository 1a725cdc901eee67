import {
  type BodyOf,
  POLICIES_VERSION,
  type signUpSeeker as endpoint,
  type User,
} from '@nextshift/contract';
import { newId } from '../../../platform/database/new-id.ts';
import { hashPassword } from '../../../platform/authentication/passwords.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import { describeDevice } from '../../../platform/authentication/describe-device.ts';
import { createKnownOrigins } from '../../../platform/authentication/known-origins.ts';
import { type StartedSession, startSession } from '../../../platform/authentication/sessions.ts';
import { mailConfirmation } from '../email-changes/index.ts';
import { insertSeeker } from './accounts.queries.ts';

/** Creates the account and its first session in one transaction, which queues the mail to confirm its address. */
export async function signUpSeeker(
  platform: Platform,
  body: BodyOf<typeof endpoint>,
  origin: CallOrigin,
): Promise<{ user: User; startedSession: StartedSession }> {
  const { database, clock } = platform;
  const passwordHash = await hashPassword(body.password);
  const { firstName, lastName, email } = body;
  const id = newId();
  const user = { id, firstName, lastName, email, emailConfirmed: false, pendingEmail: null };
  const startedSession = await database.transaction().execute(async (transaction) => {
    await insertSeeker(transaction, {
      id,
      firstName,
      lastName,
      email,
      passwordHash,
      termsVersion: POLICIES_VERSION,
      now: clock(),
    });
    const owner = { kind: 'seeker', accountId: id } as const;
    await mailConfirmation(transaction, platform, { ...owner, email });
    await createKnownOrigins(platform).remember(owner, origin, transaction);
    const device = describeDevice(origin.userAgent);
    return startSession(transaction, clock, { ...owner, device, remembered: false });
  });
  return { user, startedSession };
}
