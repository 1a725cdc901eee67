import { expect, it } from 'vitest';
import { formatFollowers } from './format-followers.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.0K'],
  [1_234, '1.2K'],
  [12_500, '12.5K'],
  [999_949, '999.9K'],
  [999_999, '1.0M'],
  [1_000_000, '1.0M'],
  [3_400_000, '3.4M'],
  [2_000_000_000, '2000.0M'],
])('writes %i followers as %s', (count, text) => {
  expect(formatFollowers(count)).toBe(text);
});
