/** The input of a board's generator: the same plan gives the same rows. */
export interface BoardPlan {
  readonly seed: number;
  readonly activeJobs: number;
  /** Nothing on the board has happened after it. */
  readonly now: Date;
}
