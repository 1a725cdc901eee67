import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** The embedded database's folder within a data folder. */
export function databaseFolder(dataDir: string): string {
  const note = join(dataDir, 'postgres-location');
  const home = existsSync(note) ? readFileSync(note, 'utf8').trim() : dataDir;
  return join(home, 'postgres');
}

type Role = 'nextshift' | 'postgres';

/** The address of the running embedded database of a data folder. */
export function databaseAddress(dataDir: string, role: Role = 'nextshift'): string {
  const folder = databaseFolder(dataDir);
  const password = readFileSync(join(folder, 'password'), 'utf8').trim();
  const [, , , port = ''] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
  return `postgresql://${role}:${password}@127.0.0.1:${port.trim()}/nextshift`;
}

/** The main process of the running embedded database of a data folder. */
export function postmasterOf(dataDir: string): number {
  const file = join(databaseFolder(dataDir), 'data/postmaster.pid');
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}

/** Opens a connection to the server's database for the duration of `use`. */
export async function withDatabase<Result>(
  connectionString: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  // Many proofs stop the database during a connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
