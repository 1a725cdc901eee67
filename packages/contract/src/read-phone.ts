import { PHONE_DIGITS } from './limits.ts';

export const INCOMPLETE_PHONE_MESSAGE = 'Please enter a complete 10-digit phone number';

/** What numbers are written with besides digits, and what goes before or after one. */
const SIGNS = /^[\d\s().,;+/·‐-―−-]*$/u;
const LABEL = /^(?:tel(?:ephone)?|phone|cell|mobile|home|work)[\s.:]*(?=[\d(+])/i;
const EXTENSION = /(?:ext(?:n|ension)?|x|#)[\s.:=]*\d{1,7}$/i;
/** More than any number has, with its extension and a word before it. */
const LENGTH_MAX = 60;
/** Area codes of the United States begin with 2 to 9. */
const NATIONAL = new RegExp(`^[2-9]\\d{${PHONE_DIGITS - 1}}$`);

/**
 * The ten digits of a US phone number in any formatting, with or without `+1` and an extension, which is not kept.
 * Null for what is none: a number of another country is never cut to one of the United States.
 */
export function readPhone(text: string): string | null {
  if (text.length > LENGTH_MAX) return null;
  const written = plain(text).replace(LABEL, '').replace(EXTENSION, '');
  if (!SIGNS.test(written)) return null;
  const isInternational = /^[^\d]*\+/.test(written);
  const digits = written.replace(/\D/g, '');
  const national = digits.replace(isInternational ? /^1/ : /^(?:(?:00|011)?1)(?=\d{10}$)/, '');
  if (isInternational && national === digits) return null;
  return NATIONAL.test(national) ? national : null;
}

/** Whether a text is a whole number with an extension, which would not be kept. */
export function hasExtension(text: string): boolean {
  return readPhone(text) !== null && EXTENSION.test(plain(text));
}

/** Digits of every script's width and plain spaces, without marks that nobody sees. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
}
