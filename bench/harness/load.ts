import autocannon from 'autocannon';
import { cpuTimeUs } from './cpu-time.ts';
import { median } from '@nextshift/test-kit/numbers/median';

export const CONNECTIONS = 20;
const SECONDS = 5;
const WARM_SECONDS = 2;

/** A server in a separate process. */
export interface Target {
  readonly url: string;
  readonly pid: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
}

export interface Load {
  /** Responses per second. */
  readonly perSecond: number;
  /** CPU time of the process, in microseconds per request. */
  readonly cpuUs: number;
}

/** Puts a target under load. Any other than the expected response is an error. */
async function loadOf({ url, pid, headers = {}, status = 200 }: Target, duration: number) {
  const before = cpuTimeUs(pid);
  const result = await autocannon({
    url,
    headers: { ...headers },
    connections: CONNECTIONS,
    duration,
  });
  const answered = result.requests.total;
  const awaited = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (awaited < answered || result.errors > 0 || answered === 0) {
    throw new Error(
      `${url}: ${answered - awaited} of ${answered} responses were not ${status}, ${result.errors} failed`,
    );
  }
  return { perSecond: result.requests.average, cpuUs: (cpuTimeUs(pid) - before) / answered };
}

/** The medians of several measurements of each, taken in turns, so that a slow moment affects both alike. */
export async function compareLoads(measured: Target, baseline: Target, rounds = 5) {
  const loads: { measured: Load[]; baseline: Load[] } = { measured: [], baseline: [] };
  for (const target of [measured, baseline]) await loadOf(target, WARM_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    loads.measured.push(await loadOf(measured, SECONDS));
    loads.baseline.push(await loadOf(baseline, SECONDS));
  }
  return { measured: medianOf(loads.measured), baseline: medianOf(loads.baseline) };
}

function medianOf(loads: readonly Load[]): Load {
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    cpuUs: median(loads.map(({ cpuUs }) => cpuUs)),
  };
}
