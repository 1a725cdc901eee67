import { setTimeout as sleep } from 'node:timers/promises';

/** The calls of a burst share a run after this pause, in milliseconds. */
const GATHER_MS = 20;

/** Runs something one at a time, and once more for all calls that came meanwhile. */
export function oneAtATime(
  run: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let isRunning = false;
  let isDue = false;

  async function runWhileDue(): Promise<void> {
    isRunning = true;
    while (isDue) {
      isDue = false;
      await run().catch(onError);
      await sleep(GATHER_MS, undefined, { ref: false });
    }
    isRunning = false;
  }

  return () => {
    isDue = true;
    if (!isRunning) void runWhileDue();
  };
}
