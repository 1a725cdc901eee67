import { startSecondServer } from '@nextshift/test-kit/processes/second-server';
import type { Findings } from '@nextshift/test-kit/prove/proof';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { CLIENTS, createCrowd } from './crowd.ts';
import { judge, type Race } from './race.ts';

/** For faults: simulates a busy machine, so that a missing lock shows immediately. */
export const PAUSE = 'await new Promise((resolve) => setTimeout(resolve, 300));';

interface Size {
  readonly rounds: number;
  readonly servers: number;
  /** By default twenty. */
  readonly clients?: number;
}

/** Plays rounds of each race, until one contradicts its rule. */
export async function runRaces(
  testbed: Testbed,
  all: readonly Race[],
  { rounds, servers, clients = CLIENTS }: Size,
): Promise<Findings> {
  const dataDir = await testbed.newDataDir();
  const addresses = [(await testbed.start(dataDir)).address];
  if (servers > 1) addresses.push((await startSecondServer(testbed, dataDir)).address);
  const crowd = createCrowd(addresses, clients);
  testbed.afterwards(async () => crowd.leave());
  const violations: string[] = [];
  let played = 0;
  let requests = 0;
  let failures = 0;
  await testbed.inDatabase(dataDir, async (database) => {
    // One contradiction is enough: later rounds would only repeat it.
    while (played < rounds && violations.length === 0) {
      played += 1;
      for (const race of all) {
        const outcome = await race.run({ crowd, database, dataDir });
        requests += outcome.replies.length;
        failures += outcome.replies.filter(({ status }) => status >= 500).length;
        violations.push(...judge(`Round ${played}, ${race.name}`, outcome));
      }
      if (played % 10 === 0) testbed.note(`${played} rounds`);
    }
  });
  return {
    figures: {
      races: all.length,
      'rounds of each': played,
      clients,
      servers,
      requests,
      'answers of 5xx': failures,
    },
    violations,
  };
}
