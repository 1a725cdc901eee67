import { compilePhrase, endOfMatch, isDenied, type Phrase } from './phrase.ts';
import type { Match, Posting, PostingText } from './posting.ts';
import { readWords, type Word } from './read-words.ts';

/** Matches of one rule in one text that are shown. */
const SHOWN = 3;

/** Every rule reads the same texts. */
const wordsOfTexts = new WeakMap<PostingText, Word[]>();

interface PhraseOptions {
  /** Words before a phrase that turn it into something harmless, as a denial does. */
  readonly unlessAfter?: readonly string[];
}

/** Finds the first places in each text where one of the phrases stands, and is not denied. */
export function findPhrases(
  patterns: readonly string[],
  { unlessAfter = [] }: PhraseOptions = {},
): (posting: Posting) => Match[] {
  const byBeginning = new Map<string, Phrase[]>();
  for (const phrase of patterns.map(compilePhrase)) {
    for (const word of phrase.beginnings) {
      byBeginning.set(word, [...(byBeginning.get(word) ?? []), phrase]);
    }
  }
  const harmless = new Set(unlessAfter);
  return ({ texts }) => texts.flatMap((text) => findIn(text, byBeginning, harmless));
}

function wordsOf(text: PostingText): Word[] {
  const words = wordsOfTexts.get(text) ?? readWords(text.text);
  wordsOfTexts.set(text, words);
  return words;
}

function findIn(
  posting: PostingText,
  byBeginning: ReadonlyMap<string, readonly Phrase[]>,
  harmless: ReadonlySet<string>,
): Match[] {
  const { field, text } = posting;
  const words = wordsOf(posting);
  const matches: Match[] = [];
  let index = 0;
  while (index < words.length && matches.length < SHOWN) {
    const start = words[index];
    const phrases = start
      ? [start.text, start.variant ?? ''].flatMap((word) => byBeginning.get(word) ?? [])
      : [];
    const ends = phrases.flatMap((phrase) => endOfMatch(words, index, phrase) ?? []);
    const last = words[Math.max(-1, ...ends)];
    if (start && last && !isDenied(words, index, harmless)) {
      matches.push({ field, words: text.slice(start.start, last.end) });
      index = Math.max(...ends);
    }
    index += 1;
  }
  return matches;
}
