/** A word of a text as its reader sees it, whatever characters it is written with. */
export interface Word {
  readonly text: string;
  /** The same with 1 read as l; undefined where that changes nothing. */
  readonly variant: string | undefined;
  /** Where it is in the text that was read. */
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  readonly clause: number;
}

/** Letters of other alphabets that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', н: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'l', м: 'm',
  п: 'n', о: 'o', р: 'p', ԛ: 'q', г: 'r', ѕ: 's', т: 't', ц: 'u', ѵ: 'v', ԝ: 'w', х: 'x', у: 'y',
  α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x',
  ı: 'i', ɡ: 'g', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe',
}; // prettier-ignore
const leet: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };
/** Letters and digits that show nothing. */
const blanks = new Set('\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0');
/** Alphabets of emoji letters: negative circled, negative squared, and flags. */
const emojiAlphabets = [0x1f150, 0x1f170, 0x1f1e6];
const LETTERS = 26;
/** Fewer single letters in a row are initials. */
const SPACED_LETTERS_MIN = 4;

const APOSTROPHES = new Set("'’‘ʼ`´");
const SENTENCE_ENDS = new Set('.!?;\n\r•…');
const CLAUSE_ENDS = new Set(',:()[]–—|"“”');

type Token = Word & { readonly gap: number };

/**
 * Reads a text's words in lower case: full-width, accented and look-alike letters become Latin ones,
 * invisible characters go, and words spelled out in single letters are put together. Linear in the
 * text's length.
 */
export function readWords(text: string): Word[] {
  return joinSpacedLetters(tokenize(text));
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let [sentence, clause, gap] = [0, 0, 0];
  let letters = '';
  let [start, end] = [0, 0];
  const endWord = () => {
    if (letters === '') return;
    tokens.push({ ...readLetters(letters), start, end, sentence, clause, gap });
    letters = '';
    gap = 0;
  };
  let offset = 0;
  for (const character of text) {
    const next = offset + character.length;
    const folded = fold(character) ?? signInWord(character, letters, text.codePointAt(next));
    if (folded === undefined) {
      endWord();
      gap += 1;
      if (SENTENCE_ENDS.has(character)) sentence += 1;
      if (SENTENCE_ENDS.has(character) || CLAUSE_ENDS.has(character)) clause += 1;
    } else if (folded !== '') {
      if (letters === '') start = offset;
      letters += folded;
      end = next;
    }
    offset = next;
  }
  endWord();
  return tokens;
}

/** What a character reads as: nothing if it is invisible; undefined if it is no part of a word. */
function fold(character: string): string | undefined {
  if (/^[a-z0-9]$/.test(character)) return character;
  if (/^[A-Z]$/.test(character)) return character.toLowerCase();
  if (character < '\u0080') return undefined;
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
function readLetters(letters: string): Pick<Word, 'text' | 'variant'> {
  if (!/[013457]/.test(letters) || !/[a-z]/.test(letters)) {
    return { text: letters, variant: undefined };
  }
  const read = (word: string) => word.replaceAll(/[013457]/g, (digit) => leet[digit] ?? digit);
  const text = read(letters);
  const variant = read(letters.replaceAll('1', 'l'));
  return { text, variant: variant === text ? undefined : variant };
}

/** `w h a t s a p p` is one word; a wider gap than that between its letters ends it. */
function joinSpacedLetters(tokens: readonly Token[]): Word[] {
  const words: Word[] = [];
  let index = 0;
  while (index < tokens.length) {
    const end = endOfSpacedLetters(tokens, index);
    const [first, last] = [tokens[index], tokens[end - 1]];
    if (!first || !last) break;
    if (end - index < SPACED_LETTERS_MIN) {
      words.push(first);
      index += 1;
      continue;
    }
    const run = tokens.slice(index, end).map(({ text }) => text);
    words.push({ ...first, text: run.join(''), end: last.end });
    index = end;
  }
  return words;
}

function endOfSpacedLetters(tokens: readonly Token[], start: number): number {
  const isLetter = (token: Token | undefined) => token !== undefined && /^\p{L}$/u.test(token.text);
  if (!isLetter(tokens[start])) return start + 1;
  let end = start + 1;
  const width = tokens[end]?.gap ?? 0;
  while (isLetter(tokens[end]) && (tokens[end]?.gap ?? 0) <= width) end += 1;
  return end;
}
