import { describe, expect, it } from 'vitest';
import { findFreePosition } from './require-free-position.ts';

describe('the first free position', () => {
  it.each([
    [[], 1],
    [[1, 2], 3],
    [[4, 1, 3], 2],
    [[1, 2, 3, 4], null],
  ])('next to %j is %j', (taken, place) => {
    expect(findFreePosition(taken)).toBe(place);
  });
});
