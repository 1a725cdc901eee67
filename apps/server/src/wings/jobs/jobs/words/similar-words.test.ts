import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, similarWords } from './similar-words.ts';

describe('editDistance', () => {
  it.each([
    ['barista', 'barista', 0],
    ['barista', 'barrista', 1],
    ['barista', 'barsta', 1],
    ['barista', 'baristo', 1],
    ['barista', 'braista', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('from %s to %s is %d', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  it('is symmetric, and zero for equal words only', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
        expect(editDistance(one, other) === 0).toBe(one === other);
      }),
    );
  });
});

describe('similarWords', () => {
  it.each<[string, string[], string[]]>([
    ['barrista', ['barista', 'baristas', 'bar'], ['barista']],
    ['kitchne', ['kitchen', 'kitten'], ['kitchen']],
    ['cok', ['cook', 'cork'], []],
    ['chff', ['chef', 'chaff', 'cliff'], ['chef', 'chaff']],
    ['dishwahser', ['dishwasher', 'washer'], ['dishwasher']],
    ['xyzzyxyzzy', ['barista'], []],
    ['barista', [], []],
  ])('for %s among %j are %j', (word, candidates, expected) => {
    expect(similarWords(word, candidates)).toEqual(expected);
  });
});
