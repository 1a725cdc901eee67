import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/ensure-chromium.mjs';

/** Runs `use` with a Chromium that is closed afterwards. */
export async function withBrowser(use) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** The scripts that a browser which was never here fetches until a page is idle, by file name. */
export async function firstLoadScripts(browser, url) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const requests = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') requests.push(request);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await Promise.all(
      requests.map(async (request) => {
        const body = await (await request.response()).body();
        return {
          file: new URL(request.url()).pathname.split('/').at(-1),
          gzip: gzipSync(body, { level: 9 }).length,
        };
      }),
    );
  } finally {
    await context.close();
  }
}
