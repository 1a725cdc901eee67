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
  /** The first sign that follows it; empty before a mere space. */
  readonly sign: string;
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

/** Longer texts are read in windows, so that a scam does not drown in harmless words around it. */
const WINDOW = 180;
const STEP = 90;

/** Money by its size, other numbers by their length: which number it is says little. */
function classOf(word: string, isMoney: boolean): string {
  const digits = '0'.repeat(Math.min(word.length, 5));
  return isMoney ? `$${digits}` : digits;
}

/** The words of a text, folded to the letters that a reader sees, stemmed, numbers by their class. */
export function wordsOfText(text: string): ModelWord[] {
  const words = readWords(text);
  return words.map(({ text: word, sentence, start, end }, index) => ({
    sign: /[.!?;:,$%()\n-]/.exec(text.slice(end, words[index + 1]?.start))?.[0] ?? '',
    text: /^\d+$/.test(word) ? classOf(word, text[start - 1] === '$') : stemOf(word),
    sentence,
    start,
    end,
  }));
}

/** Cuts the words of a posting into pieces of at most a window, each overlapping the one before by a half. */
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
