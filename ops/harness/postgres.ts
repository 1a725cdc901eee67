import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAs } from '@nextshift/server/platform/embedded-postgres/run-as';
import { withDatabase } from '@nextshift/test-kit/database/embedded-database';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { type Engine, engineAccount, launchEngine, makeEngineFolder } from './engine.ts';
import { takePort } from './take-port.ts';

/** Where Debian keeps the programs of its PostgreSQL. */
export const postgresPrograms = '/usr/lib/postgresql/15/bin';

/** Not a secret: it protects a short-lived server on the loopback. */
export const DATABASE_PASSWORD = 'only-for-drills';

/** Debian's PostgreSQL with an empty database for the board. */
export interface Postgres {
  readonly port: number;
  /** As the board's own role. */
  readonly connectionString: string;
  readonly superuserConnectionString: string;
  readonly engine: Engine;
}

/** Makes a cluster on the testbed and starts its server, with the durability of production. */
export async function startPostgres(testbed: Testbed): Promise<Postgres> {
  const port = await takePort();
  const data = makeEngineFolder(testbed, `postgres-${port}`);
  const passwordFile = join(testbed.folder, 'password');
  await writeFile(passwordFile, DATABASE_PASSWORD);
  const { code, output } = await runAs(engineAccount, `${postgresPrograms}/initdb`, [
    ...['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8'],
    ...['-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
  ]);
  if (code !== 0) throw new Error(`initdb failed: ${output}`);
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '' };
  const engine = launchEngine(testbed, {
    name: `postgres-${port}`,
    command: `${postgresPrograms}/postgres`,
    args: ['-D', data, ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`)],
  });
  const superuser = databaseUrl({ port, role: 'postgres', database: 'postgres' });
  await engine.until('PostgreSQL answers', () => acceptsQueries(superuser));
  await makeDatabase(superuser);
  return {
    port,
    connectionString: databaseUrl({ port }),
    superuserConnectionString: databaseUrl({ port, role: 'postgres' }),
    engine,
  };
}

/** An address at one of the drills' servers; by default that of the board for its own role. */
export function databaseUrl({ port, role = 'nextshift', database = 'nextshift' }: Place): string {
  return `postgresql://${role}:${DATABASE_PASSWORD}@127.0.0.1:${port}/${database}`;
}

interface Place {
  readonly port: number;
  readonly role?: string;
  readonly database?: string;
}

/** As an operator sets it up: a role that owns its database, without other rights. */
export async function makeDatabase(superuser: string): Promise<void> {
  await withDatabase(superuser, async (client) => {
    await client.query(`CREATE ROLE nextshift LOGIN PASSWORD '${DATABASE_PASSWORD}'`);
    await client.query('CREATE DATABASE nextshift OWNER nextshift');
  });
}

/** Whether a server responds to queries there. */
export async function acceptsQueries(connectionString: string): Promise<boolean> {
  await withDatabase(connectionString, (client) => client.query('SELECT 1'));
  return true;
}
