import {
  type AddPasskeyOptions,
  addPasskeyOptions,
  type BodyOf,
  type getAddPasskeyOptions as endpoint,
  PASSKEYS_MAX,
} from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import type { Session } from '../../../platform/authentication/sessions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeWithPassword } from '../passwords/index.ts';
import { requireSecondFactor } from '../second-factors/index.ts';
import { CHALLENGE_LIFETIME_MS, newChallenge } from './passkey-challenges.ts';
import { findAccountNames, findPasskeys } from './passkeys.queries.ts';
import { relyingPartyAt } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';

/** ES256, and RS256 for older Windows; EdDSA in between. */
const ALGORITHMS = [-7, -8, -257];

interface Call {
  readonly session: Session;
  readonly body: BodyOf<typeof endpoint>;
  readonly origin: CallOrigin;
  readonly ownOrigin: string;
}

/**
 * What an authenticator needs to make a passkey for the account, after password and code. Nothing changes until it has.
 * @throws {AppError} wrong_password, wrong_code, second_factor_required, passkey_limit_reached
 */
export async function startAddingPasskey(
  platform: Platform,
  backoff: LoginBackoff,
  { session, body, origin, ownOrigin }: Call,
): Promise<AddPasskeyOptions> {
  const party = relyingPartyAt(ownOrigin);
  const call = { session, password: body.currentPassword, origin };
  const found = await changeWithPassword(platform, backoff, call, async (transaction) => {
    const passkeys = await findPasskeys(transaction, session);
    if (passkeys.length >= PASSKEYS_MAX) throw new AppError('passkey_limit_reached');
    await requireSecondFactor(transaction, platform, session, body.code);
    return { passkeys, names: await findAccountNames(transaction, session) };
  });
  if (!found.names) throw new AppError('not_signed_in');
  // Loaded lazily: it brings the formats of certificates, and is rarely needed at startup.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'NextShift',
    rpID: party.id,
    userID: userHandleOf(session),
    userName: found.names.name,
    userDisplayName: found.names.displayName,
    challenge: newChallenge(platform, { ceremony: 'add passkey', sessionId: session.id }),
    timeout: CHALLENGE_LIFETIME_MS,
    attestationType: 'none',
    excludeCredentials: found.passkeys.map(({ credential_id }) => ({
      id: credential_id.toString('base64url'),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return addPasskeyOptions.parse(options);
}
