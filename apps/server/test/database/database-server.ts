import { rm } from 'node:fs/promises';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { makeDataDir, removeAbandonedDataDirs } from '../make-data-dir.ts';
import { newRunId, runIdOf, templateName } from './test-database-names.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: { connectionString: string; run: string };
  }
}

const log = pino({ level: process.env.TEST_LOG_LEVEL ?? 'warn' });

/**
 * Before all tests: starts one PostgreSQL (embedded, or TEST_DATABASE_URL) with a migrated template
 * database, which test files copy with `createTestDatabase`.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const run = newRunId();
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  // Held until the connection ends, however the run ends, so that the next run can recognize leftovers.
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [run]);
  await dropDatabases(client, (other) => isOver(client, other));

  await client.query(`CREATE DATABASE ${templateName(run)}`);
  const template = new URL(server.connectionString);
  template.pathname = `/${templateName(run)}`;
  await migrate(template.href, log);
  project.provide('testDatabases', { connectionString: server.connectionString, run });

  return async () => {
    if (server.shared) await dropDatabases(client, async (other) => other === run);
    await client.end();
    await server.stop();
  };
}

async function startServer() {
  const connectionString = process.env.TEST_DATABASE_URL;
  if (connectionString) return { connectionString, shared: true, stop: async () => undefined };

  await removeAbandonedDataDirs();
  const dataDir = await makeDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir, log, durable: false });
  return {
    connectionString: postgres.connectionString,
    shared: false,
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function dropDatabases(client: pg.Client, ofRun: (run: string) => Promise<boolean>) {
  const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database');
  for (const { datname } of rows) {
    const run = runIdOf(datname);
    if (run !== undefined && (await ofRun(run))) {
      await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
    }
  }
}

async function isOver(client: pg.Client, run: string): Promise<boolean> {
  const { rows } = await client.query<{ over: boolean }>(
    'SELECT pg_try_advisory_lock(hashtext($1)) AS over',
    [run],
  );
  return rows[0]?.over === true;
}
