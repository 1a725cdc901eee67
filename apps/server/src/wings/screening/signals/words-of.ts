import { LRUCache } from 'lru-cache';
import type { PostingText } from './posting.ts';
import { readWords, type Word } from '@nextshift/screening-model';

/** Texts of a posting: words take more memory than what is found in them, and are not kept for longer. */
const TEXTS_MAX = 50;

const wordsOfTexts = new LRUCache<PostingText, Word[]>({ max: TEXTS_MAX });

/** The words of a text, read once for all rules. */
export function wordsOf(text: PostingText): Word[] {
  const words = wordsOfTexts.get(text) ?? readWords(text.text);
  wordsOfTexts.set(text, words);
  return words;
}
