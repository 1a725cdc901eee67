import type { Goal, Measurement } from './bench.ts';
import type { BenchTestbed } from './bench-testbed.ts';
import { createKeepAliveClient } from './keep-alive-client.ts';
import { compareLoads, type Target } from './load.ts';
import { startBareServer } from './start-bare-server.ts';

/** Response headers that change the meaning of the bytes. */
const KEPT_HEADERS = ['content-type', 'content-encoding', 'etag'] as const;

/** Warm-up requests after which the response is cached. */
const WARM_UPS = 5;

interface Comparison {
  readonly what: string;
  readonly address: string;
  readonly pid: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly goal: Goal;
}

/** Puts the server and a bare Fastify with the same response under the same load. */
export async function compareWithBare(
  testbed: BenchTestbed,
  { what, address, pid, path, headers = {}, status = 200, goal }: Comparison,
): Promise<{ measurements: Measurement[]; bytes: number }> {
  const client = createKeepAliveClient(address);
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) await client.get(path, headers);
  const response = await client.get(path, headers);
  client.close();
  if (response.status !== status)
    throw new Error(`${path} answered ${response.status}, not ${status}.`);
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = response.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const body = response.bytes.length === 0 ? null : response.bytes;
  const bare = await startBareServer(testbed, { status, headers: Object.fromEntries(kept), body });
  const measured: Target = { url: address + path, pid, headers, status };
  const loads = await compareLoads(measured, { ...bare, headers });
  return {
    bytes: response.bytes.length,
    measurements: [
      {
        what,
        unit: 'requests/s',
        figure: loads.measured.perSecond,
        baseline: loads.baseline.perSecond,
        goal,
      },
      {
        what: `${what}: processor time of a request`,
        unit: 'µs',
        figure: loads.measured.cpuUs,
        baseline: loads.baseline.cpuUs,
      },
    ],
  };
}
