import type { Page } from '@playwright/test';

const MOST_MS = 10_000;

/**
 * Presses a key, and takes the time until its result is painted.
 *
 * @param result a selector that matches something as soon as the page shows it
 * @returns milliseconds from the moment at which the browser had the key, until after the paint
 * @throws if the page does not show it within ten seconds
 */
export async function timePress(page: Page, key: string, result: string): Promise<number> {
  const pressed = await page.evaluateHandle(
    ({ name, selector, mostMs }) => ({
      ms: new Promise<number>((resolve, reject) => {
        setTimeout(() => {
          reject(new Error(`${name} did not lead to ${selector}`));
        }, mostMs);
        addEventListener(
          'keydown',
          ({ timeStamp }) => {
            void (async () => {
              do {
                await new Promise((next) => requestAnimationFrame(next));
              } while (document.querySelector(selector) === null);
              // A message is read after the frame was painted.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => {
                resolve(performance.now() - timeStamp);
              };
              port2.postMessage(null);
            })();
          },
          { once: true, capture: true },
        );
      }),
    }),
    { name: key, selector: result, mostMs: MOST_MS },
  );
  await page.keyboard.press(key);
  const ms = await pressed.evaluate((press) => press.ms);
  await pressed.dispose();
  return ms;
}

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
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => {
      entries.push(...list.getEntries());
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
        entries.push(...observer.takeRecords());
        observer.disconnect();
        return Math.max(leastMs, ...entries.map(({ duration }) => duration));
      },
    };
  }, LEAST_MS);
  await interact();
  const ms = await observed.evaluate((observation) => observation.end());
  await observed.dispose();
  return ms;
}
