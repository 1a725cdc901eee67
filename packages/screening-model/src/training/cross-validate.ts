import { concernOf, scoreCounts } from '../model.ts';
import { concerns } from '../concerns.ts';
import { type CountedPost, train } from './train.ts';

const FOLDS = 10;

/** What a model said of a post that it had not been trained on, nor on its pair. */
export interface HeldBack {
  readonly id: string;
  readonly family: string;
  readonly isScam: boolean;
  readonly score: number;
  /** Whether the kind of concern is that of its family. */
  readonly isKindRight: boolean;
}

interface Options {
  /** Posts of a group are held back together. */
  readonly groupOf?: (one: CountedPost) => string;
  /** How much of the rest is trained on. */
  readonly share?: number;
}

/** Trains on nine tenths of the pairs and scores the tenth, ten times. */
export function crossValidate(
  posts: readonly CountedPost[],
  { groupOf = ({ post }) => post.pair, share = 1 }: Options = {},
): HeldBack[] {
  const groups = [...new Set(posts.map(groupOf))];
  const folds = Math.min(FOLDS, groups.length);
  const foldOf = new Map(groups.map((group, index) => [group, index % folds]));
  const isIn = (one: CountedPost, fold: number) => foldOf.get(groupOf(one)) === fold;
  const scored = new Map<CountedPost, HeldBack>();
  for (let fold = 0; fold < folds; fold += 1) {
    const others = groups.filter((group) => foldOf.get(group) !== fold);
    // Evenly from all files.
    const chosen = new Set(
      others.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share)),
    );
    const weights = train(posts.filter((one) => chosen.has(groupOf(one))));
    for (const one of posts.filter((each) => isIn(each, fold))) {
      const { post, counts } = one;
      const kind = concernOf(counts, weights);
      scored.set(one, {
        id: post.id,
        family: post.family,
        isScam: post.kind === 'scam',
        score: scoreCounts(counts, weights),
        isKindRight: concerns.some(
          ({ name, families }) => name === kind && families.test(post.family),
        ),
      });
    }
  }
  return posts.flatMap((one) => scored.get(one) ?? []);
}
