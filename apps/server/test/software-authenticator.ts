import type { AddPasskeyOptions, PasskeySignInOptions } from '@nextshift/contract';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What an authenticator does otherwise than it should. */
interface Faults {
  /** The page that asks, where it is another. */
  readonly origin?: string;
  /** The host that the passkey is for, where it is another. */
  readonly host?: string;
  /** False if nobody unlocked it. */
  readonly userVerified?: boolean;
  /** The number of signatures that it claims. */
  readonly count?: number;
  readonly challenge?: string;
  readonly userHandle?: string;
  /** An attestation statement, where none was asked for. */
  readonly attestation?: { readonly format: string; readonly statement: Uint8Array };
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** The head of a CBOR item (RFC 8949): its major type and a number below 65,536. */
function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  if (value < 256) return Buffer.from([type | 24, value]);
  return Buffer.from([type | 25, value >> 8, value & 255]);
}

const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Uint8Array) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...entries: (readonly [Buffer, Uint8Array])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** An attestation with a certificate that is none. */
export const CERTIFIED = {
  format: 'packed',
  statement: map(
    [text('alg'), number(-7)],
    [text('sig'), bytes(Buffer.from('signature'))],
    [text('x5c'), Buffer.concat([head(4, 1), bytes(Buffer.from('certificate'))])],
  ),
};

/** One passkey in software: P-256, without attestation, that counts its signatures. */
export function createSoftwareAuthenticator(pageOrigin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let handle = '';
  let count = 0;

  /** Of WebAuthn, section 6.1. */
  function authenticatorData(rpId: string, faults: Faults, attested: Uint8Array) {
    const userVerified = faults.userVerified ?? true;
    const flags = 0x01 | (userVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(faults.count ?? count);
    return Buffer.concat([sha256(faults.host ?? rpId), Buffer.from([flags]), counter, attested]);
  }

  function clientData(type: string, challenge: string, faults: Faults) {
    const origin = faults.origin ?? pageOrigin;
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: faults.challenge ?? challenge,
        origin,
        crossOrigin: false,
      }),
    );
  }

  return {
    id,

    /** `navigator.credentials.create` */
    create({ challenge, rp, user }: AddPasskeyOptions, faults: Faults = {}) {
      handle = user.id;
      const key = map(
        [number(1), number(2)],
        [number(3), number(-7)],
        [number(-1), number(1)],
        [number(-2), bytes(Buffer.from(x, 'base64url'))],
        [number(-3), bytes(Buffer.from(y, 'base64url'))],
      );
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const { format, statement } = faults.attestation ?? { format: 'none', statement: map() };
      const attestationObject = map(
        [text('fmt'), text(format)],
        [text('attStmt'), statement],
        [text('authData'), bytes(authenticatorData(rp.id, faults, attested))],
      );
      const clientDataJSON = base64url(clientData('webauthn.create', challenge, faults));
      const response = { clientDataJSON, attestationObject: base64url(attestationObject) };
      return { id, rawId: id, type: 'public-key', response } as const;
    },

    /** `navigator.credentials.get` */
    get({ challenge, rpId }: PasskeySignInOptions, faults: Faults = {}) {
      count += 1;
      const data = authenticatorData(rpId, faults, Buffer.alloc(0));
      const client = clientData('webauthn.get', challenge, faults);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: faults.userHandle ?? handle,
      };
      return { id, rawId: id, type: 'public-key', response } as const;
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>;
