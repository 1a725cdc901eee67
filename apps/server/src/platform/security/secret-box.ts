import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { parseSecretKeys } from './secret-keys.ts';

/**
 * Keys for one purpose each, all derived from the secret of the configuration. The newest of several secrets
 * makes everything; what an older one made is still opened and recognized.
 */
export interface SecretBox {
  /** AES-256-GCM: nonce, tag and ciphertext in one. */
  encrypt(text: string): Buffer;
  /** @throws where no key opens it */
  decrypt(sealed: Buffer): string;
  /** The same sealed by the newest key; null where it is that already. @throws where no key opens it */
  reseal(sealed: Buffer): Buffer | null;
  /** HMAC-SHA-256. */
  mac(text: string | Buffer): Buffer;
  /** Whether a code was made of a text, by any key. */
  isMacOf(mac: Buffer, text: string | Buffer): boolean;
  /** A key of 32 bytes for signing tokens of a purpose. */
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

  /** Which key opens it, and what it says. @throws the newest key's error where none does */
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
