import type { BlockCounts } from '../count-features.ts';
import { CHARACTERS, SLOTS } from '../features.ts';
import type { Correction } from '../model.ts';
import type { Weights } from '../model-format.ts';
import { findWorstPiece, type PostingTexts } from '../read-posting.ts';
import { fitLogistic, type SparseRow } from '../training/fit-logistic.ts';
import { type Calibration, riskOfScore } from '../training/measures.ts';
import { rowOf } from '../training/train.ts';

/** A posting that operators decided about, as the model reads it. */
export interface DecidedPosting {
  readonly isScam: boolean;
  /** Whose it is: what one company alone says is not learnt. */
  readonly companyId: string;
  /** Of the model without a correction. */
  readonly score: number;
  readonly row: SparseRow;
}

const NOTHING: BlockCounts = { slots: new Int32Array(), counts: new Float32Array() };

export const CORRECTED_WEIGHTS_MAX = 200;
/** Less than half of what parts one standing from the next: the level of risks is what operators set by thresholds. */
export const CORRECTED_BIAS_MAX = 0.1;
/** Companies that must have a feature. */
const COMPANIES_MIN = 3;
/** Chosen on held-back posts: more would teach what one board's few postings happen to say. */
const COST = 2;

/** Reads a posting for it, in steps of about a millisecond: the piece of it that is most like a scam. */
export function* readDecided(
  posting: PostingTexts,
  weights: Weights,
): Generator<void, Pick<DecidedPosting, 'score' | 'row'>, void> {
  const { counts, score } = yield* findWorstPiece(posting, weights);
  // Words say what runs of characters say, in an eighth of the memory.
  const blocks = counts.blocks.map((one, block) => (block === CHARACTERS ? NOTHING : one));
  return { score, row: rowOf({ ...counts, blocks }, weights.rarity) };
}

/**
 * Fits what the model lacks on a board: logistic regression that starts from the model's own scores, of the features
 * that explain most of its errors there. The same postings in the same order make the same correction.
 */
export function fitCorrection(
  postings: readonly DecidedPosting[],
  calibration: Calibration,
): Correction {
  const chosen = chooseSlots(postings, calibration);
  const placeOf = new Map(chosen.map((slot, place) => [slot, place]));
  const { bias, weight } = fitLogistic(
    postings.map(({ row }) => pick(row, placeOf)),
    postings.map(({ isScam }) => (isScam ? 1 : -1)),
    {
      size: chosen.length,
      cost: COST,
      offsets: postings.map(({ score }) => calibration.slope * score + calibration.offset),
    },
  );
  const asScore = (value: number) => Math.round((value / calibration.slope) * 1e4) / 1e4;
  return {
    bias: Math.min(CORRECTED_BIAS_MAX, Math.max(-CORRECTED_BIAS_MAX, asScore(bias))),
    weights: new Map(
      chosen.flatMap((slot, place) => {
        const value = asScore(weight[place] ?? 0);
        return value === 0 ? [] : [[slot, value] as const];
      }),
    ),
  };
}

/** The slots by which the errors would shrink fastest. */
function chooseSlots(postings: readonly DecidedPosting[], calibration: Calibration): number[] {
  const slope = new Float64Array(SLOTS);
  const companies = new Int32Array(SLOTS);
  const seen = new Set<number>();
  for (const company of new Set(postings.map(({ companyId }) => companyId))) {
    seen.clear();
    for (const { isScam, score, row } of postings.filter((one) => one.companyId === company)) {
      const error = (isScam ? 1 : 0) - riskOfScore(score, calibration);
      for (const [index, slot] of row.slots.entries()) {
        slope[slot] = (slope[slot] ?? 0) + error * (row.values[index] ?? 0);
        seen.add(slot);
      }
    }
    for (const slot of seen) companies[slot] = (companies[slot] ?? 0) + 1;
  }
  const size = (slot: number) => Math.abs(slope[slot] ?? 0);
  return Array.from({ length: SLOTS }, (_, slot) => slot)
    .filter((slot) => (companies[slot] ?? 0) >= COMPANIES_MIN && size(slot) > 0)
    .toSorted((one, other) => size(other) - size(one) || one - other)
    .slice(0, CORRECTED_WEIGHTS_MAX)
    .toSorted((one, other) => one - other);
}

function pick({ slots, values }: SparseRow, placeOf: ReadonlyMap<number, number>): SparseRow {
  const places: number[] = [];
  const picked: number[] = [];
  for (const [index, slot] of slots.entries()) {
    const place = placeOf.get(slot);
    if (place === undefined) continue;
    places.push(place);
    picked.push(values[index] ?? 0);
  }
  return { slots: Int32Array.from(places), values: Float64Array.from(picked) };
}
