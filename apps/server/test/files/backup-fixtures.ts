import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { type Config, loadConfig } from '../../src/config.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import {
  createBareDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../database/create-test-database.ts';
import { makeDataDir } from '../make-data-dir.ts';

export const silentLog = pino({ level: 'silent' });

/** A running board of its own, and its settings as a backup reads them. */
export interface Board {
  readonly app: TestApp;
  readonly config: Config;
  readonly url: string;
  close(): Promise<void>;
}

export async function startTestBoard(): Promise<Board> {
  const own = await createTestDatabase();
  const app = await createTestApp({ connectionString: own.connectionString });
  return {
    app,
    config: { ...app.platform.config, databaseUrl: own.connectionString },
    url: own.connectionString,
    async close() {
      await app.close();
      await own.drop();
    },
  };
}

/** An empty target. */
export interface EmptyInstallation {
  readonly config: Config;
  readonly url: string;
  drop(): Promise<void>;
}

export async function createEmptyInstallation(
  createDatabase: () => Promise<TestDatabase> = createBareDatabase,
): Promise<EmptyInstallation> {
  const own = await createDatabase();
  const dataDir = await makeDataDir();
  const config = loadConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: own.connectionString,
    SECRET_KEY: 'a key for tests, long enough to pass as one',
  });
  return {
    config,
    url: own.connectionString,
    async drop() {
      await own.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A path for a backup in a folder of its own; `remove` deletes it. */
export async function makeBackupPath() {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'nextshift-backup-')));
  return { folder: join(parent, 'backup'), remove: () => rm(parent, { recursive: true }) };
}

/** Queries a database without a pool. */
export async function queryDatabase(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
