import type { addPasskey as endpoint, BodyOf } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Session } from '../../../platform/authentication/sessions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type AnsweredChallenge, openChallenge } from './passkey-challenges.ts';
import { relyingPartyAt } from './relying-party.ts';

interface NewCredential {
  readonly credential: BodyOf<typeof endpoint>['credential'];
  readonly session: Session;
  readonly ownOrigin: string;
}

export interface VerifiedCredential {
  readonly challenge: AnsweredChallenge;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly signCount: number;
}

/** Checks what an authenticator made. @throws {AppError} passkey_refused */
export async function verifyNewPasskey(
  platform: Pick<Platform, 'clock' | 'secrets'>,
  { credential, session, ownOrigin }: NewCredential,
): Promise<VerifiedCredential> {
  const party = relyingPartyAt(ownOrigin);
  const purpose = { ceremony: 'add passkey', sessionId: session.id } as const;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const answered: { challenge: AnsweredChallenge | null } = { challenge: null };
  try {
    await requireNoCertificates(credential.response.attestationObject);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: (text) => {
        answered.challenge = openChallenge(platform, text, purpose);
        return answered.challenge !== null;
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    const { challenge } = answered;
    if (!verified || challenge === null) throw new AppError('passkey_refused');
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      challenge,
      credentialId: Buffer.from(id, 'base64url'),
      publicKey: Buffer.from(publicKey),
      signCount: counter,
    };
  } catch (error) {
    if (error instanceof Error) throw new AppError('passkey_refused', { cause: error });
    throw error;
  }
}

/**
 * We ask for no attestation. One with certificates is refused before it is read: checking them would parse whatever a
 * stranger sends, and fetch the addresses in it.
 */
async function requireNoCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  );
  const format = decoded.get('fmt');
  const isSelfSigned = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw new AppError('passkey_refused');
}
