import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '../../../test/captured-log.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../test/database/create-test-database.ts';
import { isDatabaseUnavailable, isDefinitelyNotCommitted } from './constraint-errors.ts';
import { createPool } from './connection-pool.ts';
import { type Database, databaseOn, type Queryable } from './database.ts';
import { poolOfConnections } from './pool-connection.ts';

let original: TestDatabase;
let database: Database;

beforeAll(async () => {
  original = await createTestDatabase();
  const { connectionString } = original;
  const pool = createPool({ connectionString, log: captureLog().logger, lockTimeoutMs: 50 });
  database = databaseOn(poolOfConnections(pool, { prepares: true }));
  await sql`create sequence tries minvalue 0 start 0`.execute(database);
  await sql`create table rows_to_lock (id int primary key)`.execute(database);
  await sql`insert into rows_to_lock values (1)`.execute(database);
  // A sequence keeps its number through a rollback.
  await sql`
    create function fail_at_first(code text, times int) returns int language plpgsql as $$
    begin
      if nextval('tries') < times then raise exception using errcode = code; end if;
      return currval('tries');
    end $$`.execute(database);
});

beforeEach(() => sql`alter sequence tries restart`.execute(database));

afterAll(async () => {
  await database.destroy();
  await original.drop();
});

const failAtFirst = async (on: Queryable, code: string, times = 1) => {
  const { rows } = await sql<{ tries: number }>`
    select fail_at_first(${code}, ${times}) as tries`.execute(on);
  return rows[0]?.tries;
};

describe.each(['40P01', '40001'])('a conflict (%s)', (code) => {
  it('runs a transaction once more', async () => {
    const run = database.transaction().execute((transaction) => failAtFirst(transaction, code));
    await expect(run).resolves.toBe(1);
  });

  it('runs a statement on its own once more', async () => {
    await expect(failAtFirst(database, code)).resolves.toBe(1);
  });

  it.each([
    ['a transaction', () => database.transaction().execute((one) => failAtFirst(one, code, 2))],
    ['a statement', () => failAtFirst(database, code, 2)],
  ])('is reported of %s that meets it twice, as nothing has been stored', async (_what, run) => {
    const error: unknown = await run().catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code });
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(isDefinitelyNotCommitted(error)).toBe(true);
    await expect(failAtFirst(database, code, 0)).resolves.toBe(2);
  });
});

it('runs nothing else once more', async () => {
  const run = database.transaction().execute((transaction) => failAtFirst(transaction, '23514'));
  await expect(run).rejects.toMatchObject({ code: '23514' });
  await expect(failAtFirst(database, '23514', 0)).resolves.toBe(1);
});

it('waits for a row for a bounded time', async () => {
  const lock = sql`select from rows_to_lock for update`;
  await database.transaction().execute(async (transaction) => {
    await lock.execute(transaction);
    const error: unknown = await database
      .transaction()
      .execute((other) => lock.execute(other))
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: '55P03' });
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});
