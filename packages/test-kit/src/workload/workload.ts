import { EventEmitter, once } from 'node:events';
import type pg from 'pg';
import { type CallResponse, callOrFail } from '../requests/caller.ts';
import { grantPlan, signUpEmployer } from '../people/people.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import type { Testbed } from '../testbed/testbed.ts';
import { Ledger } from './ledger.ts';
import { createWriters, type Writer } from './writers.ts';

/** Concurrent writers of every kind, and the ledger of acknowledged writes. */
export interface Workload {
  readonly ledger: Ledger;
  /** 5xx responses since the start, by status. */
  readonly failures: Map<number, number>;
  /** Writers run until `stop` is called; a lost connection also stops a writer. */
  readonly begin: (address: string) => RunningWorkload;
}

export interface RunningWorkload {
  /** Settles after that many more acknowledged writes, or when all writers have stopped. */
  readonly hasWritten: (writes: number) => Promise<void>;
  /** Waits for the writes in flight. */
  readonly stop: () => Promise<void>;
}

/** Signs people up on a running server with its own database. */
export function prepareWorkload(
  testbed: Testbed,
  server: ServerProcess,
  dataDir: string,
): Promise<Workload> {
  return testbed.inDatabase(dataDir, (database) => createWorkload(server.address, database));
}

/** Signs people up on a board that has jobs in Raleigh. */
export async function createWorkload(address: string, database: pg.Client): Promise<Workload> {
  const employers = await Promise.all([0, 1].map(() => signUpEmployer(address)));
  for (const { id } of employers) await grantPlan(database, id);
  const path = '/jobs/searchjobs?searchLocation=Raleigh&limit=100';
  const jobs = (await callOrFail(address, 'GET', path)) as { id: string }[];
  const failures = new Map<number, number>();
  const refused = (_what: string, { status }: CallResponse) => {
    if (status >= 500) failures.set(status, (failures.get(status) ?? 0) + 1);
  };
  const writers = createWriters({ employers, jobIds: jobs.map(({ id }) => id), refused });
  const ledger = new Ledger();
  return { ledger, failures, begin: (address) => beginWriting(writers, address, ledger) };
}

function beginWriting(
  writers: readonly Writer[],
  address: string,
  ledger: Ledger,
): RunningWorkload {
  let stopped = false;
  const isStopped = () => stopped;
  let writes = 0;
  const counting = new EventEmitter();
  const turns = writers.map(async (write) => {
    while (!isStopped()) {
      const entry = await write(address).catch(() => undefined);
      // No response: nothing was acknowledged, and the server is gone.
      if (entry === undefined) return;
      if (entry === null) continue;
      ledger.add(entry);
      writes += 1;
      counting.emit('write');
    }
  });
  const over = Promise.all(turns);
  return {
    async hasWritten(target) {
      while (writes < target) {
        const isOver = await Promise.race([once(counting, 'write'), over.then(() => 'over')]);
        if (isOver === 'over') return;
      }
    },
    async stop() {
      stopped = true;
      await over;
    },
  };
}
