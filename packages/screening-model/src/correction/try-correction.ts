import { readFileSync } from 'node:fs';
import { countFeatures } from '../count-features.ts';
import { type Correction, scoreCounts } from '../model.ts';
import type { Weights } from '../model-format.ts';
import { modelDescription, rounded } from '../training/describe-model.ts';
import { areaUnderCurve, lossOf } from '../training/measures.ts';
import { eachFileOfPosts, pieceOf } from '../training/posts.ts';

/** Chance moves the area under the curve of these posts by six times as much. */
const AREA_LOST_MAX = 0.001;
/** By which share the mean loss may grow, which a wrong level of all risks moves as well: half more than the greatest bias. */
const LOSS_GROWTH_MAX = 0.015;

interface Trial {
  /** The area under the ROC curve with the correction. */
  readonly auc: number;
  /** Whether held-back posts are told apart worse than without it. */
  readonly isWorse: boolean;
}

/**
 * Tries a correction on the posts of the training data, each with the score that it had while it was held back. In steps
 * of a post, between which others may go first.
 * @param folder of the package, with the model and its data
 */
export function* tryCorrection(
  folder: string,
  weights: Weights,
  correction: Correction,
): Generator<void, Trial, void> {
  const { heldBack, calibration } = modelDescription.parse(
    JSON.parse(readFileSync(`${folder}/model/model.json`, 'utf8')),
  );
  yield;
  const added = new Map<string, number>();
  for (const posts of eachFileOfPosts(`${folder}/data`)) {
    for (const post of posts) {
      const counts = countFeatures(pieceOf(post));
      const by = scoreCounts(counts, weights, correction) - scoreCounts(counts, weights);
      added.set(post.id, by);
      yield;
    }
  }
  const corrected = heldBack.map(({ id, isScam, score }) => {
    const by = added.get(id);
    if (by === undefined) throw new Error('The model was trained on other posts.');
    return { isScam, score: score + by };
  });
  const auc = rounded(areaUnderCurve(corrected));
  const area = rounded(areaUnderCurve(heldBack) - auc);
  const growth = lossOf(corrected, calibration) / lossOf(heldBack, calibration) - 1;
  return { auc, isWorse: area > AREA_LOST_MAX || growth > LOSS_GROWTH_MAX };
}
