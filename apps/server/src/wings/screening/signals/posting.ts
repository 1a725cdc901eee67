/** A text of a job, its form or its company, with the name that its owner knows it by. */
export interface PostingText {
  readonly field: string;
  readonly text: string;
}

/** All that the rules read of a job. */
export interface Posting {
  readonly texts: readonly PostingText[];
  readonly companyName: string;
  readonly website: string | null;
  /** The address of the account and the one on the company's page. */
  readonly emails: readonly string[];
  /** Days since the account was created. */
  readonly accountAgeDays: number;
  /** Jobs that the account has posted in the last 24 hours, this one included. */
  readonly postedToday: number;
  /** Dollars an hour at most, and what 99 of 100 live jobs of its industry stay below; null if unknown. */
  readonly hourlyMax: number | null;
  readonly usualHourlyMax: number | null;
  /** Pay below the legal minimum: dollars an hour at least, and that minimum in a sentence; null for lawful pay. */
  readonly belowFloor: { readonly hourlyMin: number; readonly floor: string } | null;
  /** Live jobs with nearly the same text. */
  readonly copiesOfOthers: number;
  readonly copiesOfOwn: number;
  /** Jobs of the account with nearly the same text that an operator removed, or that were held because of reports. */
  readonly copiesOfRefused: number;
  /** Older jobs of other companies with nearly the same text that an operator removed. */
  readonly copiesOfRemoved: number;
}

/** What a posting is but for its texts when no more is known: no rule finds anything in it. */
export const textsAlone: Omit<Posting, 'texts'> = {
  companyName: '',
  website: null,
  emails: [],
  accountAgeDays: Number.MAX_SAFE_INTEGER,
  postedToday: 0,
  hourlyMax: null,
  usualHourlyMax: null,
  belowFloor: null,
  copiesOfOthers: 0,
  copiesOfOwn: 0,
  copiesOfRefused: 0,
  copiesOfRemoved: 0,
};

/** Words that a rule found, as they are written, and the field in which they are. */
export interface Match {
  readonly field: string;
  readonly words: string;
  /** What the owner reads in place of the words of the rule. */
  readonly why?: string;
}
