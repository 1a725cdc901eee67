import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keys for one purpose each, all derived from the one secret of the configuration. */
export interface SecretBox {
  /** AES-256-GCM: nonce, tag and ciphertext in one. */
  encrypt(text: string): Buffer;
  decrypt(sealed: Buffer): string;
  /** HMAC-SHA-256. */
  mac(text: string | Buffer): Buffer;
  /** A key of 32 bytes for signing tokens of a purpose. */
  signingKey(purpose: string): Uint8Array;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSecretBox(secretKey: string): SecretBox {
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secretKey, 'nextshift', purpose, 32));
  const encryptionKey = derive('encrypt');
  const macKey = derive('mac');
  return {
    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    decrypt(sealed) {
      const decipher = createDecipheriv(
        'aes-256-gcm',
        encryptionKey,
        sealed.subarray(0, NONCE_BYTES),
      );
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    mac: (text) => createHmac('sha256', macKey).update(text).digest(),
    signingKey: (purpose) => derive(`sign ${purpose}`),
  };
}
