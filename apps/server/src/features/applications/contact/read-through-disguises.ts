import { lookalikes } from '../../signals/index.ts';

/**
 * Fills the room of what was longer than its meaning, so that positions in a text and in its readings are the same. A
 * combining mark, which the finders take as part of a name and as a separator of digits; normalization removed it.
 */
export const PAD = '\u034f';

/** `&#64;`, `&commat;`, `%40`, `\u0040`, as they are pasted from pages and links. */
const ESCAPES =
  /&([a-z]{2,8});|&#(\d{1,6});?|&#x([\da-f]{1,5});?|%([\da-f]{2})|\\(?:x|u00)([\da-f]{2})/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&', commat: '@', period: '.', dot: '.', middot: '.', bull: '.', lowbar: '_', hyphen: '-', dash: '-',
  ndash: '-', mdash: '-', minus: '-', plus: '+', nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', zwnj: PAD, zwj: PAD,
  shy: PAD, lpar: '(', rpar: ')', lt: '<', gt: '>', sol: '/', colon: ':', comma: ',', num: '#', percnt: '%',
}; // oxfmt-ignore
/** How often a text may be escaped: `&amp;#64;` twice. */
const DEPTH = 3;
/** Digits that NFKC leaves alone: the first of ten in a row, and their values from there on. */
const ENCLOSED_DIGITS = ['\u2776', '\u2780', '\u278a', '\u24f5'].flatMap((first) =>
  Array.from({ length: 10 }, (_, place): [string, string] => [
    String.fromCodePoint((first.codePointAt(0) ?? 0) + place),
    String((place + 1) % 10),
  ]),
);
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(lookalikes).filter(([sign, letter]) => sign.length === letter.length),
  ...ENCLOSED_DIGITS,
  ['\u24ff', '0'],
  ...Array.from('〇一二三四五六七八九', (sign, value): [string, string] => [sign, String(value)]),
  ...Array.from('·•∙⋅‧・●', (sign): [string, string] => [sign, '.']),
]);

/**
 * Reads a normalized text as a person does who looks for contact in it: escapes decoded, letters and digits of other
 * scripts as those that they look like. It has the same length.
 */
export function readThroughDisguises(text: string): string {
  let plain = text.replaceAll(/[^\0-\u007f]/g, (sign) => SIGNS.get(sign) ?? latinOf(sign));
  for (let depth = 0; depth < DEPTH && /[&%\\]/.test(plain); depth += 1) {
    plain = plain.replace(ESCAPES, decode);
  }
  return plain;
}

/** A capital of another alphabet as the small letter that it looks like. */
function latinOf(sign: string): string {
  return SIGNS.get(sign.toLowerCase()) ?? sign;
}

function decode(escape: string, name?: string, decimal?: string, ...hex: unknown[]): string {
  const decoded = name === undefined ? asciiOf(decimal, hex) : NAMED[name.toLowerCase()];
  return decoded?.padStart(escape.length, PAD) ?? escape;
}

/** Letters, digits and punctuation of ASCII: what numbers and addresses are made of. */
function asciiOf(decimal: string | undefined, hex: readonly unknown[]): string | undefined {
  const code =
    decimal === undefined ? Number.parseInt(String(hex.find(Boolean)), 16) : Number(decimal);
  return code >= 0x20 && code < 0x7f ? String.fromCodePoint(code) : undefined;
}
