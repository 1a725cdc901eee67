/** Something that was asked for, and whether it was done; times in milliseconds from any moment on. */
export interface Attempt {
  readonly beganAt: number;
  readonly endedAt: number;
  /** What was wrong, or undefined. */
  readonly failure: string | undefined;
}

/**
 * When everything works again after a kill: the end of the first attempt that succeeds and after which none
 * fails until the next kill; undefined where there is none.
 */
export function whenBack(
  attempts: readonly Attempt[],
  killedAt: number,
  nextKilledAt = Infinity,
): number | undefined {
  const since = attempts.filter(
    ({ beganAt, endedAt }) => endedAt >= killedAt && beganAt < nextKilledAt,
  );
  // What was under way at the next kill is that one's.
  const failed = since.filter(
    ({ failure, endedAt }) => failure !== undefined && endedAt < nextKilledAt,
  );
  const lastFailedAt = Math.max(killedAt, ...failed.map(({ beganAt }) => beganAt));
  const good = since.filter(
    ({ failure, beganAt }) => failure === undefined && beganAt > lastFailedAt,
  );
  return good.length === 0 ? undefined : Math.min(...good.map(({ endedAt }) => endedAt));
}
