import type { Page } from '@playwright/test';

/** The browser's clock for interactions has steps of 8 ms and says nothing of shorter ones than two of them. */
const LEAST_MS = 16;

/**
 * How long an interaction takes until the next paint, as browsers count it (Event Timing).
 * @param interact presses something, once
 * @returns milliseconds, in steps of 8, at least 16
 * @see https://w3c.github.io/event-timing/
 */
export async function timeInteraction(
  page: Page,
  interact: () => Promise<unknown>,
): Promise<number> {
  const observed = await page.evaluateHandle((leastMs) => {
    const durations: number[] = [];
    const take = (list: PerformanceEntryList) => {
      durations.push(...list.map(({ duration }) => duration));
    };
    const observer = new PerformanceObserver((list) => {
      take(list.getEntries());
    });
    // The types of TypeScript lack the threshold.
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: leastMs,
    };
    observer.observe(options);
    return {
      async end() {
        // Entries are there two frames after the paint.
        for (let frame = 0; frame < 3; frame += 1) {
          await new Promise((next) => requestAnimationFrame(next));
        }
        await new Promise((next) => setTimeout(next));
        take(observer.takeRecords());
        observer.disconnect();
        return Math.max(leastMs, ...durations);
      },
    };
  }, LEAST_MS);
  await interact();
  const ms = await observed.evaluate((observation) => observation.end());
  await observed.dispose();
  return ms;
}
