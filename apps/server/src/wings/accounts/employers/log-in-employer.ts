import { type BodyOf, type Employer, type logInEmployer as endpoint } from '@nextshift/contract';
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
import { findEmployer, findEmployerCredentials } from './employers.queries.ts';
import { presentEmployer } from './present-employer.ts';

/** Responds the same, in the same time, to an unknown email and a wrong password. */
export async function logInEmployer(
  platform: Platform,
  backoff: LoginBackoff,
  { email, password, rememberMe, code }: BodyOf<typeof endpoint>,
  origin: CallOrigin,
): Promise<{ employer: Employer; startedSession: StartedSession }> {
  const { config, database, clock } = platform;
  const attempt = { kind: 'employer', email, origin } as const;
  requirePrivatePassword(config, password, origin);
  const admitted = await backoff.admit(attempt);
  const credentials = await findEmployerCredentials(database, email);
  const matches = await verifyPassword(credentials?.password_hash ?? null, password);
  const row = credentials && matches ? await findEmployer(database, credentials.id) : undefined;
  if (!credentials || !row) throw new AppError('invalid_credentials');
  const owner = { kind: 'employer', accountId: row.id } as const;
  const device = describeDevice(origin.userAgent);
  const started = { ...owner, device, remembered: rememberMe };
  const { password_hash: verified } = credentials;
  const startedSession = await startVerifiedSession(
    database,
    clock,
    started,
    verified,
    async (transaction) => {
      await requireNotSuspended(transaction, config, owner);
      await requireSecondFactor(transaction, platform, owner, code);
      await announceSignIn(transaction, platform, { account: owner, device, origin });
    },
  );
  if (!startedSession) throw new AppError('invalid_credentials');
  await backoff.succeed(admitted, owner.accountId);
  const pendingEmail = await findPendingEmail(database, owner, clock());
  return { employer: presentEmployer(row, pendingEmail), startedSession };
}
