import { describe, expect, it } from 'vitest';
import { openingsText } from './openings-text.ts';

describe('the text of openings', () => {
  it.each([
    [1, 1, null],
    [1, 0, null],
    [3, 3, '3 openings'],
    [3, 2, '3 openings, 2 left'],
    [3, 0, '3 openings, none left'],
  ])('of %i with %i left is %j', (openings, openingsLeft, text) => {
    expect(openingsText({ openings, openingsLeft })).toBe(text);
  });
});
