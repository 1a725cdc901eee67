import type { Bench, Measurement } from '../harness/bench.ts';
import { median } from '@nextshift/test-kit/numbers/median';
import { publicPages } from '../harness/public-pages.ts';
import { type Audit, type LighthouseResult, withLighthouse } from '../harness/run-lighthouse.ts';

const RUNS = 5;
const MEASURED: readonly string[] = ['home', 'jobs', 'job'];
/** The job search before anybody has searched. */
const UNSEARCHED = { name: 'jobs without a search', path: '/jobs' };
/** A page of the same server that has next to nothing on it. */
const BLANK = '/offline';

type Runs = Record<string, LighthouseResult[]>;

export const lighthouse: Bench = {
  name: 'lighthouse',
  title: 'Lighthouse scores of public pages, mobile, median of five runs',
  async measure(testbed) {
    const { address } = await testbed.start(await testbed.sampleBoard());
    const pages = (await publicPages(address)).filter(({ name }) => MEASURED.includes(name));
    pages.push({ name: UNSEARCHED.name, url: address + UNSEARCHED.path });
    const all = [...pages, { name: 'blank', url: address + BLANK }];
    const runs = await withLighthouse((audit) => auditInTurns(audit, all));
    const blank = medianAudit(runs, 'blank', 'largest-contentful-paint') / 1_000;
    return {
      measurements: pages.flatMap(({ name }): Measurement[] => [
        {
          what: `${name}: performance`,
          unit: 'points',
          figure: median((runs[name] ?? []).map(performanceOf)),
          goal: { atLeast: 98 },
        },
        {
          what: `${name}: largest contentful paint, against a blank page`,
          unit: 's',
          figure: medianAudit(runs, name, 'largest-contentful-paint') / 1_000,
          baseline: blank,
          goal: { atMost: 1.2 },
        },
        {
          what: `${name}: cumulative layout shift`,
          unit: 'shift',
          figure: medianAudit(runs, name, 'cumulative-layout-shift'),
          goal: { atMost: 0 },
        },
        {
          what: `${name}: total blocking time`,
          unit: 'ms',
          figure: medianAudit(runs, name, 'total-blocking-time'),
          goal: { atMost: 100 },
        },
      ]),
      sizes: { board: 'sample', runs: RUNS, 'blank page': BLANK },
    };
  },
};

async function auditInTurns(
  audit: Audit,
  pages: readonly { readonly name: string; readonly url: string }[],
): Promise<Runs> {
  const runs: Runs = {};
  for (let run = 0; run < RUNS; run += 1) {
    for (const { name, url } of pages) {
      (runs[name] ??= []).push(await audit(url, ['performance']));
    }
  }
  return runs;
}

function performanceOf({ categories }: LighthouseResult): number {
  return Math.round((categories.performance?.score ?? NaN) * 100);
}

function medianAudit(runs: Runs, name: string, audit: string): number {
  return median((runs[name] ?? []).map(({ audits }) => audits[audit]?.numericValue ?? NaN));
}
