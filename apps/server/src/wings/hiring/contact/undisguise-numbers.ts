import { PAD } from './read-through-disguises.ts';

/** What stands for a digit beside digits: `o19`, `O177`, `5l5`; S, Z and B only between them. */
const LIKE_DIGITS: Readonly<Record<string, string>> = {
  o: '0', l: '1', i: '1', s: '5', z: '2', b: '8',
}; // oxfmt-ignore
/** Longest run of letters and digits that is read as digits. */
const TOKEN = /(?<![a-z\d])[a-z\d]{1,40}(?![a-z\d])/gi;
const LIKE_NUMBER = /^[oil]{0,3}\d(?:[oilszb\d]*[oilzb\d])?$/i;
/** `9a1b9` */
const LETTER_BY_LETTER = /^\d(?:[a-z]\d){2,}$/i;
const MIXED = { digits: 9, groups: 5, whole: 10 };
/** `9 I 9`, `5 O I 7`: letters on their own between digits. */
const LONE_LETTERS = /(?<=[\doil][^\p{L}\p{N}]{1,3})[oil]{1,3}(?=[^\p{L}\p{N}]{1,3}[\doil])/giu;
/** `9 a 1 b 9`, one letter between any two digits. */
const LETTER_BETWEEN = /(?<![\p{L}\p{N}])(?:\d[^\p{L}\p{N}]{0,2}\p{L}[^\p{L}\p{N}]{0,2}){6,20}\d/gu;
/** `919 x 555 x 0177`; not with a year at the end. */
const GROUPS_BETWEEN =
  /(?<![\p{L}\p{N}])[2-9]\d\d[^\p{L}\p{N}]{0,2}\p{L}[^\p{L}\p{N}]{0,2}\d{3}[^\p{L}\p{N}]{0,2}\p{L}[^\p{L}\p{N}]{0,2}(?!(?:19|20)\d\d(?!\d))\d{4}(?![\p{L}\p{N}])/gu;
/** Punctuation in words. */
const SPOKEN =
  /(?<=\d[^\p{L}\p{N}]{0,12})(?:dash|hyphen|minus|dot|point|period|space|slash|then)(?=[^\p{L}\p{N}]{1,3}\d)/giu;
/** `9!9` and `o|77`, but not `2019|2020`. */
const STROKE = /(?<=(?<![a-z\d])[\do]{1,2})[!|](?=[\do]{1,2}(?![a-z\d]))/gi;
/** `919 SSS 0177` */
const SHAPED =
  /(?<![a-z\d])[\doilszb]{3}[^\p{L}\p{N}]{1,3}[\doilszb]{3}[^\p{L}\p{N}]{1,3}(?!(?:19|20)\d\d)[\doilszb]{4}(?![a-z\d])/giu;
/** Shouted letters, or one letter repeated, are no word such as the pounds of `100 lbs`. */
const NO_WORD = /^(?:[A-Z]+|([a-z])\1+)$/;
/** `IX I IX V V V 0 I VII VII` */
const ROMAN =
  /(?<![\p{L}\p{N}])(?:(?:i{1,3}|iv|vi{0,3}|ix|o|\d{1,4})[^\p{L}\p{N}]{1,3}){4,20}(?:i{1,3}|iv|vi{0,3}|ix|o|\d{1,4})(?![\p{L}\p{N}])/giu;
/** As many of its numerals have a V or X: `I` is a word. */
const ROMAN_LEAST = 3;
/** `9, 1, 9, ...`, which would otherwise be a list. */
const LISTED_DIGITS = /(?<![\p{L}\p{N}])(?:\d[^\p{L}\p{N}]{1,9}){9,40}\d(?![\p{L}\p{N}])/gu;

/**
 * Reads a text, whose words for numbers are digits already, for numbers: letters that look like digits and letters
 * between digits. It has the same length; all repetitions are bounded or consume what they match, so the time is
 * linear.
 */
export function undisguiseNumbers(text: string): string {
  return text
    .replace(ROMAN, readRoman)
    .replace(STROKE, '1')
    .replace(TOKEN, readToken)
    .replace(SHAPED, readShaped)
    .replace(LONE_LETTERS, likeDigits)
    .replace(SPOKEN, padded)
    .replace(LETTER_BETWEEN, withoutLetters)
    .replace(GROUPS_BETWEEN, withoutLetters)
    .replace(LISTED_DIGITS, asOneNumber);
}

function readRoman(numerals: string): string {
  const five = numerals.match(/[vx]i*|i[vx]/gi) ?? [];
  if (five.length < ROMAN_LEAST) return numerals;
  return numerals.replaceAll(/[a-z]+/gi, (numeral) => '0'.padEnd(numeral.length, PAD));
}

function readShaped(number: string): string {
  const words = number.match(/(?<![a-z\d])[a-z]+(?![a-z\d])/gi) ?? [];
  return words.every((word) => NO_WORD.test(word)) ? likeDigits(number) : number;
}

function readToken(token: string): string {
  if (!/\d/.test(token) || /^\d+$/.test(token)) return token;
  if (LIKE_NUMBER.test(token)) return likeDigits(token);
  if (LETTER_BY_LETTER.test(token)) return withoutLetters(token);
  const zeroed = token.replaceAll(/[oO]/g, '0');
  const groups = zeroed.match(/\d+/g) ?? [];
  const { length } = groups.join('');
  const isMixed =
    groups.length > 1 &&
    (length >= MIXED.whole || (length >= MIXED.digits && groups.length >= MIXED.groups));
  return isMixed ? withoutLetters(zeroed) : token;
}

function likeDigits(letters: string): string {
  return letters.replaceAll(/[a-z]/gi, (letter) => LIKE_DIGITS[letter.toLowerCase()] ?? letter);
}

function withoutLetters(text: string): string {
  return text.replaceAll(/\p{L}/gu, padded);
}

/** Removes what makes a list of a number. */
function asOneNumber(text: string): string {
  return text.replaceAll(/[^\d]/g, PAD);
}

function padded(text: string): string {
  return PAD.repeat(text.length);
}
