import { describe, expect, it } from 'vitest';
import { findFreePosition } from './find-free-position.ts';

describe('the free place', () => {
  it.each([
    [[], 1],
    [[1, 2], 3],
    [[4, 1, 3], 2],
    [[1, 2, 3, 4], null],
  ])('beside %j is %j', (taken, place) => {
    expect(findFreePosition(taken)).toBe(place);
  });
});
