import pg from 'pg';
import { inject } from 'vitest';
import { copyName, templateName } from './test-database-names.ts';

/** A migrated, empty database for one user. */
export interface TestDatabase {
  connectionString: string;
  /** Drops it, even with open connections. */
  drop(): Promise<void>;
}

/** Copies the template database; takes some tens of milliseconds. Call once per test file. */
export function createTestDatabase(): Promise<TestDatabase> {
  const template = templateName(inject('testDatabases').run);
  // Its files are copied as they are; the default writes every page to the log as well.
  return createDatabase(` TEMPLATE ${template} STRATEGY FILE_COPY`);
}

/** A database without tables. */
export function createBareDatabase(): Promise<TestDatabase> {
  return createDatabase('');
}

async function createDatabase(options: string): Promise<TestDatabase> {
  const { connectionString, run } = inject('testDatabases');
  const name = copyName(run);
  await execute(connectionString, `CREATE DATABASE ${name}${options}`);
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return {
    connectionString: url.href,
    drop: () => execute(connectionString, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
