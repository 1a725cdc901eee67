import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits, as the address of a link carries them. The database keeps their hash. */
export function newLinkToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}
