import { randomBytes } from 'node:crypto';

/** A word that nothing else on the board contains; letters alone, so that searches take it whole. */
export function uniqueWord(): string {
  return [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

export function uniqueEmail(): string {
  return `${uniqueWord()}@mail.example`;
}
