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

/** The database that is read, whatever happens to the copy. */
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

it('reads from the database itself while the copy is away, and asks for the copy again later', async () => {
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

it('asks a copy that was left alone at once where the database itself is away', async () => {
  const toCopy = await startDatabaseProxy(copy.connectionString);
  const toPrimary = await startDatabaseProxy(primary.connectionString);
  const reading = await readingFrom(toCopy, toPrimary);
  toCopy.cut();
  expect(await reading.name()).toBe(nameOf(primary));
  toCopy.restore();
  toPrimary.cut();
  expect(await reading.name()).toBe(nameOf(copy));
  // And it is left alone no longer.
  toPrimary.restore();
  expect(await reading.name()).toBe(nameOf(copy));
  await reading.close();
  await toCopy.close();
  await toPrimary.close();
});

it('reads again what is lost with a connection, as often as it is lost', async () => {
  const toCopy = await startDatabaseProxy(copy.connectionString);
  const reading = await readingFrom(toCopy);
  for (let time = 0; time < 3; time++) {
    expect(await Promise.all([reading.name(), reading.name(), reading.name()])).toEqual(
      Array.from({ length: 3 }, () => nameOf(copy)),
    );
    // Nobody has noticed yet when the next statement is sent.
    toCopy.cut();
    toCopy.restore();
  }
  expect(await reading.name()).toBe(nameOf(copy));
  await reading.close();
  await toCopy.close();
});

it('gives up where nobody is there to read from', async () => {
  const toCopy = await startDatabaseProxy(copy.connectionString);
  const reading = await readingFrom(toCopy, toCopy);
  expect(await reading.name()).toBe(nameOf(copy));
  toCopy.cut();
  await expect(reading.name()).rejects.toThrow('ECONNRESET');
  await reading.close();
  await toCopy.close();
});
