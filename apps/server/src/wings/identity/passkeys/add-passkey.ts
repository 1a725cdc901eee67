import {
  type addPasskey as endpoint,
  type BodyOf,
  type Passkey,
  PASSKEYS_MAX,
} from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { isSessionActive, type Session } from '../../../platform/authentication/sessions.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announceAccountChange } from '../account-mail/index.ts';
import { lockCredentials } from '../passwords/index.ts';
import { useChallenge } from './passkey-challenges.ts';
import { findPasskeys, insertPasskey } from './passkeys.queries.ts';
import { presentPasskey } from './present-passkey.ts';
import { verifyNewPasskey } from './verify-new-passkey.ts';

interface Call {
  readonly session: Session;
  readonly body: BodyOf<typeof endpoint>;
  readonly ownOrigin: string;
}

/**
 * Lets a passkey sign in to the account, and mails its owner. Anyone who started it gave password and code, as the
 * challenge proves.
 * @throws {AppError} passkey_refused, passkey_limit_reached, passkey_exists
 */
export async function addPasskey(
  platform: Platform,
  { session, body, ownOrigin }: Call,
): Promise<Passkey> {
  const { challenge, ...made } = await verifyNewPasskey(platform, {
    credential: body.credential,
    session,
    ownOrigin,
  });
  return platform.database.transaction().execute(async (transaction) => {
    const current = await lockCredentials(transaction, session);
    if (!current || !(await isSessionActive(transaction, session))) {
      throw new AppError('not_signed_in');
    }
    await useChallenge(transaction, challenge);
    if ((await findPasskeys(transaction, session)).length >= PASSKEYS_MAX) {
      throw new AppError('passkey_limit_reached');
    }
    const added = { ...made, id: newId(), name: body.name, now: platform.clock() };
    const row = await insertPasskey(transaction, session, added);
    const { email } = current;
    await announceAccountChange(transaction, platform, {
      account: session,
      email,
      news: 'passkey_added',
    });
    return presentPasskey(row);
  });
}
