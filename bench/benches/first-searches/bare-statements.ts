import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { databaseAddress } from '@nextshift/test-kit/database/embedded-database';
import { databaseCpuUs } from '../../harness/database-cpu-time.ts';
import type { Statement } from '../../harness/recorded-statement.ts';

/** What the process is told. */
export interface BareStatements {
  readonly connectionString: string;
  readonly statements: readonly Statement[];
  readonly connections: number;
}

const program = fileURLToPath(new URL('send-statements.ts', import.meta.url));

/**
 * Sends prepared statements through pg from a process that has just started.
 * @returns processor time of it and of the database in microseconds, from the first connection on
 */
export async function runBareStatements(
  dataDir: string,
  statements: readonly Statement[],
  connections: number,
): Promise<number> {
  const child = fork(program);
  const before = databaseCpuUs(dataDir);
  const work: BareStatements = {
    connectionString: databaseAddress(dataDir),
    statements,
    connections,
  };
  child.send(work);
  const failed = once(child, 'exit').then(() => {
    throw new Error('The bare statements were not sent.');
  });
  const [ownUs] = (await Promise.race([once(child, 'message'), failed])) as [number];
  const databaseUs = databaseCpuUs(dataDir) - before;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
  return ownUs + databaseUs;
}
