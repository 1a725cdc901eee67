import { PAD } from './read-through-disguises.ts';
import type { Span } from './text-span.ts';

/**
 * Words of English, Spanish and French by their digits, without accents. Zeros at the end have room for a smaller
 * number: `nine hundred nineteen` is 919. The finder only counts digits.
 */
const WORDS_BY_DIGITS: Readonly<Record<string, string>> = {
  0: 'zero oh nought cero', 1: 'one uno un une', 2: 'two dos deux', 3: 'three tres trois', 4: 'four cuatro quatre',
  5: 'five cinco cinq', 6: 'six seis', 7: 'seven siete sept', 8: 'eight ocho huit', 9: 'nine nueve neuf',
  10: 'ten diez dieci dix', 11: 'eleven onze', 12: 'twelve doce douze', 13: 'thirteen trece treize',
  14: 'fourteen catorce quatorze', 15: 'fifteen quince quinze', 16: 'sixteen seize', 17: 'seventeen', 18: 'eighteen',
  19: 'nineteen', 20: 'twenty veinte veinti vingt', 30: 'thirty treinta trente', 40: 'forty cuarenta quarante',
  50: 'fifty cincuenta cinquante', 60: 'sixty sesenta soixante', 70: 'seventy setenta septante',
  80: 'eighty ochenta huitante quatrevingt', 90: 'ninety noventa nonante', 100: 'cien ciento', 500: 'quinientos',
  700: 'setecientos', 900: 'novecientos', '00': 'hundred cientos cent', '000': 'thousand mil mille',
}; // oxfmt-ignore
/** They repeat the next digit once and twice. */
const DOUBLE = 'xx';
const TRIPLE = 'xxx';
const VALUES: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...WORDS_BY_DIGITS, [DOUBLE]: 'double', [TRIPLE]: 'triple' }).flatMap(
    ([digits, words]) => words.split(' ').map((word): [string, string] => [word, digits]),
  ),
);
/** `soixante-dix-sept` is 77: these have room for the numbers up to 19. */
const TAKES_TEENS = /^(?:soixante|quatrevingt)$/;
/** Words, but not the month of `Sept 12`. */
const WORD = /(?!sept[^\p{L}\p{N}]{1,3}\d)(?:quatre[\s-]vingt|\p{L})[\p{L}\p{M}]*/giu;
/** Words without blanks, such as `nineoneninefivefive`, and the letters of the longest and shortest of them. */
const GLUED = { longest: 200, wordMax: 12, wordMin: 2 };
const NEXT = /^[^\p{L}\p{N}]{0,3}$/u;
const WITHIN = /^(?:[\s\p{M}]{0,3}|-)$/u;
const AND = /^[\s\p{M}-]{1,3}(?:and|y|et)[\s\p{M}-]{1,3}$/iu;
/** A number in words alone has no area code either; a list of numbers has few single digits, or commas. */
const IN_WORDS = { digits: 7, singles: 3, listed: 7 };

interface NumberWord extends Span {
  readonly word: string;
  /** As the word on its own. */
  readonly own: string;
  /** What is between it and the next word. */
  gap: string;
  /** What it adds to the number. */
  digits: string;
  /** Of the whole number that begins here. */
  length: number;
  /** Continues the number before it, as the five of `fifty-five`. */
  isPart: boolean;
}

/** Reads words as the digits that they stand for, at the same length, and finds the numbers that are in words alone. */
export function readNumberWords(text: string): { reading: string; spans: Span[] } {
  const words = findWords(text);
  let next: NumberWord | undefined;
  for (const word of words.toReversed()) {
    word.gap = next ? text.slice(word.end, next.start) : '';
    if (next) addUp(word, next);
    next = word;
  }
  let reading = '';
  for (const { start, end, digits, isPart } of words) {
    const before = text.slice(reading.length, start);
    reading += isPart ? before.replaceAll(/\p{L}/gu, PAD) : before;
    reading += digits.padEnd(end - start, PAD);
  }
  return { reading: reading + text.slice(reading.length), spans: findNumbersInWords(words) };
}

function findWords(text: string): NumberWord[] {
  return Array.from(text.matchAll(WORD)).flatMap(({ 0: letters, index }) => {
    const word = letters.toLowerCase().replaceAll(/[\s\p{M}-]/gu, '');
    if (VALUES.has(word)) return [numberWord(word, index, letters.length)];
    if (word.length !== letters.length) return [];
    let end = index;
    return piecesOf(word).map((piece) => {
      end += piece.length;
      return numberWord(piece, end - piece.length, piece.length);
    });
  });
}

/** The words for numbers that a word is made of, the longest first; none if it has other parts. */
function piecesOf(word: string): string[] {
  const pieces: string[] = [];
  if (word.length > GLUED.longest) return pieces;
  for (let from = 0; from < word.length;) {
    let to = from + GLUED.wordMax;
    while (to - from >= GLUED.wordMin && !VALUES.has(word.slice(from, to))) to -= 1;
    if (to - from < GLUED.wordMin) return [];
    pieces.push(word.slice(from, to));
    from = Math.min(to, word.length);
  }
  return pieces;
}

function numberWord(word: string, start: number, letters: number): NumberWord {
  const own = VALUES.get(word) ?? '';
  const digits = own.startsWith('x') ? word : own;
  const end = start + letters;
  return { word, own, start, end, gap: '', digits, length: own.length, isPart: false };
}

/** Adds the number that follows to a word, if it has room for it. */
function addUp(word: NumberWord, next: NumberWord): void {
  const { own, gap } = word;
  if (own === DOUBLE || own === TRIPLE) {
    if (next.own.length === 1) word.digits = next.own.repeat(own.length - 1);
    return;
  }
  const isAnd = AND.test(gap);
  if (!isAnd && !WITHIN.test(gap)) return;
  if (TAKES_TEENS.test(word.word) && /^1\d/.test(next.own)) {
    word.digits = '';
    next.isPart = true;
  } else if (hasRoom(own, next, isAnd)) {
    word.digits = own.slice(0, own.length - next.length);
    next.isPart = true;
  } else if (next.own.startsWith('00')) word.length += next.length;
}

/** `eight hundred five` may begin `800 555`; `eight hundred and five` is 805. */
function hasRoom(own: string, next: NumberWord, isAnd: boolean): boolean {
  if (own === '0' || /^[0x]/.test(next.own)) return false;
  const room = own.endsWith('0') ? own.replace(/^[1-9]/, '').length : 0;
  return next.length <= room && (room !== 2 || next.length > 1 || isAnd);
}

function findNumbersInWords(words: readonly NumberWord[]): Span[] {
  const runs: NumberWord[][] = [];
  let last: NumberWord | undefined;
  for (const word of words) {
    if (last && (word.isPart || NEXT.test(last.gap))) runs.at(-1)?.push(word);
    else runs.push([word]);
    last = word;
  }
  return runs.filter(isNumber).flatMap((run) => {
    const [first, end] = [run[0], run.at(-1)];
    return first && end ? [{ start: first.start, end: end.end }] : [];
  });
}

function isNumber(run: readonly NumberWord[]): boolean {
  const digits = run.map((word) => word.digits.replaceAll(/\D/g, '')).join('');
  if (digits.length < IN_WORDS.digits) return false;
  const singles = run.filter(
    ({ own, length, isPart }) => own.length === 1 && length === 1 && !isPart,
  );
  const commas = run.filter(({ gap }) => gap.includes(','));
  const least = commas.length * 2 < run.length ? IN_WORDS.singles : IN_WORDS.listed;
  return singles.length >= least;
}
