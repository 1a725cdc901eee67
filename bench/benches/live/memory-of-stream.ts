import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '@nextshift/test-kit/numbers/median';
import type { Account } from '@nextshift/test-kit/people/insert-people';
import { sampleMemory } from '@nextshift/test-kit/processes/memory-samples';
import type { BenchTestbed } from '../../harness/bench-testbed.ts';
import { startBeside } from '../../harness/start-beside.ts';
import { openLiveClient } from './live-client.ts';

const KILOBYTES_OF_MEGABYTE = 1_000;
/** Samples of which the median counts. */
const SAMPLES = 5;

/**
 * What an instance keeps for each stream, in kilobytes: the memory that remains after garbage collection with a stream of
 * each account, without what it was before, divided by their number.
 */
export async function measureMemoryOfStream(
  testbed: BenchTestbed,
  dataDir: string,
  accounts: readonly Account[],
): Promise<number> {
  const memory = sampleMemory(testbed, 1);
  const server = await startBeside(testbed, dataDir, 'measured', memory.env);
  const read = async () => {
    const since = Date.now();
    while (memory.since(since).length < SAMPLES) await sleep(1_000);
    return median(memory.since(since).map(({ value }) => value));
  };
  // Its first streams load what all of them need.
  const open = async (some: readonly Account[]) => {
    const clients = some.map((account) => openLiveClient([server.address], account));
    await Promise.all(clients.map(({ begun }) => begun));
    return clients;
  };
  for (const client of await open(accounts)) client.close();
  await read();
  const before = await read();
  const clients = await open(accounts);
  await read();
  const withStreams = await read();
  for (const client of clients) client.close();
  return ((withStreams - before) * KILOBYTES_OF_MEGABYTE) / accounts.length;
}
