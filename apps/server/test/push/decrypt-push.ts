import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** What a browser keeps of a subscription. */
export interface BrowserKeys {
  readonly privateKey: Buffer;
  readonly publicKey: Buffer;
  readonly auth: Buffer;
}

const TAG_BYTES = 16;

/** Decrypts pushed news as a browser does, in one record (RFC 8291 section 3.4, RFC 8188 section 2). @throws if it is not for these keys */
export function decryptPush(body: Buffer, { privateKey, publicKey, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
  const secret = derive(browser.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const padded = Buffer.concat([
    decipher.update(body.subarray(keyEnd, -TAG_BYTES)),
    decipher.final(),
  ]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
