import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { createApi, type Api } from './api.ts';
import { signIn } from './browser-session.ts';
import { ConsoleGuard } from './console-guard.ts';
import { knownBoard, type Board } from './board.ts';
import type { Person } from './people.ts';
import { waitForScripts } from './ready-page.ts';

interface JourneyFixtures {
  api: Api;
  /** The parts of the sample that journeys use. */
  board: Board;
  /** Fails the test on undeclared browser complaints. */
  guard: ConsoleGuard;
  /** Signs the test's own browser in. */
  enterAs: (person: Person) => Promise<void>;
  /** Another browser, for a visitor or for `person`. */
  openBrowser: (person?: Person) => Promise<Page>;
  /** The same, whose `goto` does not wait for scripts. */
  openRawBrowser: (person?: Person) => Promise<Page>;
}

export const test = base.extend<JourneyFixtures>({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForScripts(context);
    await use(context);
    await ignoreRoutes(context);
  },

  api: async ({ baseURL }, use) => {
    await use(createApi(baseURL ?? ''));
  },

  board: async ({ api }, use) => {
    await use(await knownBoard(api));
  },

  guard: [
    async ({ context }, use) => {
      const guard = new ConsoleGuard();
      guard.watch(context);
      await use(guard);
      base.expect(guard.complaints, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],

  enterAs: async ({ context, baseURL }, use) => {
    await use((person) => signIn(context, baseURL ?? '', person));
  },

  openBrowser: async ({ browser, guard, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (person) => {
      const context = await browser.newContext();
      opened.push(context);
      waitForScripts(context);
      guard.watch(context);
      if (person) await signIn(context, baseURL ?? '', person);
      return context.newPage();
    });
    for (const context of opened) {
      await ignoreRoutes(context);
      await context.close();
    }
  },

  openRawBrowser: async ({ browser, guard, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (person) => {
      const context = await browser.newContext();
      opened.push(context);
      guard.watch(context);
      if (person) await signIn(context, baseURL ?? '', person);
      return context.newPage();
    });
    for (const context of opened) {
      await ignoreRoutes(context);
      await context.close();
    }
  },
});

/** Pages may ask again while a test ends: handlers of their requests that are still running do not fail it. */
async function ignoreRoutes(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
}

export { expect, type Page } from '@playwright/test';
