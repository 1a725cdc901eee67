import { setTimeout as sleep } from 'node:timers/promises';
import { openDescriptors } from '@nextshift/test-kit/processes/process-figures';
import type { ServerProcess } from '@nextshift/test-kit/processes/server-process';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';

/** Resources that an idle server has open. */
export interface OpenResources {
  /** Open files and connections, except those to the database. */
  readonly descriptors: number;
  readonly databaseConnections: number;
}

/** How long unused connections may take to close, in milliseconds. */
const CALM_WITHIN_MS = 3_000;

/** Counts an idle server's open resources; the minimum within a few seconds. */
export async function countOpenResources(
  testbed: Testbed,
  { pid }: ServerProcess,
  dataDir: string,
): Promise<OpenResources> {
  return testbed.inDatabase(dataDir, async (database) => {
    let least: OpenResources | undefined;
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
