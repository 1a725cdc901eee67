import { PAD } from './read-through-disguises.ts';
import type { Span } from './text-span.ts';

/** Words for digits, and how many digits each stands for; the finder only counts them. */
const DIGIT_WORDS: Readonly<Record<string, string>> = {
  zero: '0', oh: '0', nought: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7',
  eight: '8', nine: '9', ten: '10', eleven: '11', twelve: '12', thirteen: '13', fourteen: '14', fifteen: '15',
  sixteen: '16', seventeen: '17', eighteen: '18', nineteen: '19', twenty: '2', thirty: '3', forty: '4', fifty: '5',
  sixty: '6', seventy: '7', eighty: '8', ninety: '9', hundred: '00', double: '0', triple: '00',
  cero: '0', uno: '1', dos: '2', tres: '3', cuatro: '4', cinco: '5', seis: '6', siete: '7', ocho: '8', nueve: '9',
}; // oxfmt-ignore
const DIGIT_WORD =
  /(?<!\p{L})(?:seventeen|thirteen|fourteen|eighteen|nineteen|fifteen|sixteen|seventy|hundred|nought|eleven|twelve|twenty|thirty|eighty|ninety|double|triple|cuatro|three|seven|eight|forty|fifty|sixty|cinco|siete|nueve|zero|four|five|nine|cero|tres|seis|ocho|one|two|six|ten|uno|dos|oh)(?!\p{L})/giu;
/** A local number in words, or one without blanks: no sentence has so many in a row. */
const UNITS_IN_A_ROW =
  /(?<![\p{L}\p{N}])(?:(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)[^\p{L}\p{N}]{0,3}){6,}(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)(?![\p{L}\p{N}])/giu;
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
/** `9!9`, but not `2019|2020`. */
const STROKE = /(?<=(?<!\d)\d{1,2})[!|](?=\d{1,2}(?!\d))/g;
/** `9, 1, 9, ...`, which would otherwise be a list. */
const LISTED_DIGITS = /(?<![\p{L}\p{N}])(?:\d[^\p{L}\p{N}]{1,9}){9,40}\d(?![\p{L}\p{N}])/gu;

/**
 * Reads a text for its numbers: words for digits, letters that look like digits and letters between digits. It has the
 * same length; all repetitions are bounded or consume what they match, so the time is linear.
 */
export function undisguiseNumbers(text: string): string {
  return text
    .replace(DIGIT_WORD, digitsOf)
    .replace(TOKEN, readToken)
    .replace(STROKE, '1')
    .replace(LONE_LETTERS, likeDigits)
    .replace(SPOKEN, padded)
    .replace(LETTER_BETWEEN, withoutLetters)
    .replace(GROUPS_BETWEEN, withoutLetters)
    .replace(LISTED_DIGITS, asOneNumber);
}

/** Finds numbers of seven and more digits in words, also without blanks. */
export function findNumbersInWords(text: string): Span[] {
  return Array.from(text.matchAll(UNITS_IN_A_ROW), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

function digitsOf(word: string): string {
  return (DIGIT_WORDS[word.toLowerCase()] ?? '').padEnd(word.length, PAD);
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
