import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Request } from '@playwright/test';
import { isReadyWhenUsed } from '@nextshift/test-kit/pages/is-ready-when-used';
import { ensureChromium } from '../../scripts/ensure-chromium.mjs';

/** Bytes of JavaScript, gzip, that a visitor's first page may bring. */
export const FIRST_LOAD_BUDGET = 150_000;
/** Bytes of JavaScript, gzip, that it may bring before a visitor does anything. */
export const UNUSED_BUDGET = 60_000;
/** The pages that the budget of a first page applies to. */
export const BUDGETED_PAGES: readonly string[] = ['home', 'jobs'];

/** Chunks are named after their first module. */
const EMPLOYER_SIDE =
  /^(employer|applicant|create-|edit-job|job-(success|form|draft)|.*subscription)/;

interface LoadedScript {
  readonly file: string;
  /** Bytes, compressed as well as gzip can. */
  readonly gzip: number;
}

/** Runs `use` with a Chromium that is closed afterwards. */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: String(ensureChromium()),
    args: ['--no-sandbox'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** The scripts that a new visitor's browser loads until a page is idle, unused or after its first use. */
export async function firstLoadScripts(
  browser: Browser,
  url: string,
  { isUsed }: { readonly isUsed: boolean },
): Promise<LoadedScript[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') requests.push(request);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    if (isUsed) {
      await page.waitForFunction(isReadyWhenUsed);
      await page.waitForLoadState('networkidle');
    }
    return await Promise.all(
      requests.map(async (request) => ({
        file: new URL(request.url()).pathname.split('/').at(-1) ?? '',
        gzip: gzipSync((await (await request.response())?.body()) ?? '', { level: 9 }).length,
      })),
    );
  } finally {
    await context.close();
  }
}

export function totalOf(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((total, { gzip }) => total + gzip, 0);
}

/** Those that only employers need. */
export function employerScripts(scripts: readonly LoadedScript[]): string[] {
  return scripts.map(({ file }) => file).filter((file) => EMPLOYER_SIDE.test(file));
}
