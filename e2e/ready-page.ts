import { isReadyWhenUsed } from '@nextshift/test-kit/pages/is-ready-when-used';
import type { BrowserContext } from '@playwright/test';

/**
 * Makes `goto` and `reload` of the context's pages use the page, and wait until it handles presses. It is painted,
 * and its load event may have come, before its scripts start.
 */
export function waitForScripts(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...args) => {
      const response = await goto(...args);
      await page.waitForFunction(isReadyWhenUsed);
      return response;
    };
    page.reload = async (...args) => {
      const response = await reload(...args);
      await page.waitForFunction(isReadyWhenUsed);
      return response;
    };
  });
}
