import { gzipSync } from 'node:zlib';
import { expect, test } from '../journey.ts';

/** Bytes of JavaScript, gzip; `npm run size` lists them. */
const MOST_BYTES = 150_000;

/** Chunks are named by their first module. */
const EMPLOYER_PAGE = /\/((employer|applicant)-|create-|edit-job)/;

for (const path of ['/', '/jobs?searchLocation=Raleigh']) {
  test(`a visitor's ${path} loads few scripts, and none of the employer's pages`, async ({
    page,
  }) => {
    const scripts: Promise<{ url: string; bytes: number }>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const measured = response
        .body()
        .then((body) => ({ url: response.url(), bytes: gzipSync(body).length }));
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
    expect(sum).toBeLessThan(MOST_BYTES);
  });
}
