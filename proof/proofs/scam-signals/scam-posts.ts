import families from './scam-posts.json' with { type: 'json' };

/** A scam as somebody would post it. */
export interface ScamPost {
  readonly title: string;
  readonly text: string;
  /** The company's name and website, where they are part of the scam. */
  readonly company?: string;
  readonly website?: string;
  /** A question of its application form. */
  readonly question?: string;
}

interface Family {
  readonly name: string;
  /** Anyone who writes the rules may read these. */
  readonly known: readonly ScamPost[];
  /** Kept out: no example of a rule, and no rule, may be made from these. */
  readonly keptOut: readonly ScamPost[];
}

/** 200 posts in 12 families, after what students' offices and the Federal Trade Commission warn of. */
export const scamFamilies: readonly Family[] = families;
