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
