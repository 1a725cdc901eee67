import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { copySettings } from './copy-settings.ts';
import { launchEngine } from './engine.ts';
import { DATABASE_PASSWORD, databaseUrl, acceptsQueries } from './postgres.ts';
import { takePort } from './take-port.ts';

/** Starts PgBouncer before a PostgreSQL. @returns the address of the board's database through it */
export async function startPgbouncer(
  testbed: Testbed,
  databasePort: number,
  places: Readonly<Record<string, string>> = {},
): Promise<string> {
  const port = await takePort();
  const users = join(testbed.folder, 'userlist.txt');
  await writeFile(users, `"nextshift" "${DATABASE_PASSWORD}"\n`);
  const settings = await copySettings(testbed, 'pgbouncer/pgbouncer.ini', {
    'port=5432': `port=${databasePort}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': users,
    ...places,
  });
  const engine = launchEngine(testbed, {
    name: 'pgbouncer',
    command: '/usr/sbin/pgbouncer',
    args: [settings],
  });
  const connectionString = databaseUrl({ port });
  await engine.until('PgBouncer answers', () => acceptsQueries(connectionString));
  return connectionString;
}
