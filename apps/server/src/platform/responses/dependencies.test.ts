import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../test/database/create-test-database.ts';
import {
  areaDependency,
  changesActiveJobs,
  cityDependency,
  companyDependency,
  CONTENT_CHANGED,
  employerDependency,
  jobDependency,
  readAnnouncement,
  REMOTE_AREA,
} from './dependencies.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query(`listen ${CONTENT_CHANGED}`);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

/** What the database announces for a call of its function. */
async function announce(args: string, values: readonly unknown[]) {
  const payload = new Promise<string>((resolve) => {
    client.once('notification', (message: pg.Notification) => resolve(message.payload ?? ''));
  });
  await client.query(`select announce_content_change(${args})`, [...values]);
  return readAnnouncement(await payload).sort();
}

it.each([
  ['job_ids', jobDependency, [randomUUID(), randomUUID()]],
  ['employer_ids', employerDependency, [randomUUID(), randomUUID()]],
  ['cities', cityDependency, ['Raleigh', 'Winston-Salem', "O'Fallon", 'são paulo']],
  ['company_names', companyDependency, ['Bean & Leaf', 'The "Corner" Café']],
  ['areas', areaDependency, ['35:-79', REMOTE_AREA]],
] as const)('names %s as the database announces them', async (argument, nameOf, values) => {
  expect(await announce(`${argument} => $1`, [values])).toEqual(values.map(nameOf).sort());
});

it('knows which announcements change the active jobs', async () => {
  const [job, city] = [randomUUID(), 'Raleigh'];
  expect(changesActiveJobs(await announce('job_ids => $1', [[job]]))).toBe(false);
  expect(changesActiveJobs(await announce('job_ids => $1, cities => $2', [[job], [city]]))).toBe(
    true,
  );
});

it('is announced by only one function of the database', async () => {
  const { rows } = await client.query<{ proname: string }>(
    `select proname from pg_proc
     where pronamespace = 'public'::regnamespace and prosrc like '%${CONTENT_CHANGED}%'`,
  );
  expect(rows).toEqual([{ proname: 'announce_content_change' }]);
});
