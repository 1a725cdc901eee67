import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { captureLog } from '../../../test/captured-log.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../test/database/create-test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { PreparedShapes } from './prepared-statements.ts';

let original: TestDatabase;
let database: Database;

beforeAll(async () => {
  original = await createTestDatabase();
  database = createDatabase({
    connectionString: original.connectionString,
    log: captureLog().logger,
    max: 1,
    connectWithinMs: 20_000,
  });
});

afterAll(async () => {
  await database.destroy();
  await original.drop();
});

/** Executes a query of two texts and a number between them; counts how often it is built. */
function createPairs() {
  const shapes = new PreparedShapes<{ pair: string }>();
  const built: string[] = [];
  const read = async (name: string, values: readonly string[]) => {
    const rows = await shapes.execute(database, {
      name,
      values,
      build: ([one = '', other = '']) => {
        built.push(name);
        const pair = sql<{ pair: string }>`
          select concat(${one}::text, ' ', ${7}::int, ' ', ${other}::text, ' ', ${one}::text) as pair`;
        return { compile: () => pair.compile(database) };
      },
    });
    return rows[0]?.pair;
  };
  return { read, built };
}

it('builds a shape once, and puts the values of each query where they belong', async () => {
  const { read, built } = createPairs();
  expect(await read('pair', ['a', 'b'])).toBe('a 7 b a');
  expect(await read('pair', ['', 'same'])).toBe(' 7 same ');
  expect(await read('pair', ['same', 'same'])).toBe('same 7 same same');
  expect(built).toEqual(['pair']);
});

it('builds each shape', async () => {
  const { read, built } = createPairs();
  expect(await read('one', ['a', 'b'])).toBe('a 7 b a');
  expect(await read('other', ['c', 'd'])).toBe('c 7 d c');
  expect(built).toEqual(['one', 'other']);
});
