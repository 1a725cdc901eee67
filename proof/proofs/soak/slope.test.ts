import { describe, expect, it } from 'vitest';
import { leastOfEach, slopePerMinute } from './slope.ts';

/** Ten minutes of samples, one a second. */
function tenMinutes(valueAt: (second: number) => number) {
  return Array.from({ length: 600 }, (_, second) => ({ second, value: valueAt(second) }));
}

describe('the slope of a figure', () => {
  it('is zero for a figure that fluctuates', () => {
    expect(slopePerMinute(tenMinutes((second) => 150 + (second % 2)))).toBeCloseTo(0);
  });

  it('is its rise per minute', () => {
    expect(slopePerMinute(tenMinutes((second) => 150 + second / 120))).toBeCloseTo(0.5);
  });

  it('is zero for a single sample', () => {
    expect(slopePerMinute([{ second: 1, value: 3 }])).toBe(0);
  });
});

describe('the least of samples', () => {
  const samples = [5, 3, 4, 9, 7, 8, 1].map((value, second) => ({ second, value }));

  it('is that of each group, which must be whole', () => {
    expect(leastOfEach(3, samples)).toEqual([
      { second: 1, value: 3 },
      { second: 4, value: 7 },
    ]);
  });

  it('is each sample of its own group', () => {
    expect(leastOfEach(1, samples)).toEqual(samples);
  });
});
