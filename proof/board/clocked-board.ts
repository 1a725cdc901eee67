import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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

interface BoardOptions {
  readonly workers: number;
  /** The recurring task that all of them run. */
  readonly task: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Opens servers with one database, whose clocks stand still. All of them run a recurring task, each of them except the
 * first, which runs the database, can be killed while it does.
 */
export async function openClockedBoard(
  testbed: Testbed,
  { workers, task, env = {} }: BoardOptions,
) {
  const program = await testbed.buildProgram(PROGRAM);
  const start = (dataDir: string, database = {}) =>
    testbed.start(dataDir, { program, env: { LOG_LEVEL: 'warn', ...env, ...database } });
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
  const setOne = ({ server }: Worker, now: number, tasks: readonly string[], leavesQueue = false) =>
    callOrFail(server.address, 'PUT', '/clock', {
      body: { now: new Date(now).toISOString(), tasks, leavesQueue },
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
    /** Sets the clocks and does what is due. */
    wake: (now: number) => setAll(now, [task]),
    /** The same, but what the task queues stays there. */
    queueUp: (now: number) => setOne(first, now, [task], true),
    /** Sets the clocks and does what is due, but one server is killed at some moment and started again, which finishes its work. */
    async wakeAndKill(now: number, moment: () => Promise<unknown>): Promise<void> {
      const victim = testbed.random.pick(others);
      const interrupted = setOne(victim, now, [task]).catch(() => undefined);
      const finish = () =>
        Promise.all(
          all.filter((worker) => worker !== victim).map((worker) => setOne(worker, now, [task])),
        );
      // The victim, which may be cold, gets the work to itself in half of the cases.
      const finished = testbed.random.fraction() < 0.5 ? finish() : undefined;
      await moment();
      await victim.server.kill();
      await Promise.all([interrupted, finished ?? finish()]);
      victim.server = await start(victim.dataDir, shared);
      // As the clean-up does once a worker's lease is gone; failed tasks are due at once.
      await withDatabase(databaseAddress(dataDir, 'postgres'), (superuser) =>
        superuser.query(
          'UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, run_at = created_at WHERE attempts > 0',
        ),
      );
      await setAll(now, [task]);
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
  const dataDir = join(testbed.folder, `clocked-${number}`);
  await mkdir(dataDir);
  return dataDir;
}

export type ClockedBoard = Awaited<ReturnType<typeof openClockedBoard>>;

/** What was written to a file, which need not exist yet, since it had so many bytes. */
async function readFrom(path: string, start: number): Promise<string> {
  const file = await open(path, 'a+');
  return text(file.createReadStream({ start }));
}

/** Mails that were sent more than once, which a kill alone explains. @returns what is wrong */
export function findRepeatedMails(mails: readonly SentMail[], moment: number): string[] {
  const ids = mails.map(({ messageId }) => messageId);
  const repeated = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  return [...repeated].map((id) => `${new Date(moment).toISOString()}: ${id} was sent twice`);
}
