import type { Page } from '../journey.ts';

declare global {
  interface Window {
    countPress(): void;
  }
}

/** A step of a journey: its presses, and the seconds from the first of them until it was done. */
export interface Step {
  readonly presses: number;
  readonly seconds: number;
}

/** Counts presses of a pointer in a browser, on all pages that it opens from now on. */
export async function countPresses(page: Page) {
  let presses = 0;
  let firstAt = 0;
  await page.exposeFunction('countPress', () => {
    if (presses === 0) firstAt = Date.now();
    presses += 1;
  });
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => window.countPress(), { capture: true });
  });
  return {
    /** Those since it was asked last. */
    take(): Step {
      const seconds = presses === 0 ? 0 : (Date.now() - firstAt) / 1_000;
      const taken = { presses, seconds };
      presses = 0;
      return taken;
    },
    /** Does what is no part of a step, whose seconds go without it. */
    async aside(work: () => Promise<void>): Promise<void> {
      const since = Date.now();
      await work();
      firstAt += Date.now() - since;
    },
  };
}

/** Prints what the steps of a journey took: seconds are the machine's as well, so nothing compares them. @returns their presses */
export function reportSteps(project: string, steps: Readonly<Record<string, Step>>) {
  console.log(`Steps (${project}): ${JSON.stringify(steps)}`);
  return Object.fromEntries(Object.entries(steps).map(([name, { presses }]) => [name, presses]));
}
