import { dictionary } from '@zxcvbn-ts/language-common';
import type { Config } from '../../config.ts';
import { isPublishedPassword } from './published-password.ts';

/** How many of the most common passwords are refused. */
const REFUSED = 3_000;

const mostUsed = new Set(dictionary['passwords-common'].slice(0, REFUSED));

/**
 * Recognizes forbidden passwords: the most common ones, ignoring case, and on a public board the
 * published password of the demo.
 */
export function commonPasswordCheck(
  config: Pick<Config, 'allowsDemo'>,
): (password: string) => boolean {
  return (password) =>
    mostUsed.has(password.toLowerCase()) || isPublishedPassword(config, password);
}
