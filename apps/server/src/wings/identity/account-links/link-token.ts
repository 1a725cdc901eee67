import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits, encoded for a link. The database stores only their hash. */
export function newLinkToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}
