import { stemOf } from './words/stem.ts';
import { readWords } from './words/read-words.ts';

/** A text of a posting, with the name of its field. */
export interface PostedText {
  readonly field: string;
  readonly text: string;
}

/** A word as the model reads it. */
export interface ModelWord {
  readonly text: string;
  readonly sentence: number;
  /** Its letters, and the sign after it. */
  readonly spelled: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

/** Words of one field that are read together. */
export interface Part {
  readonly field: string;
  readonly words: readonly ModelWord[];
}

/** Words that are scored together: about as many as a post of the training data has. */
export type Piece = readonly Part[];

const SIGN = /[.!?;:,$%()\n-]/;

/** Longer texts are read in windows, so that a scam does not drown in harmless words around it. */
const WINDOW = 120;
const STEP = 30;

/** Money by its size, other numbers by their length: which number it is says little. */
function classOf(word: string, isMoney: boolean): string {
  const digits = '0'.repeat(Math.min(word.length, 5));
  return isMoney ? `$${digits}` : digits;
}

/** The words of a text, folded to the letters that a reader sees, stemmed, numbers by their class. */
export function wordsOfText(text: string): ModelWord[] {
  const words = readWords(text);
  return words.map(({ text: word, sentence, start, end }, index) => {
    const isNumber = /^\d+$/.test(word);
    const read = isNumber ? classOf(word, text[start - 1] === '$') : word;
    const next = words[index + 1]?.start;
    return {
      text: isNumber ? read : stemOf(word),
      // Whole, with the first sign that follows, where it is no mere space.
      spelled: read + (SIGN.exec(text.slice(end, next))?.[0] ?? ''),
      sentence,
      start,
      end,
    };
  });
}

/** Cuts the words of a posting into pieces of at most a window, each beginning a quarter of one later. */
export function piecesOf(parts: readonly Part[]): Piece[] {
  const length = parts.reduce((sum, { words }) => sum + words.length, 0);
  if (length <= WINDOW + STEP) return [parts];
  const pieces: Piece[] = [];
  for (let from = 0; from === 0 || from + WINDOW - STEP < length; from += STEP) {
    pieces.push(cut(parts, from, from + WINDOW));
  }
  return pieces;
}

function cut(parts: readonly Part[], from: number, to: number): Piece {
  let offset = 0;
  return parts.flatMap(({ field, words }) => {
    const within = words.slice(Math.max(0, from - offset), Math.max(0, to - offset));
    offset += words.length;
    return within.length === 0 ? [] : [{ field, words: within }];
  });
}
