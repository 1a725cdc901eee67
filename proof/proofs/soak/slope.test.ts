import { describe, expect, it } from 'vitest';
import { slopePerMinute } from './slope.ts';

/** Ten minutes of samples, one a second. */
function tenMinutes(valueAt: (second: number) => number) {
  return Array.from({ length: 600 }, (_, second) => ({ second, value: valueAt(second) }));
}

/** Garbage that grows for twenty seconds and is then collected. */
const garbage = (second: number) => (second % 20) * 7;

describe('the slope of a figure', () => {
  it('is none where garbage comes and goes', () => {
    expect(
      slopePerMinute(
        tenMinutes((second) => 150 + garbage(second)),
        60,
      ),
    ).toBeCloseTo(0);
  });

  it('is what is kept for good, whatever comes and goes above it', () => {
    const samples = tenMinutes((second) => 150 + second / 120 + garbage(second));
    expect(slopePerMinute(samples, 60)).toBeCloseTo(0.5);
  });

  it('is none of a single window', () => {
    expect(slopePerMinute([{ second: 1, value: 3 }], 60)).toBe(0);
  });
});
