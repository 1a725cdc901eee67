import { type Concern, CONCERN_BLOCK, concerns, concernSlotOf } from './concerns.ts';
import { dampened, type PieceCounts, scaleOf } from './count-features.ts';
import { blocks, eachFeature } from './features.ts';
import type { ConcernWeights, Weights } from './model-format.ts';
import type { ModelWord, Part, Piece } from './pieces.ts';

/** Where a posting says what weighed most: characters of a field's text, and what they added to the score. */
export interface Passage {
  readonly field: string;
  readonly start: number;
  readonly end: number;
  readonly weight: number;
}

/** What a board's own decisions add to the weights of the model. */
export interface Correction {
  readonly bias: number;
  readonly weights: ReadonlyMap<number, number>;
}

/** Passages that are shown. */
const PASSAGES_MAX = 5;
/** What a word takes from the weight of a passage: those that say little part two. */
const WORD_COST = 0.012;
const LONGEST_PASSAGE = 25;
/** By how much a posting of no words is taken for an honest one. */
const DOUBT = 2;

/** The score of a piece: over 0, it is more like the scams of the training data than like the honest posts. */
export function scoreCounts(
  { blocks: counts, belief, doubt }: PieceCounts,
  { bias, rarity, weight }: Weights,
  correction?: Correction,
): number {
  let score = bias + (correction?.bias ?? 0) - DOUBT * doubt;
  for (const [block, found] of counts.entries()) {
    let sum = 0;
    for (let index = 0; index < found.slots.length; index += 1) {
      const slot = found.slots[index] ?? 0;
      const all = (weight[slot] ?? 0) + (correction?.weights.get(slot) ?? 0);
      sum += dampened(found.counts[index] ?? 1) * (rarity[slot] ?? 0) * all;
    }
    score += belief * (blocks[block]?.weight ?? 0) * scaleOf(found, rarity) * sum;
  }
  return score;
}

/** The kind of concern that a piece is most likely about. */
export function concernOf(
  { blocks: counts }: PieceCounts,
  { rarity, concerns: kinds }: Weights,
): Concern {
  const found = counts[CONCERN_BLOCK];
  const [first] = concerns;
  if (!found) return first.name;
  const scale = scaleOf(found, rarity);
  const scoreOf = ({ bias, weight }: ConcernWeights) => {
    let sum = 0;
    for (let index = 0; index < found.slots.length; index += 1) {
      const slot = found.slots[index] ?? 0;
      sum +=
        dampened(found.counts[index] ?? 1) *
        (rarity[slot] ?? 0) *
        (weight[concernSlotOf(slot)] ?? 0);
    }
    return bias + scale * sum;
  };
  const scores = kinds.map(scoreOf);
  return concerns[scores.indexOf(Math.max(...scores))]?.name ?? first.name;
}

/** The passages of a piece that add most to its score, the heaviest first. */
export function passagesOf(
  piece: Piece,
  { blocks: counts, belief }: PieceCounts,
  { rarity, weight }: Weights,
  correction?: Correction,
): Passage[] {
  const countOf = new Map<number, number>();
  for (const { slots, counts: found } of counts) {
    for (const [index, slot] of slots.entries()) countOf.set(slot, found[index] ?? 1);
  }
  const scales = counts.map(
    (found, block) => belief * scaleOf(found, rarity) * (blocks[block]?.weight ?? 0),
  );
  const ofWords = piece.map(({ words }) => new Float64Array(words.length));
  eachFeature(piece, (block, slot, part, start, end) => {
    const count = countOf.get(slot) ?? 1;
    const all = (weight[slot] ?? 0) + (correction?.weights.get(slot) ?? 0);
    const value = (dampened(count) / count) * (rarity[slot] ?? 0) * all;
    const share = (value * (scales[block] ?? 0)) / (end - start);
    const words = ofWords[part];
    for (let index = start; words && index < end; index += 1)
      words[index] = (words[index] ?? 0) + share;
  });
  return piece
    .flatMap((part, index) => heavyRuns(part, ofWords[index] ?? new Float64Array()))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, PASSAGES_MAX);
}

/** Runs of words of one sentence that weigh more than their length costs. */
function heavyRuns({ field, words }: Part, weights: Float64Array): Passage[] {
  const runs: Passage[] = [];
  let [first, sum, best, last] = [0, 0, 0, -1];
  const close = () => {
    const [start, end] = [words[first], words[last]];
    if (start && end && best > 0) {
      runs.push({ field, start: start.start, end: end.end, weight: round(best) });
    }
    [sum, best, last] = [0, 0, -1];
  };
  for (const [index, word] of words.entries()) {
    const endsBefore =
      sum <= 0 ||
      index - first >= LONGEST_PASSAGE ||
      sentenceOf(words, index - 1) !== word.sentence;
    if (endsBefore) {
      close();
      first = index;
    }
    sum += (weights[index] ?? 0) - WORD_COST;
    if (sum > best) [best, last] = [sum, index];
  }
  close();
  return runs;
}

function sentenceOf(words: readonly ModelWord[], index: number): number | undefined {
  return words[index]?.sentence;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
