import { type BodyOf, type changeEmail as endpoint, type User } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import type { Session } from '../../../platform/authentication/sessions.ts';
import { findPendingEmail, requestEmailChange } from '../email-changes/index.ts';
import { requirePassword } from '../../identity/index.ts';
import { findSeeker } from './accounts.queries.ts';
import { presentUser } from './present-user.ts';

/** Requests another address; the present one stays until the new one is confirmed. */
export async function changeEmail(
  platform: Platform,
  backoff: LoginBackoff,
  session: Session,
  { email, currentPassword }: BodyOf<typeof endpoint>,
  origin: CallOrigin,
): Promise<User> {
  const { database, clock } = platform;
  const verifiedHash = await requirePassword(platform, backoff, {
    account: session,
    password: currentPassword,
    origin,
  });
  return database.transaction().execute(async (transaction) => {
    const seeker = await findSeeker(transaction, session.accountId);
    if (!seeker) throw new AppError('not_signed_in');
    if (seeker.email !== email) {
      await requestEmailChange(transaction, platform, { session, email, verifiedHash });
    }
    return presentUser(seeker, await findPendingEmail(transaction, session, clock()));
  });
}
