export interface Scored {
  readonly isScam: boolean;
  readonly score: number;
}

/** The probability that a scam scores over an honest post: the area under the ROC curve. */
export function areaUnderCurve(scored: readonly Scored[]): number {
  const byScore = scored.toSorted((one, other) => one.score - other.score);
  let ranks = 0;
  for (const [index, { isScam }] of byScore.entries()) if (isScam) ranks += index + 1;
  const scams = byScore.filter(({ isScam }) => isScam).length;
  return (ranks - (scams * (scams + 1)) / 2) / (scams * (byScore.length - scams));
}

/** The score over which a share of the honest posts lies. */
export function thresholdAt(scored: readonly Scored[], share: number): number {
  const honest = scored
    .filter(({ isScam }) => !isScam)
    .map(({ score }) => score)
    .toSorted((one, other) => other - one);
  return honest[Math.floor(share * honest.length)] ?? Infinity;
}

/** Shares of the scams and of the honest posts that score over a threshold. */
export function sharesOver(scored: readonly Scored[], threshold: number) {
  const shareOf = (isScam: boolean) => {
    const all = scored.filter((one) => one.isScam === isScam);
    return all.filter(({ score }) => score > threshold).length / all.length;
  };
  return { scams: shareOf(true), honest: shareOf(false) };
}

/** Turns a score into a probability. */
export interface Calibration {
  readonly slope: number;
  readonly offset: number;
}

export function riskOfScore(score: number, { slope, offset }: Calibration): number {
  return 1 / (1 + Math.exp(-(slope * score + offset)));
}

/** The mean of -log of the probability that each post was given of being what it is. */
export function lossOf(scored: readonly Scored[], calibration: Calibration): number {
  const losses = scored.map(({ isScam, score }) => {
    const risk = riskOfScore(score, calibration);
    return -Math.log(isScam ? risk : 1 - risk);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/** Platt's scaling by Newton's method, on scores of posts that were held back. */
export function calibrate(scored: readonly Scored[]): Calibration {
  let [slope, offset] = [1, 0];
  for (let round = 0; round < 50; round += 1) {
    let [gs, go, ss, so, oo] = [0, 0, 1e-9, 0, 1e-9];
    for (const { isScam, score } of scored) {
      const risk = riskOfScore(score, { slope, offset });
      const [error, spread] = [risk - (isScam ? 1 : 0), risk * (1 - risk)];
      gs += error * score;
      go += error;
      ss += spread * score * score;
      so += spread * score;
      oo += spread;
    }
    const determinant = ss * oo - so * so;
    slope -= (oo * gs - so * go) / determinant;
    offset -= (ss * go - so * gs) / determinant;
  }
  return { slope, offset };
}
