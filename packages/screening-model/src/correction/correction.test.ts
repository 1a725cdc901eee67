import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { countFeatures } from '../count-features.ts';
import { type Correction, scoreCounts } from '../model.ts';
import { decodeWeights } from '../model-format.ts';
import { modelDescription } from '../training/describe-model.ts';
import { riskOfScore } from '../training/measures.ts';
import { pieceOf, readPosts } from '../training/posts.ts';
import {
  CORRECTED_BIAS_MAX,
  CORRECTED_WEIGHTS_MAX,
  type DecidedPosting,
  fitCorrection,
  readDecided,
} from './fit-correction.ts';
import { tryCorrection } from './try-correction.ts';

const folder = fileURLToPath(new URL('../..', import.meta.url));
const weights = decodeWeights(readFileSync(`${folder}model/weights.bin`));
const { calibration, auc } = modelDescription.parse(
  JSON.parse(readFileSync(`${folder}model/model.json`, 'utf8')),
);
const posts = readPosts(`${folder}data`);

function finish<Result>(steps: Generator<void, Result, void>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

interface Decision {
  readonly text: string;
  readonly isScam: boolean;
  readonly companyId: string;
}

function decided({ text, isScam, companyId }: Decision): DecidedPosting {
  const own = [{ field: 'Description', text }];
  return { isScam, companyId, ...finish(readDecided({ own, beside: [] }, weights)) };
}

const fit = (decisions: readonly Decision[]) => fitCorrection(decisions.map(decided), calibration);
const trial = (correction: Correction) => finish(tryCorrection(folder, weights, correction));

function riskOf(text: string, correction?: Correction): number {
  const counts = countFeatures(
    pieceOf({
      id: '',
      pair: '',
      kind: 'honest',
      family: '',
      title: '',
      description: text,
      requirements: [],
      tags: [],
    }),
  );
  return riskOfScore(scoreCounts(counts, weights, correction), calibration);
}

/** What the model takes for a scam: honest here, where a laundry lends its vans. */
const LAUNDRY =
  'Pick up parcels of linen at your home, put new labels on them and bring them to our van. We pay per parcel.';
const laundries = Array.from({ length: 60 }, (_, index) => ({
  text: LAUNDRY,
  isScam: false,
  companyId: String(index % 6),
}));

describe('a correction', () => {
  it('learns what is honest on a board, in a bias and at most 200 weights', () => {
    const correction = fit(laundries);
    expect(riskOf(LAUNDRY, correction)).toBeLessThan(riskOf(LAUNDRY) - 0.05);
    expect(Math.abs(correction.bias)).toBeLessThanOrEqual(CORRECTED_BIAS_MAX);
    expect(correction.weights.size).toBeLessThanOrEqual(CORRECTED_WEIGHTS_MAX);
  });

  it('is the same each time', () => {
    expect(fit(laundries)).toEqual(fit(laundries));
  });

  it('does not learn what one company alone says', () => {
    const correction = fit(laundries.map((one) => ({ ...one, companyId: 'one' })));
    expect(correction.weights.size).toBe(0);
  });

  it('is not learnt from nothing', () => {
    expect(fit([])).toEqual({ bias: 0, weights: new Map() });
  });
});

describe('the trial of a correction', () => {
  it('finds none as good as the model', () => {
    expect(trial({ bias: 0, weights: new Map() })).toEqual({ auc, isWorse: false });
  });

  it('takes one that only knows more', () => {
    const right = posts.slice(0, 60).map(({ description, kind }, index) => ({
      text: description,
      isScam: kind === 'scam',
      companyId: String(index),
    }));
    expect(trial(fit([...right, ...laundries]))).toMatchObject({ isWorse: false });
  });

  it('refuses one that takes scams for honest, or honest posts for scams', () => {
    for (const kind of ['scam', 'honest']) {
      const wrong = posts
        .filter((post) => post.kind === kind)
        .slice(0, 120)
        .map(({ description }, index) => ({
          text: description,
          isScam: kind === 'honest',
          companyId: String(index),
        }));
      expect(trial(fit(wrong))).toMatchObject({ isWorse: true });
    }
  });

  it('refuses one by which posts are told apart worse', () => {
    // As much against the model as it weighs: what is left of it is doubt.
    const heaviest = [...weights.weight.entries()]
      .toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
      .slice(0, CORRECTED_WEIGHTS_MAX);
    const against = new Map(heaviest.map(([slot, weight]) => [slot, -2 * weight]));
    expect(trial({ bias: 0, weights: against })).toMatchObject({ isWorse: true });
  });
});
