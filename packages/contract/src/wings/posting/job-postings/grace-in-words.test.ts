import { expect, it } from 'vitest';
import { graceInWords } from './grace-in-words.ts';

it.each([
  [1, 'a minute'],
  [45, '45 minutes'],
  [60, 'an hour'],
  [90, '90 minutes'],
  [120, '2 hours'],
])('says %i minutes as %s', (minutes, words) => {
  expect(graceInWords(minutes)).toBe(words);
});
