import type { Turn } from '@nextshift/test-kit/requests/steady-requests';
import type { Attempt } from './recovery-time.ts';

/** Turns that leave word of when they were taken and how they ended. */
export function createRecord() {
  const attempts: Attempt[] = [];
  return {
    /** In the order in which they ended. */
    attempts: attempts as readonly Attempt[],
    keep(turn: Turn): Turn {
      return async () => {
        const beganAt = performance.now();
        const failure = await turn().catch((error: unknown) => `No response: ${String(error)}`);
        attempts.push({ beganAt, endedAt: performance.now(), failure });
        return failure;
      };
    },
    /** Whether the last few that began since then were all done. */
    isGoodSince(at: number, few = 5): boolean {
      const last = attempts.filter(({ beganAt }) => beganAt > at).slice(-few);
      return last.length === few && last.every(({ failure }) => failure === undefined);
    },
  };
}
