import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';
import type { TestDatabase } from './create-test-database.ts';

let databases: TestDatabase[];

beforeEach(async () => {
  databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
});

afterEach(async () => {
  await Promise.all(databases.map((database) => database.drop()));
});

async function query(database: TestDatabase | undefined, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database?.connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('createTestDatabase', () => {
  it('creates a migrated database', async () => {
    const rows = await query(databases[0], 'SELECT name FROM migrations ORDER BY id');
    expect(rows[0]).toEqual({ name: '0001_extensions' });
  });

  it('creates one for each caller, also concurrently', async () => {
    await query(databases[0], 'CREATE TABLE mine ()');
    expect(await query(databases[1], "SELECT to_regclass('mine') AS found")).toEqual([
      { found: null },
    ]);
  });

  it('drops a database that is still in use', async () => {
    const [database] = await Promise.all([createTestDatabase()]);
    const client = new pg.Client({ connectionString: database.connectionString });
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(query(database, 'SELECT 1')).rejects.toThrow(/does not exist/);
  });
});
