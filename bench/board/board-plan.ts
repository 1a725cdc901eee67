/** From what a board is made: the same plan gives the same rows. */
export interface BoardPlan {
  readonly seed: number;
  readonly activeJobs: number;
  /** Nothing on the board has happened after it. */
  readonly now: Date;
}
