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
  let state = hashText(seed);

  // Mulberry32: four lines, no dependency, and good enough to scatter sample data.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }

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
