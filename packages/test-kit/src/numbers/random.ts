import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';

/** Repeatable choices: the same seed gives the same numbers. */
export interface Random {
  /** A number in [0, 1). */
  fraction(): number;
  /** A whole number in [0, below). */
  whole(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function createRandom(seed: number): Random {
  const generator = mersenne(seed);
  const whole = (below: number) => uniformInt(generator, 0, below - 1);
  return {
    fraction: () => uniformFloat64(generator),
    whole,
    pick(items) {
      const item = items[whole(items.length)];
      if (item === undefined) throw new Error('Cannot pick from an empty list.');
      return item;
    },
  };
}
