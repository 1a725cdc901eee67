import type { Draft } from '../generated-requests/draft.ts';

/** One place of one route, filled with one hostile text that grows. */
export interface Attack {
  /** As a report names it: 'GET /jobs/searchjobs, cursor = ". "'. */
  readonly name: string;
  /** The request with a text of about that many characters. */
  readonly draft: (length: number) => Draft;
  /** Length of the longest text that the server reads. */
  readonly longest: number;
}

/** Attacks on one route; they may use up their targets. */
export interface AttackGroup {
  readonly attacks: readonly Attack[];
  /** Tried as a whole in every size: no other group reads the same. */
  readonly isWhole?: boolean;
}
