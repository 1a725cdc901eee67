import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { parseSecretKeys } from './secret-keys.ts';

/**
 * Keys for one purpose each, all derived from the configured secret. With several secrets, the newest
 * encrypts and signs; older ones still decrypt and verify.
 */
export interface SecretBox {
  /** AES-256-GCM: nonce, tag and ciphertext in one. */
  encrypt(text: string): Buffer;
  /** @throws where no key opens it */
  decrypt(sealed: Buffer): string;
  /** The same, encrypted with the newest key; null if it already is. @throws if no key opens it */
  reseal(sealed: Buffer): Buffer | null;
  /** HMAC-SHA-256. */
  mac(text: string | Buffer): Buffer;
  /** Whether any key made this code for a text. */
  isMacOf(mac: Buffer, text: string | Buffer): boolean;
  /** A 32-byte key for signing tokens of a purpose. */
  signingKey(purpose: string): Uint8Array;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param secretKey SECRET_KEY, perhaps several, the newest first */
export function createSecretBox(secretKey: string): SecretBox {
  const [newest, ...older] = parseSecretKeys(secretKey);
  const derive = (purpose: string, secret: string = newest) =>
    new Uint8Array(hkdfSync('sha256', secret, 'nextshift', purpose, 32));
  const keysFor = (purpose: string) => [newest, ...older].map((secret) => derive(purpose, secret));
  const encryptionKeys = keysFor('encrypt');
  const macKeys = keysFor('mac');
  const [encryptionKey = derive('encrypt')] = encryptionKeys;
  const [macKey = derive('mac')] = macKeys;

  function encrypt(text: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  /** Decrypts, and reports which key worked. @throws the newest key's error if none does */
  function open(sealed: Buffer): { key: Uint8Array; text: string } {
    let failure: unknown;
    for (const key of encryptionKeys) {
      try {
        return { key, text: openWith(key, sealed) };
      } catch (error) {
        failure ??= error;
      }
    }
    throw failure;
  }

  return {
    encrypt,
    decrypt: (sealed) => open(sealed).text,
    reseal(sealed) {
      const { key, text } = open(sealed);
      return key === encryptionKey ? null : encrypt(text);
    },
    mac: (text) => macWith(macKey, text),
    isMacOf: (mac, text) => macKeys.some((key) => macWith(key, text).equals(mac)),
    signingKey: (purpose) => derive(`sign ${purpose}`),
  };
}

function openWith(key: Uint8Array, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

function macWith(key: Uint8Array, text: string | Buffer): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
