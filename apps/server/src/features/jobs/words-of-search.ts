/** Most words of a search that are used: each costs a lookup. */
const WORDS_MAX = 8;

/** The words of a search text: letters and digits only, lower case, without accents. */
export function wordsOfSearch(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, WORDS_MAX);
}
