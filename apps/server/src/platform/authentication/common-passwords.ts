import { createRequire } from 'node:module';
import type * as languageCommon from '@zxcvbn-ts/language-common';
import type { Config } from '../../config.ts';
import { isPublishedPassword } from './published-password.ts';

/** How many of the most common passwords are refused. */
const REFUSED = 3_000;

const require = createRequire(import.meta.url);

let mostUsed: ReadonlySet<string> | undefined;

/** Read when first asked for, as the lists hold much else. */
function mostUsedPasswords(): ReadonlySet<string> {
  if (mostUsed) return mostUsed;
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof languageCommon;
  mostUsed = new Set(dictionary['passwords-common'].slice(0, REFUSED));
  return mostUsed;
}

/**
 * Recognizes forbidden passwords: the most common ones, ignoring case, and on a public board the
 * published password of the demo.
 */
export function commonPasswordCheck(
  config: Pick<Config, 'allowsDemo'>,
): (password: string) => boolean {
  return (password) =>
    mostUsedPasswords().has(password.toLowerCase()) || isPublishedPassword(config, password);
}
