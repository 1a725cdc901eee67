import { lookalikes } from '@nextshift/screening-model';
import { foldSign } from './fold-sign.ts';

/**
 * Fills the room of what was longer than its meaning, so that positions in a text and in its readings are the same. A
 * combining mark, which the finders take as part of a name and as a separator of digits; normalization removed it.
 */
export const PAD = '\u034f';

/** `&#64;`, `&commat;`, `%40`, `\u0040`, `=40`, as they are pasted from pages, links and mails. */
const ESCAPES =
  /&([a-z]{2,8});|&#(\d{1,6});?|&#x([\da-f]{1,5});?|%([\da-f]{2})|\\(?:x|u00)([\da-f]{2})|=(40|2e)/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&', commat: '@', period: '.', dot: '.', middot: '.', bull: '.', lowbar: '_', hyphen: '-', dash: '-',
  ndash: '-', mdash: '-', minus: '-', plus: '+', nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', zwnj: PAD, zwj: PAD,
  shy: PAD, lpar: '(', rpar: ')', lt: '<', gt: '>', sol: '/', colon: ':', comma: ',', num: '#', percnt: '%',
}; // oxfmt-ignore
/** How often a text may be escaped: `&amp;#64;` twice. */
const DEPTH = 3;
/** Small letters and dots that are shaped like those of ASCII. */
const ALIKE: ReadonlyMap<string, string> = new Map([
  ...Object.entries(lookalikes).filter(([sign, letter]) => sign.length === letter.length),
  ...Array.from('·•∙⋅‧・●', (sign): [string, string] => [sign, '.']),
]);
const SYMBOLS = /[\p{No}\p{So}]+/gu;

/**
 * Reads a normalized text as a person does who looks for contact in it: escapes decoded, letters and digits of other
 * scripts and in circles as those that they look like. It has the same length.
 */
export function readThroughDisguises(text: string): string {
  let plain = text.replaceAll(SYMBOLS, enclosedAt).replaceAll(/\P{ASCII}/gu, asciiOf);
  for (let depth = 0; depth < DEPTH && /[&%\\=]/.test(plain); depth += 1) {
    plain = plain.replace(ESCAPES, decode);
  }
  return plain;
}

/** An enclosed A on its own, not in a word of such letters, stands for an @. */
function enclosedAt(signs: string): string {
  return foldSign(signs) === 'a' ? '@'.padStart(signs.length) : signs;
}

function asciiOf(sign: string): string {
  const letter = ALIKE.get(sign) ?? ALIKE.get(sign.toLowerCase()) ?? foldSign(sign);
  return letter?.padEnd(sign.length, PAD) ?? sign;
}

function decode(escape: string, name?: string, decimal?: string, ...hex: unknown[]): string {
  const decoded = name === undefined ? characterOf(decimal, hex) : NAMED[name.toLowerCase()];
  return decoded?.padStart(escape.length, PAD) ?? escape;
}

/** Letters, digits and punctuation of ASCII: what numbers and addresses are made of. */
function characterOf(decimal: string | undefined, hex: readonly unknown[]): string | undefined {
  const code =
    decimal === undefined ? Number.parseInt(String(hex.find(Boolean)), 16) : Number(decimal);
  return code >= 0x20 && code < 0x7f ? String.fromCodePoint(code) : undefined;
}
