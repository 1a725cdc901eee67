import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutStream } from '@nextshift/test-kit/pages/without-stream';
import sharp from 'sharp';
import { firstHeading } from '../opened-page.ts';
import { expect, test, type Page } from '../journey.ts';
import { screens, type Audience } from '../screens.ts';
import { openings, type Tools } from './openings.ts';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const folder = 'screens';

type Reader = Exclude<Audience, 'operator'>;

const chapters: readonly { readonly title: string; readonly audience: Reader }[] = [
  { title: 'For everyone', audience: 'everyone' },
  { title: 'For visitors', audience: 'visitor' },
  { title: 'For job seekers', audience: 'seeker' },
  { title: 'For employers', audience: 'employer' },
];

/** Other addresses of screens that have a picture. */
const aliases = ['/employer/dashboard', '/employerdashboard', '/404'];

const INTRODUCTION = `# Screens

Every screen of the product with the sample board, as \`npm run screens\` takes them from a running
server at 1280 x 800 pixels. Each also fits a phone and has a dark theme.`;

test('takes a screenshot of every screen', async ({ api, board, guard, openBrowser: openAny }) => {
  test.setTimeout(600_000);
  await rm(join(docs, folder), { recursive: true, force: true });
  await mkdir(join(docs, folder), { recursive: true });

  // A page with its stream of news is never idle.
  const openBrowser: Tools['openBrowser'] = async (person) => {
    const page = await openAny(person);
    await withoutStream(page.context());
    return page;
  };
  const parts = [INTRODUCTION];
  for (const { title, audience } of chapters) {
    parts.push(`## ${title}`);
    const isOpen = audience === 'everyone' || audience === 'visitor';
    const page = await openBrowser(isOpen ? undefined : board[audience]);
    for (const route of routesFor(audience)) {
      await test.step(route, async () => {
        const tools = { api, board, guard, openBrowser };
        const shown = (await openings[route]?.(tools)) ?? (await open(page, route, tools));
        parts.push(await entryOf(shown, route));
      });
    }
  }
  await writeFile(join(docs, 'screens.md'), `${parts.join('\n\n')}\n`);
});

/** In the order of the table, then those outside the web app. */
function routesFor(audience: Reader): string[] {
  const own = Object.keys(screens).filter((route) => screens[route]?.audience === audience);
  const others = audience === 'employer' ? ['/sandbox/checkout/:id'] : [];
  return [...own, ...others].filter((route) => !aliases.includes(route));
}

/** Opens the first view of a screen. */
async function open(page: Page, route: string, { board, guard }: Tools): Promise<Page> {
  const view = screens[route]?.views(board)[0];
  if (!view) throw new Error(`${route} has no view.`);
  if (view.status) guard.expectFailure({ url: view.address, status: view.status });
  await page.goto(view.address);
  await expect(firstHeading(page)).toHaveText(view.heading);
  return page;
}

/** Takes a screenshot of the open page. @returns its section of the document. */
async function entryOf(page: Page, route: string): Promise<string> {
  await settle(page);
  const file = `${folder}/${fileNameOf(route)}.webp`;
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).webp({ quality: 78, effort: 6 }).toFile(join(docs, file));
  const [title = route] = (await page.title()).split(' · ');
  return `### ${title}\n\n\`${route}\`\n\n![${title}](${file})`;
}

/** Waits until everything has loaded. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, width } = image.getBoundingClientRect();
      // Lazy ones load once they are near: those further down, to the side or not shown may never.
      return image.complete || top > innerHeight || left > innerWidth || width === 0;
    }),
  );
}

/** `/jobs/:jobId` as `jobs-job-id`. */
function fileNameOf(route: string): string {
  if (route === '/') return 'home';
  if (route === '/*') return 'not-found';
  const words = route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return words
    .replace(/[^a-z-]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
}
