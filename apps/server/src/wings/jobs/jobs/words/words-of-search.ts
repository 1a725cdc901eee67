/** Most words used of a search: each costs a lookup. */
const WORDS_MAX = 8;

/** Longer words are compared by their beginning. */
const LETTERS_MAX = 64;

/** Accents and vowel points, which are written or left out. */
const POINTS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\ufe00-\ufe0f]+/g;

/** Letters that do not decompose, as who has no such key types them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ς: 'σ',
};

/** What stands between words: the signs of Unicode but + and #, by their ranges. */
const SIGNS =
  /[\p{Cc}\u{20}-\u{22}\u{24}-\u{2a}\u{2c}-\u{2f}\u{3a}-\u{40}\u{5b}-\u{60}\u{7b}-\u{a9}\u{ab}-\u{b1}\u{b4}\u{b6}-\u{b8}\u{bb}\u{bf}\u{d7}\u{f7}\u{2c2}-\u{2c5}\u{2d2}-\u{2df}\u{37e}\u{387}\u{55a}-\u{55f}\u{589}-\u{58a}\u{5be}\u{5c0}\u{5c3}\u{5f3}-\u{5f4}\u{600}-\u{60f}\u{61b}-\u{61f}\u{66a}-\u{66d}\u{6d4}\u{700}-\u{70d}\u{964}-\u{965}\u{970}\u{e3f}\u{e4f}\u{e5a}-\u{e5b}\u{f04}-\u{f14}\u{f3a}-\u{f3d}\u{104a}-\u{104f}\u{10fb}\u{1360}-\u{1368}\u{1400}\u{166d}-\u{166e}\u{1680}\u{17d4}-\u{17d6}\u{17d8}-\u{17db}\u{1800}-\u{180a}\u{2000}-\u{2bff}\u{2e00}-\u{2e7f}\u{3000}-\u{3004}\u{3007}-\u{3020}\u{3030}\u{3036}-\u{3037}\u{303d}-\u{303f}\u{30a0}\u{30fb}\u{a4fe}-\u{a4ff}\u{a60d}-\u{a60f}\u{e000}-\u{f8ff}\u{fd3e}-\u{fd3f}\u{fe10}-\u{fe1f}\u{fe30}-\u{fe6f}\u{ff00}-\u{ff0f}\u{ff1a}-\u{ff20}\u{ff3b}-\u{ff40}\u{ff5b}-\u{ff65}\u{ffe0}-\u{ffff}\u{1f000}-\u{1faff}\u{e0000}-\u{e01ef}]+/u;

/** Names whose sign belongs to them: C++, C#, F#. */
const NAME = /^[a-z](?:\+\+|#)$/;

/**
 * The words of a search text: lowercase, without accents, signs between them. The database reads the words of jobs
 * alike (`words_of_text`).
 */
export function wordsOfSearch(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(POINTS, '')
    .toLowerCase()
    .replace(/[ßæœþøłđðħıŧς]/g, (letter) => PLAIN[letter] ?? letter);
  const words = folded
    .split(SIGNS)
    .flatMap((token) => (NAME.test(token) ? [token] : token.split(/[+#]+/)))
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, LETTERS_MAX).join(''));
  return [...new Set(words)].slice(0, WORDS_MAX);
}
