import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';

const measurement = { what: 'a search', unit: 'ms', figure: 3.14159 };

describe('a measurement', () => {
  it('is judged by its ratio where there is a baseline', () => {
    const compared = { ...measurement, baseline: 2 };
    expect(judge({ ...compared, goal: { atMost: 1.5 } })).toMatchObject({
      ratio: 1.57,
      held: false,
    });
    expect(judge({ ...compared, goal: { atLeast: 1.5 } })).toMatchObject({
      ratio: 1.57,
      held: true,
    });
  });

  it('is judged by its figure where there is none', () => {
    expect(judge({ ...measurement, goal: { atMost: 3.14 } })).toMatchObject({ held: true });
    expect(judge({ ...measurement, goal: { atMost: 3.13 } })).toMatchObject({ held: false });
  });

  it('misses every goal when it is no number', () => {
    for (const goal of [{ atMost: 1 }, { atLeast: 1 }]) {
      expect(judge({ ...measurement, figure: NaN, goal }).held).toBe(false);
    }
  });

  it('without a goal is neither', () => {
    expect(judge(measurement)).toEqual({ ...measurement, figure: 3.14 });
  });
});
