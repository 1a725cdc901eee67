import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { call, callOrFail } from '@nextshift/test-kit/requests/caller';
import { databaseAddress, withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { insertEmployers } from '@nextshift/test-kit/people/insert-people';
import { minimalJobBody, postJob } from '@nextshift/test-kit/people/people';
import type { Bench } from '../harness/bench.ts';
import { startBeside } from '../harness/start-beside.ts';

const CHANGES = 20;
/** Few: each takes as long as a cached response may live. */
const LOST_CHANGES = 3;
const POLL_MS = 5;
const PATIENCE_MS = 60_000;
const PATH = `/jobs/searchjobs?searchLocation=${minimalJobBody.city}`;

export const cacheFreshness: Bench = {
  name: 'cache-freshness',
  title: 'Time until the caches of two instances show a changed job',
  async measure(testbed) {
    const dataDir = await testbed.copyOfBoard('10-thousand');
    const first = await testbed.start(dataDir);
    const second = await startBeside(testbed, dataDir, 'second');
    const addresses = [first.address, second.address];
    const changeTitle = await prepareChange(dataDir, first.address);
    const worstOf = async (changes: number) => {
      let worst = 0;
      for (let change = 0; change < changes; change += 1) {
        const title = `Paper Folder ${change} of ${changes}`;
        worst = Math.max(worst, await timeUntilShown(addresses, title, changeTitle));
      }
      return worst / 1_000;
    };
    const told = await worstOf(CHANGES);
    await asOwner(dataDir, (owner) =>
      owner.query('alter table jobs disable trigger jobs_announce_change'),
    );
    const untold = await worstOf(LOST_CHANGES);
    return {
      measurements: [
        { what: 'slowest change', unit: 's', figure: told, goal: { atMost: 1 } },
        {
          what: 'slowest change whose notification is lost',
          unit: 's',
          figure: untold,
          goal: { atMost: 30 },
        },
      ],
      sizes: {
        board: '10 thousand active jobs',
        instances: addresses.length,
        changes: CHANGES,
        'changes that are not told': LOST_CHANGES,
      },
    };
  },
};

function asOwner<Result>(dataDir: string, use: (client: pg.Client) => Promise<Result>) {
  return withDatabase(databaseAddress(dataDir), use);
}

/** A job on top of its city's list, and how its title is changed. */
async function prepareChange(dataDir: string, address: string) {
  const [employer] = await asOwner(dataDir, (owner) => insertEmployers(owner, 1, 'corporate'));
  if (!employer) throw new Error('There is no employer.');
  const { token } = employer;
  const jobId = await postJob(address, employer);
  return (title: string) =>
    callOrFail(address, 'PUT', `/employerjobs/${jobId}`, { token, body: { title } });
}

/** Time from a change's response until every instance shows it, in milliseconds. */
async function timeUntilShown(
  addresses: readonly string[],
  title: string,
  change: (title: string) => Promise<unknown>,
): Promise<number> {
  // So that each has a response in its cache that is about to be stale.
  for (const address of addresses) {
    if (await shows(address, title)) throw new Error(`${title} is shown before it is true.`);
  }
  await change(title);
  const started = performance.now();
  for (const address of addresses) {
    while (!(await shows(address, title))) {
      if (performance.now() - started > PATIENCE_MS) return Infinity;
      await sleep(POLL_MS);
    }
  }
  return performance.now() - started;
}

async function shows(address: string, title: string): Promise<boolean> {
  const { status, text } = await call(address, 'GET', PATH);
  if (status !== 200) throw new Error(`${PATH} answered ${status}: ${text}`);
  return text.includes(`"${title}"`);
}
