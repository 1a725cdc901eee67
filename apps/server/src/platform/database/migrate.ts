import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger as WorkerLogger, runMigrations } from 'graphile-worker';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import type { BaseLogger } from 'pino';
import { serverRoot } from '../server-root.ts';

const folder = join(serverRoot, 'migrations');
/** Connection timeout, in milliseconds; without it, an unresponsive host would take minutes. */
const CONNECT_WITHIN_MS = 10_000;

/** The names of this version's migrations, in order. */
export async function listMigrations(): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .sort();
}

/**
 * Brings the schema up to date: runs every new file of apps/server/migrations, each in a transaction of
 * its own. Of servers that start together one migrates, and the others wait. Needs a direct connection:
 * its lock belongs to a session, which a transaction pooler does not preserve.
 * @param count maximum number of files to run, for an earlier schema
 */
export async function migrate(
  connectionString: string,
  log: BaseLogger,
  count = Infinity,
): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: 'nextshift-migrate',
  });
  // A connection that is lost between two statements is told by the next one.
  client.on('error', (error) => log.debug({ err: error }, 'migrating connection lost'));
  await client.connect();
  try {
    const applied = await runner({
      dbClient: client,
      dir: folder,
      direction: 'up',
      count,
      migrationsTable: 'migrations',
      singleTransaction: false,
      advisoryLockMode: 'wait',
      logger: {
        info: (message) => log.debug(message),
        warn: (message) => log.warn(message),
        error: (message) => log.error(message),
      },
    });
    if (applied.length > 0) log.info(`Applied ${applied.length} migrations to the database.`);
  } finally {
    await client.end();
  }
  await migrateQueue(connectionString, log);
}

/** Migrates the queue's own schema, which its package provides with a lock of its own. */
async function migrateQueue(connectionString: string, log: BaseLogger): Promise<void> {
  const pgPool = new pg.Pool({ connectionString, max: 1, application_name: 'nextshift-migrate' });
  const warn = (error: Error) => {
    if (!pgPool.ending) log.warn({ err: error }, 'queue connection lost');
  };
  pgPool.on('error', warn);
  pgPool.on('connect', (client) => client.on('error', warn));
  try {
    await runMigrations({ pgPool, logger: new WorkerLogger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
}
