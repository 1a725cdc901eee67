import { randomBytes } from 'node:crypto';

/** A unique word of letters only, so that searches match it as a whole. */
export function uniqueWord(): string {
  return [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

export function uniqueEmail(): string {
  return `${uniqueWord()}@mail.example`;
}
