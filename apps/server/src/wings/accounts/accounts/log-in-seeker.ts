import { type BodyOf, type logInSeeker as endpoint, type User } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import { verifyPassword } from '../../../platform/authentication/passwords.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import { describeDevice } from '../../../platform/authentication/describe-device.ts';
import { requirePrivatePassword } from '../../../platform/authentication/published-password.ts';
import {
  type StartedSession,
  startVerifiedSession,
} from '../../../platform/authentication/sessions.ts';
import { requireNotSuspended } from '../../../platform/authentication/suspended-accounts.ts';
import { announceSignIn, requireSecondFactor } from '../../identity/index.ts';
import { findPendingEmail } from '../email-changes/index.ts';
import { findSeekerCredentials } from './accounts.queries.ts';
import { presentUser } from './present-user.ts';

/**
 * Responds the same, in the same time, to an unknown email and a wrong password. A sign-in with a new browser is
 * announced by mail unless told otherwise.
 */
export async function logInSeeker(
  platform: Platform,
  backoff: LoginBackoff,
  { email, password, rememberMe, code }: BodyOf<typeof endpoint>,
  origin: CallOrigin,
  { isAnnounced = true }: { isAnnounced?: boolean } = {},
): Promise<{ user: User; startedSession: StartedSession }> {
  const { config, database, clock } = platform;
  const attempt = { kind: 'seeker', email, origin } as const;
  requirePrivatePassword(config, password, origin);
  const admitted = await backoff.admit(attempt);
  const seeker = await findSeekerCredentials(database, email);
  const matches = await verifyPassword(seeker?.password_hash ?? null, password);
  if (!seeker || !matches) throw new AppError('invalid_credentials');
  const owner = { kind: 'seeker', accountId: seeker.id } as const;
  const device = describeDevice(origin.userAgent);
  const started = { ...owner, device, remembered: rememberMe };
  const { password_hash: verified } = seeker;
  const startedSession = await startVerifiedSession(
    database,
    clock,
    started,
    verified,
    async (transaction) => {
      await requireNotSuspended(transaction, config, owner);
      await requireSecondFactor(transaction, platform, owner, code);
      if (isAnnounced)
        await announceSignIn(transaction, platform, { account: owner, device, origin });
    },
  );
  if (!startedSession) throw new AppError('invalid_credentials');
  await backoff.succeed(admitted, owner.accountId);
  const pendingEmail = await findPendingEmail(database, owner, clock());
  return { user: presentUser(seeker, pendingEmail), startedSession };
}
