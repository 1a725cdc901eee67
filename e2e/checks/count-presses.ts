import type { Page } from '../journey.ts';

declare global {
  interface Window {
    countPress(): void;
  }
}

/** Counts presses of a pointer in a browser, on all pages that it opens from now on. */
export async function countPresses(page: Page) {
  let presses = 0;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => window.countPress(), { capture: true });
  });
  return {
    /** Those since it was asked last. */
    take(): number {
      const taken = presses;
      presses = 0;
      return taken;
    },
  };
}
