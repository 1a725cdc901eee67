import { CONCERN_BLOCK, CONCERN_SLOTS, concerns, concernSlotOf } from '../concerns.ts';
import {
  countFeatures,
  dampened,
  type PieceCounts,
  type Rarity,
  scaleOf,
} from '../count-features.ts';
import { blocks, SLOTS } from '../features.ts';
import { decodeWeights, encodeWeights, type Weights } from '../model-format.ts';
import { fitLogistic, type SparseRow } from './fit-logistic.ts';
import { pieceOf, type Post } from './posts.ts';

/** Chosen by cross-validation. */
const COST = 30;
/** Slots that fewer posts have say what one writer said once. */
const POSTS_MIN = 2;

/** A post with its features counted: that does not depend on what else is trained on. */
export interface CountedPost {
  readonly post: Post;
  readonly counts: PieceCounts;
}

export function countPosts(posts: readonly Post[]): CountedPost[] {
  return posts.map((post) => ({ post, counts: countFeatures(pieceOf(post)) }));
}

/** Trains on posts. @returns the weights as they are shipped, with what rounding takes */
export function train(posts: readonly CountedPost[]): Weights {
  return decodeWeights(trainToBytes(posts));
}

export function trainToBytes(posts: readonly CountedPost[]): Uint8Array {
  const rarity = rarityIn(posts);
  const rows = posts.map(({ counts }) => rowOf(counts, rarity));
  const labels = posts.map(({ post }) => labelOf(post));
  const { bias, weight } = fitLogistic(rows, labels, { size: SLOTS, cost: COST });
  const scams = posts.filter(({ post }) => post.kind === 'scam');
  const wordRows = scams.map(({ counts }) => concernRowOf(counts, rarity));
  const kinds = concerns.map(({ families }) => {
    const isOfKind = scams.map(({ post }) => (families.test(post.family) ? 1 : -1));
    const fitted = fitLogistic(wordRows, isOfKind, { size: CONCERN_SLOTS, cost: COST });
    return { bias: fitted.bias, weight: Float32Array.from(fitted.weight) };
  });
  return encodeWeights({ bias, rarity, weight: Float32Array.from(weight), concerns: kinds });
}

export function labelOf({ kind }: Post): 1 | -1 {
  return kind === 'scam' ? 1 : -1;
}

function rarityIn(posts: readonly CountedPost[]): Float32Array {
  const having = new Int32Array(SLOTS);
  for (const { counts } of posts) {
    for (const { slots } of counts.blocks)
      for (const slot of slots) having[slot] = (having[slot] ?? 0) + 1;
  }
  return Float32Array.from(having, (count) =>
    count < POSTS_MIN ? 0 : Math.log((1 + posts.length) / (1 + count)) + 1,
  );
}

/** The vector that the score is a product with. */
export function rowOf({ blocks: counts, belief }: PieceCounts, rarity: Rarity): SparseRow {
  const slots: number[] = [];
  const values: number[] = [];
  for (const [block, found] of counts.entries()) {
    const scale = belief * scaleOf(found, rarity) * (blocks[block]?.weight ?? 0);
    for (let index = 0; index < found.slots.length; index += 1) {
      const slot = found.slots[index] ?? 0;
      const value = dampened(found.counts[index] ?? 1) * (rarity[slot] ?? 0) * scale;
      if (value === 0) continue;
      slots.push(slot);
      values.push(value);
    }
  }
  return { slots: Int32Array.from(slots), values: Float64Array.from(values) };
}

function concernRowOf({ blocks: counts }: PieceCounts, rarity: Rarity): SparseRow {
  const words = [counts[CONCERN_BLOCK]].flatMap((found) => found ?? []);
  const { slots, values } = rowOf({ blocks: words, belief: 1, doubt: 0 }, rarity);
  return { slots: slots.map(concernSlotOf), values };
}
