import { dictionary } from '@zxcvbn-ts/language-common';
import type { Config } from '../../config.ts';
import { isPublishedPassword } from './published-password.ts';

/** How many of the most used passwords are refused. */
const REFUSED = 3_000;

const mostUsed = new Set(dictionary['passwords-common'].slice(0, REFUSED));

/**
 * Tells the passwords that nobody may choose: the most used ones, compared without case, and on a public
 * board the published one of the demo.
 */
export function commonPasswordCheck(
  config: Pick<Config, 'allowsDemo'>,
): (password: string) => boolean {
  return (password) =>
    mostUsed.has(password.toLowerCase()) || isPublishedPassword(config, password);
}
