import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { captureLog } from '../../../test/captured-log.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../test/database/create-test-database.ts';
import { startDatabaseProxy } from '../../../test/database/database-proxy.ts';
import { createPool } from './connection-pool.ts';
import { databaseOn } from './database.ts';
import { createReadPool } from './read-pool.ts';

const log = captureLog();
let primary: TestDatabase;
let copy: TestDatabase;

beforeAll(async () => {
  primary = await createTestDatabase();
  copy = await createTestDatabase();
});

afterAll(async () => {
  await primary.drop();
  await copy.drop();
});

function poolOf({ connectionString }: Pick<TestDatabase, 'connectionString'>) {
  return createPool({ connectionString, log: log.logger, connectWithinMs: 20_000 });
}

function nameOf({ connectionString }: TestDatabase): string {
  return new URL(connectionString).pathname.slice(1);
}

/** The primary, whatever happens to the copy. */
async function readingFrom(
  copies: Pick<TestDatabase, 'connectionString'>,
  original: Pick<TestDatabase, 'connectionString'> = primary,
) {
  let now = 0;
  const pools = { copies: poolOf(copies), primary: poolOf(original) };
  const database = databaseOn(createReadPool({ ...pools, log: log.logger, now: () => now }));
  return {
    pools,
    pass: (ms: number) => void (now += ms),
    async name() {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
        database,
      );
      return rows[0]?.name;
    },
    async close() {
      await pools.copies.end();
      await pools.primary.end();
    },
  };
}

it('reads from the copy', async () => {
  const reading = await readingFrom(copy);
  expect(await reading.name()).toBe(nameOf(copy));
  await reading.close();
});

it('reads from the primary while the copy is unavailable, and retries the copy later', async () => {
  const url = new URL(copy.connectionString);
  url.pathname = '/not_made_yet';
  const reading = await readingFrom({ connectionString: url.href });
  const asked: string[] = [];
  const connect = reading.pools.copies.connect.bind(reading.pools.copies);
  reading.pools.copies.connect = () => {
    asked.push('copy');
    return connect();
  };
  expect(await reading.name()).toBe(nameOf(primary));
  reading.pass(4_999);
  expect(await reading.name()).toBe(nameOf(primary));
  expect(asked).toHaveLength(1);
  reading.pass(1);
  expect(await reading.name()).toBe(nameOf(primary));
  expect(asked).toHaveLength(2);
  await reading.close();
});

it('retries a skipped copy immediately if the primary is unavailable', async () => {
  const toCopy = await startDatabaseProxy(copy.connectionString);
  const toPrimary = await startDatabaseProxy(primary.connectionString);
  const reading = await readingFrom(toCopy, toPrimary);
  toCopy.cut();
  expect(await reading.name()).toBe(nameOf(primary));
  toCopy.restore();
  toPrimary.cut();
  expect(await reading.name()).toBe(nameOf(copy));
  // The copy is no longer skipped.
  toPrimary.restore();
  expect(await reading.name()).toBe(nameOf(copy));
  await reading.close();
  await toCopy.close();
  await toPrimary.close();
});

it('repeats a read each time its connection is lost', async () => {
  const toCopy = await startDatabaseProxy(copy.connectionString);
  const reading = await readingFrom(toCopy);
  for (let time = 0; time < 3; time++) {
    expect(await Promise.all([reading.name(), reading.name(), reading.name()])).toEqual(
      Array.from({ length: 3 }, () => nameOf(copy)),
    );
    // The loss has not been noticed when the next statement is sent.
    toCopy.cut();
    toCopy.restore();
  }
  expect(await reading.name()).toBe(nameOf(copy));
  await reading.close();
  await toCopy.close();
});

it('fails when no database is available', async () => {
  const toCopy = await startDatabaseProxy(copy.connectionString);
  const reading = await readingFrom(toCopy, toCopy);
  expect(await reading.name()).toBe(nameOf(copy));
  toCopy.cut();
  await expect(reading.name()).rejects.toThrow('ECONNRESET');
  await reading.close();
  await toCopy.close();
});
