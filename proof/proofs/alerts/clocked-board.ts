import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseAddress, withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { call, callOrFail } from '@nextshift/test-kit/requests/caller';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';

const PROGRAM = 'test/servers/clocked-server.ts';

export interface SentMail {
  readonly to: string;
  readonly messageId: string;
  readonly html: string;
}

/** Opens a server whose clock stands still, and which can be killed while it sends alerts. */
export async function openClockedBoard(testbed: Testbed) {
  const dataDir = join(testbed.folder, 'alerts');
  await mkdir(dataDir);
  const program = await testbed.buildProgram(PROGRAM);
  const start = () => testbed.start(dataDir, { program, env: { LOG_LEVEL: 'warn' } });
  let server = await start();
  let read = 0;
  const set = (now: number, tasks: readonly string[]) =>
    callOrFail(server.address, 'PUT', '/clock', {
      body: { now: new Date(now).toISOString(), tasks },
    });

  return {
    dataDir,
    address: () => server.address,
    call: (method: string, path: string, options: Parameters<typeof call>[3]) =>
      call(server.address, method, path, options),
    /** Sets the clock, and runs nothing. */
    set: (now: number) => set(now, []),
    /** Sets the clock and sends the alerts that are due. */
    wake: (now: number) => set(now, ['alerts']),
    /** The same, but the server is killed after a while and started again, which finishes the work. */
    async wakeAndKill(now: number, afterMs: number): Promise<void> {
      const interrupted = set(now, ['alerts']).catch(() => undefined);
      await sleep(afterMs);
      await server.kill();
      await interrupted;
      server = await start();
      // As the clean-up does once a worker's lease is gone; failed tasks are due at once.
      await withDatabase(databaseAddress(dataDir, 'postgres'), (superuser) =>
        superuser.query(
          'UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, run_at = created_at',
        ),
      );
      await set(now, ['alerts']);
    },
    /** The mails since the last call. */
    async takeMails(): Promise<SentMail[]> {
      const lines = await readLines(join(dataDir, 'mails.jsonl'));
      const fresh = lines.slice(read);
      read = lines.length;
      return fresh.map((line) => JSON.parse(line) as SentMail);
    },
  };
}

export type ClockedBoard = Awaited<ReturnType<typeof openClockedBoard>>;

/** The lines of a file, which need not exist yet. */
async function readLines(file: string): Promise<string[]> {
  const text = await readFile(file, { encoding: 'utf8', flag: 'a+' });
  return text.split('\n').filter((line) => line !== '');
}
