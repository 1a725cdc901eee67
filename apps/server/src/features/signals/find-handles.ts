import type { Match, Posting } from './posting.ts';
import { readWords } from './read-words.ts';

/** Names, in which nobody has a reason to write an address. */
const NAMES: ReadonlySet<string> = new Set(['Title', 'Company name', 'Department', 'City']);
/** `@nina`, `Telegram: nina`, `nina_hr` or a phone number. */
const HANDLE = /@\w|:|\w_\w|\d[\d ().-]{5,}\d/;

/** Finds an app's name in a name that also has an address in that app. */
export function findHandles(apps: readonly string[]): (posting: Posting) => Match[] {
  const known = new Set(apps);
  return ({ texts }) =>
    texts
      .filter(({ field, text }) => NAMES.has(field) && HANDLE.test(text))
      .filter(({ text }) => readWords(text).some((word) => known.has(word.text)))
      .map(({ field, text }) => ({ field, words: text }));
}
