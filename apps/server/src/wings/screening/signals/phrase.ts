import type { Word } from '@nextshift/screening-model';

/** A compiled phrase: which words follow each other, and how closely. */
export interface Phrase {
  readonly items: readonly PhraseItem[];
  /** Words of which it begins with one. */
  readonly beginnings: ReadonlySet<string>;
}

interface PhraseItem {
  readonly words: ReadonlySet<string>;
  /** Whether a number will do as well. */
  readonly takesNumber: boolean;
  readonly gapBefore: Gap;
}

interface Gap {
  /** Most words between. */
  readonly words: number;
  /** Whether these are only words that say nothing. */
  readonly isFiller: boolean;
  /** Whether a sentence may end between. */
  readonly crossesSentences: boolean;
}

const ADJACENT: Gap = { words: 2, isFiller: true, crossesSentences: false };
const gaps: Readonly<Record<string, Gap>> = {
  '...': { words: 6, isFiller: false, crossesSentences: false },
  '>>': { words: 14, isFiller: false, crossesSentences: true },
};

export const fillers: ReadonlySet<string> = new Set(
  'a an the your our their his her my this that these those of for to us up out in on any all'.split(
    ' ',
  ),
);

/** Digits that are written out. */
const numerals = new Set('zero one two three four five six seven eight nine'.split(' '));

/**
 * Compiles a phrase. Words follow each other, with at most two fillers ("the", "your") between; `a|b` is either
 * one, `word*` any inflection, `#` a number, `...` up to six words of the sentence and `>>` up to 14 words,
 * also of the next sentence.
 */
export function compilePhrase(pattern: string): Phrase {
  const items: PhraseItem[] = [];
  let gapBefore = ADJACENT;
  for (const part of pattern.split(' ')) {
    const gap = gaps[part];
    if (gap) {
      gapBefore = gap;
      continue;
    }
    const choices = part.split('|');
    const words = choices.flatMap((word) => (word.endsWith('*') ? inflect(word) : [word]));
    items.push({ words: new Set(words), takesNumber: choices.includes('#'), gapBefore });
    gapBefore = ADJACENT;
  }
  return { items, beginnings: items[0]?.words ?? new Set() };
}

function inflect(word: string): string[] {
  const stem = word.slice(0, -1);
  const last = stem.at(-1) ?? '';
  if (last === 'e') return [stem, `${stem}s`, `${stem}d`, `${stem.slice(0, -1)}ing`];
  const doubled = ['', last].flatMap((more) => [`${stem}${more}ed`, `${stem}${more}ing`]);
  return [stem, `${stem}s`, `${stem}es`, ...doubled];
}

/** Where a phrase that begins at a word ends; undefined if it does not match there. */
export function endOfMatch(
  words: readonly Word[],
  start: number,
  { items }: Phrase,
): number | undefined {
  const [first] = items;
  const word = words[start];
  if (!first || !word || !isOneOf(word, first)) return undefined;
  return endOfRest(words, start, items, 1);
}

/** Looks a bounded number of words ahead for each of the phrase's few items. */
function endOfRest(
  words: readonly Word[],
  last: number,
  items: readonly PhraseItem[],
  place: number,
): number | undefined {
  const item = items[place];
  if (!item) return last;
  const { gapBefore } = item;
  const sentence = words[last]?.sentence;
  for (let index = last + 1; index <= last + gapBefore.words + 1; index += 1) {
    const word = words[index];
    if (!word || (!gapBefore.crossesSentences && word.sentence !== sentence)) return undefined;
    if (isOneOf(word, item)) {
      const end = endOfRest(words, index, items, place + 1);
      if (end !== undefined) return end;
    }
    if (gapBefore.isFiller && !fillers.has(word.text)) return undefined;
  }
  return undefined;
}

function isOneOf({ text, variant }: Word, { words, takesNumber }: PhraseItem): boolean {
  if (words.has(text) || (variant !== undefined && words.has(variant))) return true;
  return takesNumber && (/^\d+$/.test(text) || numerals.has(text));
}
