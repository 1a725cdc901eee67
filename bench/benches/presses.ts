import type { Browser, Page } from '@playwright/test';
import { isReadyWhenUsed } from '@nextshift/test-kit/pages/is-ready-when-used';
import { percentile } from '@nextshift/test-kit/numbers/percentile';
import type { Bench, Measurement } from '../harness/bench.ts';
import { withBrowser } from '../harness/first-load.ts';
import { timeInteraction } from '../harness/time-press.ts';

const ROUNDS = 20;
/** How much slower than this machine a phone is. */
const SLOWDOWN = 4;
/** Good by the web's own measure is twice that. */
const MOST_MS = 100;
/** A page of the same server that has next to nothing on it. */
const BLANK = '/offline';
const RESULTS = '/jobs?searchLocation=Raleigh';

const KINDS = {
  sheet: 'open the sheet of a job',
  save: 'save a job',
  filter: 'filter by Part-time',
  words: 'open the search',
  search: 'search for other words',
} as const;
type Kind = keyof typeof KINDS;

export const presses: Bench = {
  name: 'presses',
  title: 'What a seeker presses on a slow phone: from the press to the next paint',
  async measure(testbed) {
    const { address } = await testbed.start(await testbed.sampleBoard(), { RATE_LIMIT: 'off' });
    const { times, blank } = await withBrowser(async (browser) => {
      const page = await openPhone(browser, address);
      return { blank: await pressOnBlankPage(page, address), times: await work(page, address) };
    });
    const measurements = (Object.keys(KINDS) as Kind[]).map((kind): Measurement => ({
      what: `${KINDS[kind]}, p95`,
      unit: 'ms',
      figure: percentile(times[kind], 0.95),
      baseline: percentile(blank, 0.95),
      goal: { atMost: MOST_MS / percentile(blank, 0.95) },
    }));
    return {
      measurements,
      sizes: {
        board: 'sample',
        'of each': ROUNDS,
        'processor slowed': `${SLOWDOWN} x`,
        goal: `${MOST_MS} ms`,
        'blank page': BLANK,
      },
    };
  },
};

/** The page of a signed-in seeker on a phone. */
async function openPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').first().fill('demo@nextshift.test');
  await page.getByLabel('Password', { exact: true }).fill('NextShift!1');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

async function pressOnBlankPage(page: Page, address: string): Promise<number[]> {
  await page.goto(address + BLANK, { waitUntil: 'load' });
  const times: number[] = [];
  for (let press = 0; press < ROUNDS; press += 1) {
    times.push(await timeInteraction(page, () => page.locator('h1').click()));
  }
  return times;
}

async function work(page: Page, address: string): Promise<Record<Kind, number[]>> {
  const times: Record<Kind, number[]> = { sheet: [], save: [], filter: [], words: [], search: [] };
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(address + RESULTS);
    await page.waitForFunction(isReadyWhenUsed);
    const card = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Save', exact: true }) })
      .first();
    times.sheet.push(await timeInteraction(page, () => card.getByRole('link').first().click()));
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const save = card.getByRole('button', { name: 'Save', exact: true });
    times.save.push(await timeInteraction(page, () => save.click()));
    const chip = main.getByRole('link', { name: 'Part-time', exact: true });
    times.filter.push(await timeInteraction(page, () => chip.click()));
    times.words.push(
      await timeInteraction(page, () =>
        main.getByRole('search').getByRole('button').nth(1).click(),
      ),
    );
    await dialog.waitFor();
    await dialog
      .getByRole('combobox')
      .first()
      .fill(round % 2 === 0 ? 'barista' : '');
    times.search.push(await timeInteraction(page, () => page.keyboard.press('Enter')));
    await dialog.waitFor({ state: 'hidden' });
  }
  return times;
}
