import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../scripts/ensure-chromium.mjs';
import { publicPages } from './public-pages.mjs';
import { startServer } from './start-server.mjs';

const RUNS = 3;
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

// A server that runs already is measured by `npm run lighthouse -- http://localhost:4000`.
const [given] = process.argv.slice(2);
const server = given ? { address: given, stop: async () => {} } : await startServer(4492);
const chrome = await launch({
  chromePath: ensureChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox'],
});
try {
  const pages = await publicPages(server.address);
  const complaints = [];
  for (const { name, url } of pages) complaints.push(...(await measure(name, url)));
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
} finally {
  chrome.kill();
  await server.stop();
}

/** Prints a page's four scores, the median of each; answers what is wrong with them. */
async function measure(name, url) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: Object.keys(LEAST) });
    runs.push(result.lhr);
  }
  const scores = Object.keys(LEAST).map((category) => ({
    category,
    score: median(runs.map((lhr) => Math.round((lhr.categories[category].score ?? 0) * 100))),
  }));
  console.log(
    [name.padEnd(9), ...scores.map(({ category, score }) => `${category} ${score}`)].join('  '),
  );
  return scores
    .filter(({ category, score }) => score < LEAST[category])
    .map(
      ({ category, score }) =>
        `${name}: ${category} ${score} < ${LEAST[category]}: ${reasons(runs.at(-1), category)}`,
    );
}

function reasons(lhr, category) {
  return lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim())
    .join(', ');
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
