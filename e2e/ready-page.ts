import type { BrowserContext, Page } from '@playwright/test';

/**
 * Makes `goto` and `reload` of the context's pages wait until the page handles presses. It is painted,
 * and its load event may have come, before its scripts start.
 */
export function waitForScripts(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...args) => {
      const response = await goto(...args);
      await isReady(page);
      return response;
    };
    page.reload = async (...args) => {
      const response = await reload(...args);
      await isReady(page);
      return response;
    };
  });
}

async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('script[data-modules]') === null ||
      'ready' in document.documentElement.dataset,
  );
}
