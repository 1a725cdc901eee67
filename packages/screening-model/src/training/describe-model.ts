import * as z from 'zod';
import { crossValidate, type HeldBack } from './cross-validate.ts';
import { areaUnderCurve, calibrate, riskOfScore, sharesOver, thresholdAt } from './measures.ts';
import type { CountedPost } from './train.ts';

/** Shares of the honest posts that are held, by how far an employer is checked. */
const heldHonest = {
  new: { held: 0.05, heavy: 0.015 },
  confirmed: { held: 0.03, heavy: 0.01 },
  verified: { held: 0.02, heavy: 0.005 },
} as const;
export const standings = ['new', 'confirmed', 'verified'] as const;

/** Shares of the pairs that the learning curve is trained on. */
const CURVE = [0.25, 0.5, 0.75] as const;

const limits = z.object({ threshold: z.number(), heavyThreshold: z.number() });

/** What model.json says of the weights beside it. */
export const modelDescription = z.object({
  version: z.string(),
  trainedAt: z.iso.date(),
  posts: z.number().int(),
  /** Of the held-back scores, as all figures. */
  auc: z.number(),
  /** With the posts of each file held back together: another writer's. */
  aucOfOtherWriters: z.number(),
  calibration: z.object({ slope: z.number(), offset: z.number() }),
  thresholds: z.object({ new: limits, confirmed: limits, verified: limits }),
  learningCurve: z.array(z.object({ pairs: z.number().int(), auc: z.number() })),
  heldBack: z.array(
    z.object({
      id: z.string(),
      family: z.string(),
      isScam: z.boolean(),
      score: z.number(),
      isKindRight: z.boolean(),
    }),
  ),
});

export type ModelDescription = z.output<typeof modelDescription>;
export type ModelFigures = Omit<ModelDescription, 'version' | 'trainedAt'>;

/** Measures a way to train, by cross-validation. */
export function measure(posts: readonly CountedPost[]): ModelFigures {
  const heldBack = crossValidate(posts).map((one) => ({ ...one, score: rounded(one.score) }));
  const calibration = calibrate(heldBack);
  const auc = rounded(areaUnderCurve(heldBack));
  const pairs = new Set(posts.map(({ post }) => post.pair)).size;
  return {
    posts: posts.length,
    auc,
    aucOfOtherWriters: rounded(areaUnderCurve(crossValidate(posts, { groupOf: writerOf }))),
    calibration: { slope: rounded(calibration.slope), offset: rounded(calibration.offset) },
    thresholds: limitsOf(heldBack, calibration),
    learningCurve: [
      ...CURVE.map((share) => ({
        pairs: Math.round(share * pairs),
        auc: rounded(areaUnderCurve(crossValidate(posts, { share }))),
      })),
      { pairs, auc },
    ],
    heldBack,
  };
}

/** Ids begin with the letter of the file that they are in. */
function writerOf({ post }: CountedPost): string {
  return post.id.charAt(0);
}

/** The risks from which the shares of honest posts are held. */
export function limitsOf(
  heldBack: readonly HeldBack[],
  calibration: ModelFigures['calibration'],
): ModelFigures['thresholds'] {
  const of = ({ held, heavy }: { readonly held: number; readonly heavy: number }) => ({
    threshold: riskAt(heldBack, held, calibration),
    heavyThreshold: riskAt(heldBack, heavy, calibration),
  });
  return {
    new: of(heldHonest.new),
    confirmed: of(heldHonest.confirmed),
    verified: of(heldHonest.verified),
  };
}

function riskAt(
  heldBack: readonly HeldBack[],
  share: number,
  calibration: ModelFigures['calibration'],
): number {
  return rounded(riskOfScore(thresholdAt(heldBack, share), calibration));
}

/** What of the posts is over the thresholds of a standing. */
export function sharesAt(
  { heldBack, calibration }: Pick<ModelFigures, 'heldBack' | 'calibration'>,
  threshold: number,
) {
  const risks = heldBack.map(({ isScam, score }) => ({
    isScam,
    score: riskOfScore(score, calibration),
  }));
  return sharesOver(risks, threshold);
}

export function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
