import { median } from '@nextshift/test-kit/numbers/median';
import { publicPages } from './harness/public-pages.ts';
import { type Audit, type LighthouseResult, withLighthouse } from './harness/run-lighthouse.ts';
import { withSampleServer } from './harness/with-sample-server.ts';

const RUNS = 3;
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

// Measure a running server with `npm run lighthouse -- http://localhost:4000`.
const [given] = process.argv.slice(2);
const complaints =
  given === undefined ? await withSampleServer(measurePages) : await measurePages(given);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

async function measurePages(address: string): Promise<string[]> {
  const pages = await publicPages(address);
  return withLighthouse(async (audit) => {
    const found: string[] = [];
    for (const { name, url } of pages) found.push(...(await measure(audit, name, url)));
    return found;
  });
}

/** Prints a page's four scores, the median of each; returns complaints. */
async function measure(audit: Audit, name: string, url: string): Promise<string[]> {
  const runs: LighthouseResult[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(url, Object.keys(LEAST)));
  const scores = Object.entries(LEAST).map(([category, least]) => ({
    category,
    least,
    score: median(runs.map((run) => Math.round((run.categories[category]?.score ?? 0) * 100))),
  }));
  console.log(
    [name.padEnd(9), ...scores.map(({ category, score }) => `${category} ${score}`)].join('  '),
  );
  return scores
    .filter(({ least, score }) => score < least)
    .map(
      ({ category, least, score }) =>
        `${name}: ${category} ${score} < ${least}: ${reasons(runs, category)}`,
    );
}

function reasons(runs: readonly LighthouseResult[], category: string): string {
  const last = runs.at(-1);
  const weighty = last?.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return weighty
    .filter(({ id }) => (last?.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${last?.audits[id]?.displayValue ?? ''}`.trim())
    .join(', ');
}
