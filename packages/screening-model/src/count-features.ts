import { type Block, blocks, eachFeature, SLOTS } from './features.ts';
import type { Piece } from './pieces.ts';

/** The features of one block of a piece, with how often each occurs. */
export interface BlockCounts {
  readonly slots: Int32Array;
  readonly counts: Float32Array;
}

// Filled and emptied again by each call: a map of thousands of slots takes three times as long.
const countOfSlot = new Float32Array(SLOTS);

/** The features of a piece by block, in order of their first occurrence. */
export interface PieceCounts {
  readonly blocks: readonly BlockCounts[];
  /** How much of what they say is believed: half of five words. */
  readonly belief: number;
  /** What they lack to be more than a few words, from 1 to 0. */
  readonly doubt: number;
}

export function countFeatures(piece: Piece): PieceCounts {
  const found: number[][] = blocks.map(() => []);
  eachFeature(piece, (block: Block, slot) => {
    const count = countOfSlot[slot] ?? 0;
    if (count === 0) found[block]?.push(slot);
    countOfSlot[slot] = count + 1;
  });
  const counted = found.map((slots) => {
    const counts = Float32Array.from(slots, (slot) => countOfSlot[slot] ?? 0);
    for (const slot of slots) countOfSlot[slot] = 0;
    return { slots: Int32Array.from(slots), counts };
  });
  const length = piece.reduce((sum, { words }) => sum + words.length, 0);
  return {
    blocks: counted,
    belief: length / (length + HALF_WORDS),
    doubt: Math.exp(-length / FEW_WORDS),
  };
}

/** What a feature weighs that occurs so often: a word said ten times says less than ten words. */
export function dampened(count: number): number {
  return 1 + Math.log(count);
}

/** So many words say half of what they could: a posting of a few is neither one nor the other. */
const HALF_WORDS = 5;
/** Words after which little doubt is left. */
const FEW_WORDS = 4;

/** One over the length of a block's vector of dampened counts by rarity; 0 if nothing in it is known. */
export function scaleOf({ slots, counts }: BlockCounts, rarity: Rarity): number {
  let square = 0;
  for (let index = 0; index < slots.length; index += 1) {
    const value = dampened(counts[index] ?? 1) * (rarity[slots[index] ?? 0] ?? 0);
    square += value * value;
  }
  return square === 0 ? 0 : 1 / Math.sqrt(square);
}

/** The inverse document frequency of each slot; 0 where the training data has it less than twice. */
export type Rarity = ArrayLike<number>;
