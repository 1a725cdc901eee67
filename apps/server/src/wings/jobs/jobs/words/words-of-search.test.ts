import { expect, it } from 'vitest';
import { wordsOfSearch } from './words-of-search.ts';

it.each<[string, string[]]>([
  ['Barista', ['barista']],
  ['  Shift   LEAD ', ['shift', 'lead']],
  ['barista, barista!', ['barista']],
  ['Café crème', ['cafe', 'creme']],
  ["C++ & 'C#'", ['c']],
  ['50% off_season', ['50', 'off', 'season']],
  ['barista:* | !chef <-> (x)', ['barista', 'chef', 'x']],
  ['☕ 🥐', []],
  ['', []],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the words of %j are %j', (text, words) => {
  expect(wordsOfSearch(text)).toEqual(words);
});
