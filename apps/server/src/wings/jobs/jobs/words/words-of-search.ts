/** Most words used of a search: each costs a lookup. */
const WORDS_MAX = 8;

/** The words of a search text: letters and digits only, lowercase, without accents. */
export function wordsOfSearch(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, WORDS_MAX);
}
