import type { CheckedRequest } from '@nextshift/test-kit/requests/steady-requests';
import type { Attempt } from './recovery-time.ts';

/** Records the start, end and outcome of requests. */
export function createAttemptLog() {
  const attempts: Attempt[] = [];
  return {
    /** In order of completion. */
    attempts: attempts as readonly Attempt[],
    track(request: CheckedRequest): CheckedRequest {
      return async () => {
        const beganAt = performance.now();
        const failure = await request().catch((error: unknown) => `No response: ${String(error)}`);
        attempts.push({ beganAt, endedAt: performance.now(), failure });
        return failure;
      };
    },
    /** Whether the last `few` requests begun since then all succeeded. */
    hasRecoveredSince(at: number, few = 5): boolean {
      const last = attempts.filter(({ beganAt }) => beganAt > at).slice(-few);
      return last.length === few && last.every(({ failure }) => failure === undefined);
    },
  };
}
