import type { PasskeySignInBody } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type AnsweredChallenge, openChallenge } from './passkey-challenges.ts';
import { relyingPartyAt } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';

interface Signed {
  readonly credential: PasskeySignInBody['credential'];
  readonly publicKey: Buffer;
  /** As of the last sign-in. */
  readonly signCount: number;
}

interface SignedSignIn {
  readonly account: Account;
  readonly signed: Signed;
  readonly ownOrigin: string;
}

/**
 * Checks the signature of a passkey, that its owner was verified, and that no copy signed.
 * @returns the challenge that it answers, and how often it has signed now
 * @throws {AppError} passkey_refused
 */
export async function verifyPasskey(
  platform: Pick<Platform, 'clock' | 'secrets'>,
  { account, signed, ownOrigin }: SignedSignIn,
): Promise<{ challenge: AnsweredChallenge; count: number }> {
  const party = relyingPartyAt(ownOrigin);
  const { id, response } = signed.credential;
  const purpose = { ceremony: 'passkey sign-in', kind: account.kind } as const;
  const handle = Buffer.from(userHandleOf(account)).toString('base64url');
  // Loaded lazily: it brings the formats of certificates, and is rarely needed at startup.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const answered: { challenge: AnsweredChallenge | null } = { challenge: null };
  try {
    const { userHandle, ...rest } = response;
    if (userHandle !== handle) throw new AppError('passkey_refused');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...signed.credential,
        response: { ...rest, userHandle },
        clientExtensionResults: {},
      },
      expectedChallenge: (text) => {
        answered.challenge = openChallenge(platform, text, purpose);
        return answered.challenge !== null;
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id,
        publicKey: new Uint8Array(signed.publicKey),
        counter: signed.signCount,
      },
      requireUserVerification: true,
    });
    const { challenge } = answered;
    if (!verified || challenge === null) throw new AppError('passkey_refused');
    return { challenge, count: authenticationInfo.newCounter };
  } catch (error) {
    if (error instanceof Error) throw new AppError('passkey_refused', { cause: error });
    throw error;
  }
}
