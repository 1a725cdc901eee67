import type { Draft } from '../generated-requests/draft.ts';

/** One place of one route, filled with one hostile text that grows. */
export interface Attack {
  /** As a report names it: 'GET /jobs/searchjobs, cursor = ". "'. */
  readonly name: string;
  /** The request with a text of about so many characters. */
  readonly draft: (length: number) => Draft;
  /** Characters of the longest that the server reads. */
  readonly longest: number;
}

/** Attacks on one route, which may use up what they are tried on. */
export interface AttackGroup {
  readonly attacks: readonly Attack[];
}
