import type { AuthenticatorSetup } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { newTotpSecret, totpUri } from '../../../platform/authentication/totp.ts';
import type { Session } from '../../../platform/authentication/sessions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockCredentials } from '../passwords/index.ts';
import { findSecondFactor, replacePendingFactor } from './second-factors.queries.ts';

/** Makes the secret of an authenticator, which changes nothing until a code of it is entered. */
export function setUpAuthenticator(
  { database, clock, secrets }: Platform,
  session: Session,
): Promise<AuthenticatorSetup> {
  const secret = newTotpSecret();
  return database.transaction().execute(async (transaction) => {
    const current = await lockCredentials(transaction, session);
    if (!current) throw new AppError('not_signed_in');
    const factor = await findSecondFactor(transaction, session);
    if (factor?.enabled_at) throw new AppError('second_factor_on');
    const totpSecret = secrets.encrypt(secret);
    await replacePendingFactor(transaction, session, { totpSecret, now: clock() });
    return { secret, uri: totpUri(secret, current.email) };
  });
}
