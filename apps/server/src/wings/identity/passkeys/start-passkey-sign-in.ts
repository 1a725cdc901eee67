import type { PasskeySignInOptions } from '@nextshift/contract';
import type { SessionKind } from '../../../platform/authentication/sessions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { CHALLENGE_LIFETIME_MS, newChallenge } from './passkey-challenges.ts';
import { relyingPartyAt } from './relying-party.ts';

/** What an authenticator needs to sign in to whichever account it has a passkey of. */
export function startPasskeySignIn(
  platform: Pick<Platform, 'clock' | 'secrets'>,
  kind: SessionKind,
  ownOrigin: string,
): PasskeySignInOptions {
  const challenge = newChallenge(platform, { ceremony: 'passkey sign-in', kind });
  return {
    challenge: Buffer.from(challenge).toString('base64url'),
    rpId: relyingPartyAt(ownOrigin).id,
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: 'required',
  };
}
