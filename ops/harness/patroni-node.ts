import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processTree, signalAll } from '@nextshift/test-kit/database/database-processes';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { copySettings } from './copy-settings.ts';
import { type Engine, launchEngine, makeEngineFolder } from './engine.ts';
import { databaseUrl } from './postgres.ts';
import { takePort } from './take-port.ts';

/** One PostgreSQL and the Patroni that runs it. */
export interface PatroniNode {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  /** Connects to the board's database there, regardless of the leader. */
  readonly superuserConnectionString: string;
  start(): Engine;
  /** Kills both at the same time, as if their machine had lost power. */
  kill(): Promise<void>;
}

/**
 * Writes the settings of a node; it is not started yet.
 * @param places replaced texts
 */
export async function makePatroniNode(
  testbed: Testbed,
  name: string,
  etcd: string,
  places: Readonly<Record<string, string>>,
): Promise<PatroniNode> {
  const port = await takePort();
  const restPort = await takePort();
  const folder = makeEngineFolder(testbed, `node-${name}`);
  const data = join(folder, 'data');
  const settings = await copySettings(
    testbed,
    'patroni/node.yml',
    {
      'name: one': `name: ${name}`,
      '127.0.0.1:8008': `127.0.0.1:${restPort}`,
      '127.0.0.1:2379': etcd,
      '127.0.0.1:5432': `127.0.0.1:${port}`,
      '/var/lib/postgresql/15/nextshift': data,
      '/var/lib/postgresql/nextshift.pgpass': join(folder, 'pgpass'),
      ...places,
    },
    `node-${name}.yml`,
  );
  let patroni: Engine | undefined;
  const killDatabase = () => {
    const postmaster = postmasterIn(data);
    if (postmaster !== undefined) signalAll(processTree(postmaster), 'SIGKILL');
  };
  // PostgreSQL is not a child of Patroni, and outlives it.
  testbed.afterwards(async () => killDatabase());
  return {
    name,
    port,
    restPort,
    superuserConnectionString: databaseUrl({ port, role: 'postgres' }),
    start() {
      patroni = launchEngine(testbed, {
        name: `patroni-${name}`,
        command: '/usr/bin/patroni',
        args: [settings],
      });
      return patroni;
    },
    async kill() {
      patroni?.signal('SIGKILL');
      killDatabase();
      await patroni?.ended;
    },
  };
}

function postmasterIn(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    // The file survives a kill, and the pid may have been reused.
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes(data) ? pid : undefined;
  } catch {
    return undefined;
  }
}
