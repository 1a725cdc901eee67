import { dictionary } from '@zxcvbn-ts/language-common';
import { DEMO_PASSWORD } from './security/published-password.ts';

/** How many of the most used passwords are refused. */
const REFUSED = 3_000;

const mostUsed = new Set(dictionary['passwords-common'].slice(0, REFUSED));

/** True for one of the most used passwords, compared without case, and for the published one of the demo. */
export function isCommonPassword(password: string): boolean {
  return mostUsed.has(password.toLowerCase()) || password === DEMO_PASSWORD;
}
