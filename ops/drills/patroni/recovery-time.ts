/** A request and its outcome; times in milliseconds since any fixed moment. */
export interface Attempt {
  readonly beganAt: number;
  readonly endedAt: number;
  /** What was wrong, or undefined. */
  readonly failure: string | undefined;
}

/**
 * When requests succeed again after a kill: the end of the first success after the last failure before the
 * next kill; undefined if there is none.
 */
export function findRecoveryTime(
  attempts: readonly Attempt[],
  killedAt: number,
  nextKilledAt = Infinity,
): number | undefined {
  const since = attempts.filter(
    ({ beganAt, endedAt }) => endedAt >= killedAt && beganAt < nextKilledAt,
  );
  // Requests in flight at the next kill count for that kill.
  const failed = since.filter(
    ({ failure, endedAt }) => failure !== undefined && endedAt < nextKilledAt,
  );
  const lastFailedAt = Math.max(killedAt, ...failed.map(({ beganAt }) => beganAt));
  const good = since.filter(
    ({ failure, beganAt }) => failure === undefined && beganAt > lastFailedAt,
  );
  return good.length === 0 ? undefined : Math.min(...good.map(({ endedAt }) => endedAt));
}
