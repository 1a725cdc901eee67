import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../test/database/insert-accounts.ts';
import type { DatabaseTransaction } from '../database/database.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const edit = (employer: TestAccount) =>
  app.api.updateEmployer({
    employerId: employer.id,
    as: employer,
    body: { description: 'We roast coffee.' },
  });

const introduce = (seeker: TestAccount) =>
  app.api.introduceSeeker({
    userId: seeker.id,
    as: seeker,
    body: { bio: 'I like mornings.', phoneNumber: '9195550142' },
  });

async function waitUntilWaiting(count: number): Promise<void> {
  for (;;) {
    if ((await countWaiting()) === count) return;
  }
}

/** The transactions of this database that wait for a row. */
async function countWaiting(): Promise<number | undefined> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.database);
  return rows[0]?.waiting;
}

/** Holds the row of a company until `use` has ended. */
function withLockedCompany(
  { id }: TestAccount,
  use: (transaction: DatabaseTransaction) => Promise<void>,
) {
  return app.database.transaction().execute(async (transaction) => {
    await sql`select from employers where id = ${id} for no key update`.execute(transaction);
    await use(transaction);
  });
}

describe('many writes of one account', () => {
  it('hold two connections, and are all answered', async () => {
    const employer = await signUpEmployer(app);
    const seeker = await signUpSeeker(app);
    const edits: ReturnType<typeof edit>[] = [];
    await withLockedCompany(employer, async () => {
      edits.push(...Array.from({ length: 20 }, () => edit(employer)));
      await waitUntilWaiting(2);
      expect((await introduce(seeker)).statusCode).toBe(200);
      expect(await countWaiting()).toBe(2);
    });
    const statuses = (await Promise.all(edits)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
  });

  it('are refused beyond what may wait, with the time of a retry', async () => {
    const employer = await signUpEmployer(app);
    const edits: ReturnType<typeof edit>[] = [];
    await withLockedCompany(employer, async () => {
      edits.push(...Array.from({ length: 103 }, () => edit(employer)));
      const refused = await Promise.race(edits);
      expect(refused.statusCode).toBe(503);
      expect(refused.headers['retry-after']).toBe('2');
    });
    const statuses = (await Promise.all(edits)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});
