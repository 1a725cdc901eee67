import { expect, it } from 'vitest';
import { wordsOfSearch } from './words-of-search.ts';

it.each<[string, string[]]>([
  ['Barista', ['barista']],
  ['  Shift   LEAD ', ['shift', 'lead']],
  ['barista, barista!', ['barista']],
  ['Café crème', ['cafe', 'creme']],
  ["C++ & 'C#'", ['c++', 'c#']],
  ['Notepad++, unit#5, C+, R', ['notepad', 'unit', '5', 'c', 'r']],
  ['Barista/Cashier UI/UX 24/7', ['barista', 'cashier', 'ui', 'ux', '24', '7']],
  ['Node.js K-12 w/tips', ['node', 'js', 'k', '12', 'w', 'tips']],
  ['Łódź Ægir Ørsted œuvre þing', ['lodz', 'aegir', 'orsted', 'oeuvre', 'thing']],
  ['शिक्षक हिंदी 教師 家庭教師', ['शिक्षक', 'हिंदी', '教師', '家庭教師']],
  ['50% off_season', ['50', 'off', 'season']],
  ['barista:* | !chef <-> (x)', ['barista', 'chef', 'x']],
  ['☕ 🥐', []],
  ['', []],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the words of %j are %j', (text, words) => {
  expect(wordsOfSearch(text)).toEqual(words);
});
