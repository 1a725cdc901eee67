import { RECOVERY_CODES } from '@nextshift/contract';
import { randomBytes } from 'node:crypto';

/** Base32 without what looks alike, five bits each (Crockford). */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** New recovery codes of 80 bits each, in groups that can be copied by hand. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS.charAt(byte % LETTERS.length));
    return letters.join('').replace(GROUP, '$&-');
  });
}

/** A recovery code however it was typed, as it is hashed. */
export function foldRecoveryCode(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toLowerCase();
}
