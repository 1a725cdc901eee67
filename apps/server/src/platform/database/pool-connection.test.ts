import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { captureLog } from '../../../test/captured-log.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../test/database/create-test-database.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../../test/database/database-proxy.ts';
import { isDefinitelyNotCommitted } from './constraint-errors.ts';
import { createPool } from './connection-pool.ts';
import { createDatabase, type Database, databaseOn } from './database.ts';
import { poolOfConnections } from './pool-connection.ts';
import { executePrepared } from './prepared-statements.ts';

let original: TestDatabase;
let route: DatabaseProxy;
/** Over one connection, which waits two seconds for a response. */
let database: Database;

beforeAll(async () => {
  original = await createTestDatabase();
  route = await startDatabaseProxy(original.connectionString);
  database = createDatabase({
    connectionString: route.connectionString,
    log: captureLog().logger,
    max: 1,
    timeoutMs: 1_500,
    connectWithinMs: 20_000,
  });
});

afterEach(() => route.restore());

afterAll(async () => {
  await database.destroy();
  await route.close();
  await original.drop();
});

const askForPid = sql<{ pid: number }>`select pg_backend_pid() as pid`;

async function readPid(): Promise<number | undefined> {
  return (await askForPid.execute(database)).rows[0]?.pid;
}

it('closes a connection whose response does not come in time', async () => {
  const before = await readPid();
  expect(await readPid()).toBe(before);
  route.freeze();
  await expect(readPid()).rejects.toThrow('Query read timeout');
  route.restore();
  expect(await readPid()).not.toBe(before);
});

it('knows that a transaction without a commit has left nothing behind', async () => {
  const lost = database.transaction().execute(async (transaction) => {
    await askForPid.execute(transaction);
    route.freeze();
    await askForPid.execute(transaction);
  });
  const error: unknown = await lost.catch((reason: unknown) => reason);
  expect(isDefinitelyNotCommitted(error)).toBe(true);
});

it('does not claim that for a single statement after an earlier rollback', async () => {
  const before = await readPid();
  const rolledBack = database.transaction().execute(async (transaction) => {
    await askForPid.execute(transaction);
    throw new Error('Changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('Changed my mind');
  expect(await readPid()).toBe(before);
  route.freeze();
  const error: unknown = await readPid().catch((reason: unknown) => reason);
  expect(isDefinitelyNotCommitted(error)).toBe(false);
});

describe('a prepared statement', () => {
  const count = sql<{
    statements: number;
  }>`select count(*) as statements from pg_prepared_statements`;

  async function countPrepared(prepares: boolean) {
    const pool = createPool({
      connectionString: original.connectionString,
      log: captureLog().logger,
      max: 1,
    });
    const own = databaseOn(poolOfConnections(pool, { prepares }));
    await executePrepared(own, own.selectFrom('jobs').select('id'));
    await executePrepared(own, own.selectFrom('jobs').select('id'));
    const { rows } = await count.execute(own);
    await own.destroy();
    return rows[0]?.statements;
  }

  it('stays on a connection of its own', async () => {
    expect(await countPrepared(true)).toBe(1);
  });

  it('is sent as any other through a pooler', async () => {
    expect(await countPrepared(false)).toBe(0);
  });
});
