import type { PostingText } from './posting.ts';
import { readWords, type Word } from './read-words.ts';

const wordsOfTexts = new WeakMap<PostingText, Word[]>();

/** The words of a text, read once for all rules. */
export function wordsOf(text: PostingText): Word[] {
  const words = wordsOfTexts.get(text) ?? readWords(text.text);
  wordsOfTexts.set(text, words);
  return words;
}
