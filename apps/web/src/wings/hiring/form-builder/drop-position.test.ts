import { describe, expect, it } from 'vitest';
import { dropPosition, makeWay } from './drop-position.ts';

/** Three items, 10 apart: a small one, a tall one, a small one. */
const BOXES = [
  { top: 0, height: 50 },
  { top: 60, height: 200 },
  { top: 270, height: 50 },
];

describe('a dragged item', () => {
  it.each([
    [0, 0, 0],
    [0, 100, 0],
    [0, 120, 1],
    [0, 250, 2],
    [0, 9_999, 2],
    [2, -100, 2],
    [2, -120, 1],
    [2, -9_999, 0],
    [1, 30, 1],
    [1, 40, 2],
    [1, -40, 0],
  ])('from place %i by %i pixels reaches place %i', (from, offset, position) => {
    expect(dropPosition(BOXES, from, offset)).toBe(position);
  });

  it('moves the items that it passes by its height and the gap', () => {
    expect([0, 1, 2].map((at) => makeWay(BOXES, 0, 2, at))).toEqual([0, -60, -60]);
    expect([0, 1, 2].map((at) => makeWay(BOXES, 2, 1, at))).toEqual([0, 60, 0]);
  });

  it('moves nothing in a list of one', () => {
    const alone = BOXES.slice(0, 1);
    expect(dropPosition(alone, 0, 500)).toBe(0);
    expect(makeWay(alone, 0, 0, 0)).toBe(0);
  });
});
