import { isDenied } from './is-denied.ts';
import { compilePhrase, endOfMatch, type Phrase } from './phrase.ts';
import { oncePerText } from './once-per-text.ts';
import type { Match, Posting, PostingText } from './posting.ts';
import type { Word } from '@nextshift/screening-model';
import { wordsOf } from './words-of.ts';

/** Matches of one rule in one text that are shown. */
const SHOWN = 3;

interface PhraseOptions {
  /** Words before a phrase that turn it into something harmless, as a denial does. */
  readonly unlessAfter?: readonly string[];
  /** Harmless phrases: nothing is found within one. */
  readonly unlessWithin?: readonly string[];
}

type PhrasesByBeginning = ReadonlyMap<string, readonly Phrase[]>;

/** Finds the first places in each text where one of the phrases stands, and is not denied. */
export function findPhrases(
  patterns: readonly string[],
  { unlessAfter = [], unlessWithin = [] }: PhraseOptions = {},
): (posting: Posting) => Match[] {
  const phrases = byBeginning(patterns);
  const harmless = { before: new Set(unlessAfter), phrases: byBeginning(unlessWithin) };
  const find = oncePerText((text) => findIn(text, phrases, harmless));
  return ({ texts }) => texts.flatMap(find);
}

function byBeginning(patterns: readonly string[]): PhrasesByBeginning {
  const phrases = new Map<string, Phrase[]>();
  for (const phrase of patterns.map(compilePhrase)) {
    for (const word of phrase.beginnings) {
      phrases.set(word, [...(phrases.get(word) ?? []), phrase]);
    }
  }
  return phrases;
}

interface Harmless {
  readonly before: ReadonlySet<string>;
  readonly phrases: PhrasesByBeginning;
}

function findIn(posting: PostingText, phrases: PhrasesByBeginning, harmless: Harmless): Match[] {
  const { field, text } = posting;
  const words = wordsOf(posting);
  const matches: Match[] = [];
  let harmlessEnd = -1;
  let index = 0;
  while (index < words.length && matches.length < SHOWN) {
    harmlessEnd = Math.max(harmlessEnd, endAt(words, index, harmless.phrases));
    const end = endAt(words, index, phrases);
    const [start, last] = [words[index], words[end]];
    if (start && last && end > harmlessEnd && !isDenied(words, index, harmless.before)) {
      matches.push({ field, words: text.slice(start.start, last.end) });
      index = end;
    }
    index += 1;
  }
  return matches;
}

/** The last word of the longest of the phrases that begin at a word; -1 if there is none. */
function endAt(words: readonly Word[], index: number, phrases: PhrasesByBeginning): number {
  const word = words[index];
  if (!word) return -1;
  // Few words begin a phrase.
  const end = endOfLongest(words, index, phrases.get(word.text));
  if (word.variant === undefined) return end;
  return Math.max(end, endOfLongest(words, index, phrases.get(word.variant)));
}

function endOfLongest(words: readonly Word[], index: number, phrases: readonly Phrase[] = []) {
  let end = -1;
  for (const phrase of phrases) end = Math.max(end, endOfMatch(words, index, phrase) ?? -1);
  return end;
}
