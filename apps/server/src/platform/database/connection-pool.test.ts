import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { captureLog } from '../../../test/captured-log.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../test/database/create-test-database.ts';
import { createPool } from './connection-pool.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({
    connectionString: database.connectionString,
    log: captureLog().logger,
    connectWithinMs: 20_000,
  });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function firstRow(statement: string, values: unknown[] = []): Promise<unknown> {
  const { rows } = await pool.query<Record<string, unknown>>(statement, values);
  return rows[0];
}

it('reads lists of texts unchanged, whatever they contain', async () => {
  const marks = fc.constantFrom(
    '"',
    '\\',
    ',',
    '{',
    '}',
    ' ',
    '\n',
    '\t',
    'NULL',
    'null',
    'é',
    '🥐',
  );
  const text = fc
    .array(fc.oneof(marks, fc.string({ unit: 'grapheme-ascii' })))
    .map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(text), async (texts) => {
      expect(await firstRow('select $1::text[] as texts', [texts])).toEqual({ texts });
    }),
    { numRuns: 200 },
  );
});

it('reads numbers as numbers, and no text as null', async () => {
  expect(
    await firstRow("select 12.50::numeric as wage, 3::bigint as jobs, array['a', null] as texts"),
  ).toEqual({ wage: 12.5, jobs: 3, texts: ['a', null] });
});
