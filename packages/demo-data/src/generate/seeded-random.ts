import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';

/** A source of repeatable choices: the same seed gives the same sequence on every machine. */
export interface SeededRandom {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** Up to `count` different items, in their original order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** Makes a random source from a text, so that each thing can have a stream of its own. */
export function seededRandom(seed: string): SeededRandom {
  const generator = mersenne(hashText(seed));
  const next = () => uniformFloat64(generator);
  const int = (min: number, max: number) => uniformInt(generator, min, max);

  function pick<T>(items: readonly T[]): T {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error('Cannot pick from an empty list');
    return item;
  }

  function shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, rank: next() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item);
  }

  function sample<T>(items: readonly T[], count: number): T[] {
    const chosen = new Set(shuffle([...items.keys()]).slice(0, count));
    return items.filter((_, index) => chosen.has(index));
  }

  return { next, int, chance: (probability) => next() < probability, pick, shuffle, sample };
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
