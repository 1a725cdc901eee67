import { setTimeout as sleep } from 'node:timers/promises';
import { MEGABYTE, openDescriptors, residentBytes } from '../../harness/process-figures.ts';
import type { ServerProcess } from '../../harness/server-process.ts';
import type { Stage } from '../../harness/stage.ts';

/** What a server holds while nothing is under way. */
export interface Holdings {
  /** Open files and connections, those to the database aside. */
  readonly descriptors: number;
  readonly databaseConnections: number;
}

/** Longest that connections may take to go away once nobody uses them, in milliseconds. */
const CALM_WITHIN_MS = 3_000;

/** The memory of a server at a moment, in MB. */
export interface MemorySample {
  /** In seconds since the start. */
  readonly second: number;
  readonly resident: number;
  /** The same without what the collector of garbage has set aside and does not use. */
  readonly kept: number;
}

/** Samples the memory of a server each second until it is stopped. */
export function watchMemory({ pid, address }: ServerProcess) {
  const samples: MemorySample[] = [];
  const started = performance.now();
  const stopping = new AbortController();
  const ended = keepSampling();

  async function keepSampling(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sample();
      await sleep(1_000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function sample(): Promise<void> {
    const second = (performance.now() - started) / 1_000;
    const figures = await (await fetch(`${address}/metrics`)).text();
    const resident = residentBytes(pid);
    const unused = figureIn(figures, 'heap_size_total') - figureIn(figures, 'heap_size_used');
    samples.push({
      second,
      resident: resident / MEGABYTE,
      kept: (resident - unused) / MEGABYTE,
    });
  }

  return {
    /** Takes a last sample, and gives all. */
    async stop(): Promise<readonly MemorySample[]> {
      stopping.abort();
      await ended;
      await sample();
      return samples;
    },
  };
}

function figureIn(figures: string, name: string): number {
  const [, value] = new RegExp(`^nodejs_${name}_bytes (\\S+)$`, 'm').exec(figures) ?? [];
  if (value === undefined) throw new Error(`There is no ${name} among the figures.`);
  return Number(value);
}

/** Counts what a server holds that nobody is asking anything; the least within a few seconds. */
export async function countHoldings(
  stage: Stage,
  { pid }: ServerProcess,
  dataDir: string,
): Promise<Holdings> {
  return stage.inDatabase(dataDir, async (database) => {
    let least: Holdings | undefined;
    const until = performance.now() + CALM_WITHIN_MS;
    while (performance.now() < until) {
      const { rows } = await database.query<{ count: string }>(
        "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'nextshift%'",
      );
      const databaseConnections = Number(rows[0]?.count);
      const descriptors = openDescriptors(pid) - databaseConnections;
      if (least === undefined || descriptors < least.descriptors) {
        least = { descriptors, databaseConnections };
      }
      await sleep(100);
    }
    return least ?? { descriptors: 0, databaseConnections: 0 };
  });
}
