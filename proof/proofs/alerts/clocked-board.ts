import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseAddress, withDatabase } from '@nextshift/test-kit/database/embedded-database';
import type { LaunchedServer } from '@nextshift/test-kit/processes/server-process';
import { call, callOrFail } from '@nextshift/test-kit/requests/caller';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';

const PROGRAM = 'test/servers/clocked-server.ts';

export interface SentMail {
  readonly to: string;
  readonly messageId: string;
  readonly html: string;
}

interface Worker {
  readonly dataDir: string;
  server: LaunchedServer;
}

/**
 * Opens servers with one database, whose clocks stand still. All of them send the alerts that are due, each of them
 * except the first, which runs the database, can be killed while it does.
 */
export async function openClockedBoard(testbed: Testbed, workers: number) {
  const program = await testbed.buildProgram(PROGRAM);
  const start = (dataDir: string, env: Readonly<Record<string, string>> = {}) =>
    testbed.start(dataDir, { program, env: { LOG_LEVEL: 'warn', ...env } });
  const dataDir = await makeFolder(testbed, 1);
  const first: Worker = { dataDir, server: await start(dataDir) };
  const shared = { DATABASE_URL: databaseAddress(dataDir) };
  const others: Worker[] = [];
  for (let number = 2; number <= workers; number += 1) {
    const own = await makeFolder(testbed, number);
    others.push({ dataDir: own, server: await start(own, shared) });
  }
  const all = [first, ...others];
  /** Bytes of each worker's mails that were read. */
  const read = new Map<Worker, number>();
  const setOne = ({ server }: Worker, now: number, tasks: readonly string[]) =>
    callOrFail(server.address, 'PUT', '/clock', {
      body: { now: new Date(now).toISOString(), tasks },
    });
  const setAll = async (now: number, tasks: readonly string[]) => {
    await Promise.all(all.map((worker) => setOne(worker, now, tasks)));
  };

  return {
    dataDir,
    address: () => first.server.address,
    call: (method: string, path: string, options: Parameters<typeof call>[3]) =>
      call(first.server.address, method, path, options),
    /** Sets the clocks, and runs nothing. */
    set: (now: number) => setAll(now, []),
    /** Sets the clocks and sends the alerts that are due. */
    wake: (now: number) => setAll(now, ['alerts']),
    /** The same, but one server is killed after a while and started again, which finishes its work. */
    async wakeAndKill(now: number, afterMs: number): Promise<void> {
      const victim = testbed.random.pick(others);
      const interrupted = setOne(victim, now, ['alerts']).catch(() => undefined);
      const working = all.filter((worker) => worker !== victim);
      const finished = Promise.all(working.map((worker) => setOne(worker, now, ['alerts'])));
      await sleep(afterMs);
      await victim.server.kill();
      await Promise.all([interrupted, finished]);
      victim.server = await start(victim.dataDir, shared);
      // As the clean-up does once a worker's lease is gone; failed tasks are due at once.
      await withDatabase(databaseAddress(dataDir, 'postgres'), (superuser) =>
        superuser.query(
          'UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, run_at = created_at',
        ),
      );
      await setAll(now, ['alerts']);
    },
    /** The mails since the last call. */
    async takeMails(): Promise<SentMail[]> {
      const mails: SentMail[] = [];
      for (const worker of all) {
        const start = read.get(worker) ?? 0;
        const fresh = await readFrom(join(worker.dataDir, 'mails.jsonl'), start);
        read.set(worker, start + Buffer.byteLength(fresh));
        const lines = fresh.split('\n').filter((line) => line !== '');
        mails.push(...lines.map((line) => JSON.parse(line) as SentMail));
      }
      return mails;
    },
  };
}

async function makeFolder(testbed: Testbed, number: number): Promise<string> {
  const dataDir = join(testbed.folder, `alerts-${number}`);
  await mkdir(dataDir);
  return dataDir;
}

export type ClockedBoard = Awaited<ReturnType<typeof openClockedBoard>>;

/** What was written to a file, which need not exist yet, since it had so many bytes. */
async function readFrom(path: string, start: number): Promise<string> {
  const file = await open(path, 'a+');
  return text(file.createReadStream({ start }));
}
