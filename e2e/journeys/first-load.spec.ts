import { gzipSync } from 'node:zlib';
import { expectStill, watchLayoutShifts } from '../checks/layout-shift.ts';
import { expect, test } from '../journey.ts';

/** Bytes of JavaScript, as `npm run size` lists them: compressed as well as gzip can. Without a search a list has the choice of a city as well. */
const MOST_BYTES = { '/': 150_000, '/jobs': 151_000, '/jobs?searchLocation=Raleigh': 150_000 };

/** Chunks are named by their first module. */
const EMPLOYER_PAGE = /\/((employer|applicant)-|create-|edit-job)/;

for (const [path, mostBytes] of Object.entries(MOST_BYTES)) {
  test(`a visitor's ${path} loads few scripts, and none of the employer's pages`, async ({
    page,
  }) => {
    const scripts: Promise<{ url: string; bytes: number }>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const measured = response
        .body()
        .then((body) => ({ url: response.url(), bytes: gzipSync(body, { level: 9 }).length }));
      scripts.push(measured);
      // Responses that arrive after the measurement are ignored.
      measured.catch(() => undefined);
    });
    // Ready first: on a busy machine the line is silent before the page is painted and its scripts start.
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    const fetched = await Promise.all(scripts);
    expect(fetched.map(({ url }) => url).filter((url) => EMPLOYER_PAGE.test(url))).toEqual([]);
    const sum = fetched.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThan(mostBytes);
  });
}

test('a visitor who only reads loads no script, and follows links without any', async ({
  openRawBrowser,
}) => {
  const page = await openRawBrowser();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of Object.keys(MOST_BYTES)) await page.goto(path, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  const title = page.getByRole('heading', { level: 2 }).getByRole('link').first();
  const name = await title.innerText();
  await title.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  // The first move of a pointer may be its arrival.
  await page.mouse.move(1, 1);
  await page.mouse.move(200, 200);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
});

/** Bytes of HTML with 24 jobs, gzip: 26 kB, by some hundred more or less with the day and hour; 34 kB with all of each job in its state. */
const MOST_HTML_BYTES = 28_000;

test('a list of jobs has no more in its state than it shows', async ({ request }) => {
  const html = await (await request.get('/jobs?searchLocation=Raleigh')).body();
  expect(html.toString().match(/<li data-job=/g)).toHaveLength(24);
  expect(gzipSync(html).length).toBeLessThan(MOST_HTML_BYTES);
});

test('the choice of cities stays while its script is late', async ({ page }) => {
  await watchLayoutShifts(page);
  let letThrough: () => void = () => undefined;
  const release = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/choose-place-*.js', async (route) => {
    await release;
    await route.continue();
  });
  await page.addInitScript(() => {
    let wasThere = false;
    const look = () => {
      const isThere = document.querySelector('main ul[aria-label="Cities"]') !== null;
      if (wasThere && !isThere) document.documentElement.dataset.vanished = '';
      wasThere = isThere;
      requestAnimationFrame(look);
    };
    look();
  });
  const isLate = page.waitForRequest('**/assets/choose-place-*.js');
  await page.goto('/jobs', { waitUntil: 'commit' });
  await isLate;
  letThrough();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('list', { name: 'Cities' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-vanished');
  await expectStill(page);
});
