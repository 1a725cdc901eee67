import { joinSpacedLetters } from './join-spaced-letters.ts';
import { lookalikes } from './lookalikes.ts';
import { readSign } from './read-sign.ts';

/** A word of a text as its reader sees it, whatever characters it is written with. */
export interface Word {
  readonly text: string;
  /** The same with 1 read as l; undefined where that changes nothing. */
  readonly variant: string | undefined;
  /** Where it is in the text that was read. */
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  /** Of the sentence, between any signs but commas. */
  readonly part: number;
  readonly clause: number;
}

const leet: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };
/** The letters and digits of ASCII in lower case, by code. */
const plainLetters: readonly (string | undefined)[] = Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /^[a-z0-9]$/i.test(character) ? character.toLowerCase() : undefined;
});
/** What other characters have been read as: that takes long, and a text repeats them. */
const folded = new Map<string, string | undefined>();
const FOLDED_MAX = 5_000;
const LEET_DIGIT = /[013457]/;
const THRICE = /(.)\1\1/su;
/** Letters that show nothing. */
const blanks = new Set('\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0');
/** Alphabets of emoji letters: negative circled, negative squared, and flags. */
const emojiAlphabets = [0x1f150, 0x1f170, 0x1f1e6];
const LETTERS = 26;
/** Names that are written in pieces to hide them; none of their pieces makes sense alone. */
const splitNames = new Set('bitcoin moneygram telegram viber whatsapp zangi zelle'.split(' '));
const splitBeginnings = new Set(
  [...splitNames].flatMap((name) => Array.from(name, (_, end) => name.slice(0, end + 1))),
);
/** Words that end no sentence: it goes on in the next line. */
const openWords = new Set(
  'a an and at by for from in my of on only or our over the this through to use using via with your'.split(
    ' ',
  ),
);
/** A letter that often in a row stands for one. */
const REPEATS_MIN = 3;

/** Fewer words are no sentence: they are read with what stands before and after. */
const SENTENCE_MIN = 4;
/** A line that goes on with a small letter. */
const SMALL_LETTER_NEXT = /\s{0,8}\p{Ll}/uy;

const APOSTROPHES = new Set("'’‘ʼ`´");
const SENTENCE_ENDS = new Set('.!?;\n\r•…');
const CLAUSE_ENDS = new Set(',:()[]–—|"“”');

type Token = Word & { readonly gap: number };

/**
 * Reads a text's words in lower case: full-width, accented and look-alike letters become Latin ones,
 * invisible characters and markup go, and words spelled out in single letters and names in pieces are put
 * together. Linear in the text's length.
 */
export function readWords(text: string): Word[] {
  return joinFragments(joinSplitNames(joinSpacedLetters(tokenize(text))));
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let [sentence, part, clause, gap] = [0, 0, 0, 0];
  let letters = '';
  let [start, end] = [0, 0];
  const endWord = () => {
    if (letters === '') return;
    // Every object of these thousands has its fields named: spreading them takes ten times as long.
    const { text: word, variant } = readLetters(letters);
    tokens.push({ text: word, variant, start, end, sentence, part, clause, gap });
    letters = '';
    gap = 0;
  };
  let offset = 0;
  while (offset < text.length) {
    const plain = plainLetters[text.charCodeAt(offset)];
    if (plain !== undefined) {
      if (letters === '') start = offset;
      letters += plain;
      offset += 1;
      end = offset;
      continue;
    }
    const { character, length } = readSign(text, offset);
    const next = offset + length;
    const read = fold(character) ?? signInWord(character, letters, text.codePointAt(next));
    if (read === undefined) {
      endWord();
      gap += 1;
      const endsSentence =
        SENTENCE_ENDS.has(character) &&
        !isDotInWord(character, text[offset - 1], text[next]) &&
        !(character === '\n' && openWords.has(tokens.at(-1)?.text ?? ''));
      if (endsSentence && !(character === '\n' && goesOnSmall(text, next))) sentence += 1;
      const endsClause = endsSentence || CLAUSE_ENDS.has(character);
      if (endsClause) clause += 1;
      if (endsClause && character !== ',') part += 1;
    } else if (read !== '') {
      if (letters === '') start = offset;
      letters += read;
      end = next;
    }
    offset = next;
  }
  endWord();
  return tokens;
}

/** `wa.me` and `wa . me` are one address, not two sentences. */
function isDotInWord(sign: string, before: string | undefined, next: string | undefined): boolean {
  if (sign !== '.') return false;
  return before === ' ' || (next !== undefined && /^[\p{L}\p{N}]$/u.test(next));
}

function goesOnSmall(text: string, offset: number): boolean {
  SMALL_LETTER_NEXT.lastIndex = offset;
  return SMALL_LETTER_NEXT.test(text);
}

/** What a character reads as: nothing if it is invisible; undefined if it is no part of a word. */
function fold(character: string): string | undefined {
  const plain = plainLetters[character.codePointAt(0) ?? 0];
  if (plain !== undefined || character < '\u0080') return plain;
  if (folded.has(character)) return folded.get(character);
  // All of Unicode would take megabytes.
  if (folded.size >= FOLDED_MAX) folded.clear();
  const read = foldForeign(character);
  folded.set(character, read);
  return read;
}

function foldForeign(character: string): string | undefined {
  if (blanks.has(character) || /^[\p{M}\p{Cf}]$/u.test(character)) return '';
  const code = character.codePointAt(0) ?? 0;
  for (const first of emojiAlphabets) {
    const place = code - first;
    if (place >= 0 && place < LETTERS) return String.fromCodePoint(0x61 + place);
  }
  const plain = character
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, '');
  const read = Array.from(plain, (letter) => lookalikes[letter] ?? letter).join('');
  return /^[\p{L}\p{N}]+$/u.test(read) ? read : undefined;
}

/** An apostrophe in a word is left out; @ and $ between letters are read as a and s. */
function signInWord(sign: string, before: string, next: number | undefined): string | undefined {
  if (before === '' || next === undefined) return undefined;
  if (!/^\p{L}$/u.test(String.fromCodePoint(next))) return undefined;
  if (APOSTROPHES.has(sign)) return '';
  return sign === '@' ? 'a' : sign === '$' ? 's' : undefined;
}

/** Digits among letters are read as the letters they stand for. */
function readLetters(written: string): Pick<Word, 'text' | 'variant'> {
  const letters = withoutRepeats(written);
  if (!LEET_DIGIT.test(letters) || !/[a-z]/.test(letters)) {
    return { text: letters, variant: undefined };
  }
  const read = (word: string) => word.replaceAll(/[013457]/g, (digit) => leet[digit] ?? digit);
  const text = read(letters);
  const variant = read(letters.replaceAll('1', 'l'));
  return { text, variant: variant === text ? undefined : variant };
}

/** No word has the same letter three times in a row. */
function withoutRepeats(letters: string): string {
  if (!THRICE.test(letters)) return letters;
  let kept = '';
  let last = '';
  let count = 0;
  const keep = () => (kept += last.repeat(count < REPEATS_MIN || /\d/.test(last) ? count : 1));
  for (const letter of letters) {
    if (letter !== last) {
      keep();
      [last, count] = [letter, 0];
    }
    count += 1;
  }
  return keep();
}

/** `Deposit. Our. Check.` is one sentence. */
function joinFragments(words: readonly Word[]): Word[] {
  const lengths = new Map<number, number>();
  for (const { sentence } of words) lengths.set(sentence, (lengths.get(sentence) ?? 0) + 1);
  const isFragment = (sentence: number) => (lengths.get(sentence) ?? 0) < SENTENCE_MIN;
  let [joined, last] = [0, words[0]?.sentence ?? 0];
  return words.map((word) => {
    if (word.sentence !== last && !isFragment(word.sentence) && !isFragment(last)) joined += 1;
    last = word.sentence;
    const { text, variant, start, end, part, clause } = word;
    return { text, variant, start, end, sentence: joined, part, clause };
  });
}

/** `Whats App` and `Wha ts App` are one word. */
function joinSplitNames(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  let index = 0;
  while (index < words.length) {
    const first = words[index];
    if (!first) break;
    let [name, end] = [first.text, index + 1];
    while (splitBeginnings.has(name) && !splitNames.has(name)) {
      name += words[end]?.text ?? ' ';
      end += 1;
    }
    const last = words[end - 1];
    const isName = last !== undefined && end > index + 1 && splitNames.has(name);
    joined.push(isName ? { ...first, text: name, end: last.end } : first);
    index = isName ? end : index + 1;
  }
  return joined;
}
