import {
  BUDGETED_PAGES,
  employerScripts,
  FIRST_LOAD_BUDGET,
  firstLoadScripts,
  totalOf,
  withBrowser,
} from './harness/first-load.ts';
import { publicPages } from './harness/public-pages.ts';
import { withSampleServer } from './harness/with-sample-server.ts';

const complaints = await withSampleServer(async (address) => {
  const pages = await publicPages(address);
  return withBrowser(async (browser) => {
    const found: string[] = [];
    for (const { name, url } of pages) {
      const scripts = await firstLoadScripts(browser, url, { isUsed: true });
      const sum = totalOf(scripts);
      console.log(
        `${name.padEnd(10)}${(sum / 1000).toFixed(1).padStart(7)} kB in ${scripts.length} scripts`,
      );
      if (BUDGETED_PAGES.includes(name) && sum > FIRST_LOAD_BUDGET) {
        found.push(`${name} brings more than ${FIRST_LOAD_BUDGET / 1000} kB of JavaScript`);
      }
      for (const file of employerScripts(scripts)) {
        found.push(`${name} brings ${file} of the employer's side`);
      }
    }
    return found;
  });
});
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
