import { firstLoadScripts, withBrowser } from './first-load.mjs';
import { publicPages } from './public-pages.mjs';
import { startServer } from './start-server.mjs';

/** Bytes of JavaScript, gzip, that a visitor's first page may bring; measured on these pages. */
const BUDGET = 150_000;
const BUDGETED = ['home', 'jobs'];

/** Chunks are named by the modules that they begin with. */
const EMPLOYER_SIDE =
  /^(employer|applicant|create-|edit-job|job-(success|form|draft)|.*subscription)/;

const server = await startServer(4491);
try {
  const pages = await publicPages(server.address);
  const complaints = await withBrowser(async (browser) => {
    const found = [];
    for (const { name, url } of pages) {
      const scripts = await firstLoadScripts(browser, url);
      const sum = scripts.reduce((total, { gzip }) => total + gzip, 0);
      console.log(
        `${name.padEnd(10)}${(sum / 1000).toFixed(1).padStart(7)} kB in ${scripts.length} scripts`,
      );
      if (BUDGETED.includes(name) && sum > BUDGET) {
        found.push(`${name} brings more than ${BUDGET / 1000} kB of JavaScript`);
      }
      for (const { file } of scripts.filter((script) => EMPLOYER_SIDE.test(script.file))) {
        found.push(`${name} brings ${file} of the employer's side`);
      }
    }
    return found;
  });
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
} finally {
  await server.stop();
}
