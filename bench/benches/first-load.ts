import type { Bench, Measurement } from '../harness/bench.ts';
import {
  BUDGETED_PAGES,
  employerScripts,
  FIRST_LOAD_BUDGET,
  firstLoadScripts,
  totalOf,
  UNUSED_BUDGET,
  withBrowser,
} from '../harness/first-load.ts';
import { publicPages } from '../harness/public-pages.ts';

export const firstLoad: Bench = {
  name: 'first-load',
  title: 'JavaScript that a first visit loads until the page is idle, and once it is used',
  async measure(testbed) {
    const { address } = await testbed.start(await testbed.sampleBoard());
    const pages = await publicPages(address);
    const measurements = await withBrowser(async (browser) => {
      const found: Measurement[] = [];
      for (const { name, url } of pages) {
        const unused = await firstLoadScripts(browser, url, { isUsed: false });
        const scripts = await firstLoadScripts(browser, url, { isUsed: true });
        found.push({
          what: `${name}: until it is used`,
          unit: 'kB gzip',
          figure: totalOf(unused) / 1000,
          goal: { atMost: UNUSED_BUDGET / 1000 },
        });
        found.push({
          what: `${name}: with its first use`,
          unit: 'kB gzip',
          figure: totalOf(scripts) / 1000,
          ...(BUDGETED_PAGES.includes(name) ? { goal: { atMost: FIRST_LOAD_BUDGET / 1000 } } : {}),
        });
        found.push({
          what: `${name}: scripts of the employer's side`,
          unit: 'scripts',
          figure: employerScripts(scripts).length,
          goal: { atMost: 0 },
        });
      }
      return found;
    });
    return { measurements, sizes: { board: 'sample', pages: pages.length } };
  },
};
