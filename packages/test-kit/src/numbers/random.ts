/** Chance that repeats itself: the same seed gives the same numbers. */
export interface Random {
  /** From 0 up to 1. */
  fraction(): number;
  /** A whole number from 0 up to and without `below`. */
  whole(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** @see https://en.wikipedia.org/wiki/Linear_congruential_generator for the constants (Numerical Recipes) */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function fraction(): number {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  }
  const whole = (below: number) => Math.floor(fraction() * below);
  return {
    fraction,
    whole,
    pick(items) {
      const item = items[whole(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}
