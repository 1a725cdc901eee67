import { launch } from 'chrome-launcher';
import lighthouse, { type Result as LighthouseResult } from 'lighthouse';
import { ensureChromium } from '../../scripts/ensure-chromium.mjs';

export type { LighthouseResult };

/** Audits a page as a mobile visitor has it. */
export type Audit = (url: string, categories: readonly string[]) => Promise<LighthouseResult>;

/** Runs `use` with Lighthouse in a Chromium that is closed afterwards. */
export async function withLighthouse<Result>(
  use: (audit: Audit) => Promise<Result>,
): Promise<Result> {
  const chrome = await launch({
    chromePath: String(ensureChromium()),
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  try {
    return await use(async (url, categories) => {
      const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories] });
      if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
      const { audits } = result.lhr;
      const failed = Object.values(audits).find((each) => each.scoreDisplayMode === 'error');
      if (failed) {
        const why = failed.errorMessage ?? 'for no reason that it tells';
        throw new Error(`Lighthouse could not measure ${failed.id} of ${url}: ${why}`);
      }
      return result.lhr;
    });
  } finally {
    chrome.kill();
  }
}
