import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** How far parts of the page have jumped without an input, by cause. */
    layoutShifts?: { value: number; parts: string[] }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** What Web Vitals call good. */
const GOOD = 0.1;

/**
 * Collects the layout shifts of every page opened from now on. Responses reach the page one by one, each painted
 * before the next: what jumps does so on a fast machine too.
 */
export async function watchLayoutShifts(page: Page): Promise<void> {
  let painted = Promise.resolve();
  await page.route('**/api/**', (route) => {
    const fetching = route.fetch({ maxRedirects: 0 });
    painted = Promise.all([fetching, painted])
      .then(async ([response]) => {
        await route.fulfill({ response });
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
        );
      })
      .catch(() => {
        // The page was left meanwhile.
      });
    return painted;
  });
  // It never ends, so that nothing would come after it.
  await page.route('**/api/live', (route) => route.continue());
  await page.addInitScript(() => {
    const shifts: { value: number; parts: string[] }[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const parts = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? ''),
        );
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Nothing that has loaded late has pushed away what was read. */
export async function expectStill(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], [data-loading]')).toHaveCount(0);
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum > GOOD ? shifts : [], `${page.url()} jumps`).toEqual([]);
}
