import type { Bench, Measurement } from '../harness/bench.ts';
import { compareWithBare } from '../harness/compare-with-bare.ts';
import { CONNECTIONS } from '../harness/load.ts';
import { publicPages } from '../harness/public-pages.ts';

const GOAL = { atLeast: 0.6 };
const MEASURED: readonly string[] = ['home', 'jobs', 'job'];

const encodings = [
  { name: 'as it is', headers: {} },
  { name: 'compressed', headers: { 'accept-encoding': 'gzip, deflate, br' } },
] as const;

export const pages: Bench = {
  name: 'pages',
  title: 'Cached public pages, compared with a bare Fastify route that sends the same bytes',
  async measure(testbed) {
    const { address, pid } = await testbed.start(await testbed.board('1-million'));
    const measurements: Measurement[] = [];
    const sizes: Record<string, number> = {};
    for (const { name, url } of await publicPages(address)) {
      if (!MEASURED.includes(name)) continue;
      const path = url.slice(address.length);
      for (const { name: encoding, headers } of encodings) {
        const what = `${name}, ${encoding}`;
        const common = { address, pid, path, goal: GOAL };
        const compared = await compareWithBare(testbed, { ...common, what, headers });
        measurements.push(...compared.measurements);
        sizes[`bytes of ${what}`] = compared.bytes;
      }
    }
    return {
      measurements,
      sizes: { board: '1 million active jobs', connections: CONNECTIONS, ...sizes },
    };
  },
};
