import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../test/database/create-test-database.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../../test/database/database-proxy.ts';
import { signUpEmployer, signUpSeeker } from '../../../test/database/insert-accounts.ts';
import { lockRow } from '../../../test/database/lock-row.ts';
import { insertJob } from '../../../test/database/insert-jobs.ts';
import { anEmail } from '../../../test/unique.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
/** Reaches the database through the proxy that freezes. */
let app: TestApp;
/** Reaches it directly. */
let neighbor: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.connectionString);
  app = await createTestApp({ connectionString: proxy.connectionString });
  neighbor = await createTestApp({ connectionString: database.connectionString });
});

afterAll(async () => {
  proxy.restore();
  // Failures are logged, as they should be.
  app.log.takeErrors();
  await app.close();
  await neighbor.close();
  await proxy.close();
  await database.drop();
});

/** As many calls as the pool has connections, and as many again that wait for one. */
const CALLS = 20;

function emails(): string[] {
  return Array.from({ length: CALLS }, anEmail);
}

async function signUp(email: string): Promise<number> {
  const body = { firstName: 'Robin', lastName: 'Park', email, password: 'Sunflower-7' };
  return (await app.api.signUpSeeker({ body })).statusCode;
}

async function signUpAll(addresses: readonly string[]) {
  const statuses = await Promise.all(addresses.map(signUp));
  const acknowledged = addresses.filter((_, index) => statuses[index] === 201);
  return { statuses: [...new Set(statuses)].sort(), acknowledged };
}

async function storedOf(addresses: readonly string[]): Promise<string[]> {
  const rows = await neighbor.database
    .selectFrom('seekers')
    .select('email')
    .where('email', 'in', addresses)
    .execute();
  return rows.map(({ email }) => email).sort();
}

describe('a database that freezes and recovers', () => {
  it('contains every acknowledged write, from before, during and after', async () => {
    const [before, meanwhile, after] = [emails(), emails(), emails()];
    const first = await signUpAll(before);
    expect(first.statuses).toEqual([201]);

    proxy.freeze();
    const frozen = await signUpAll(meanwhile);
    expect(frozen.statuses).toEqual([503]);

    proxy.restore();
    const thawed = await signUpAll(after);
    expect(thawed.statuses).toEqual([201]);
    // Refused signups are repeated; those stored without a response get a conflict.
    const again = await signUpAll(meanwhile);
    expect([201, 409]).toEqual(expect.arrayContaining(again.statuses));

    const acknowledged = [...before, ...after, ...again.acknowledged].sort();
    expect(await storedOf(acknowledged)).toEqual(acknowledged);
    // Every 409 is for an account that exists.
    expect(await storedOf(meanwhile)).toEqual([...meanwhile].sort());
  });

  it('succeeds on a retry with the same key', async () => {
    const seeker = await signUpSeeker(neighbor);
    const jobId = await insertJob(neighbor, await signUpEmployer(neighbor));
    const held = await lockRow(neighbor, 'jobs', jobId);
    const apply = () =>
      app.api.applyToJob({
        jobId,
        as: seeker,
        headers: { 'idempotency-key': 'one-try' },
        body: { userId: seeker.id },
      });
    const first = apply();
    // Injected calls start when they are awaited.
    void first.then(() => undefined);
    await held.waitUntilContended();
    // The call never learns that its statement was cancelled, nor can it release its key.
    proxy.freeze();
    expect((await first).statusCode).toBe(503);
    proxy.restore();
    await held.release();
    expect((await apply()).statusCode).toBe(201);
  });

  it('keeps what later transactions save', async () => {
    const seeker = await signUpSeeker(neighbor);
    const employer = await signUpEmployer(neighbor);
    const jobIds = await Promise.all(
      Array.from({ length: CALLS }, () => insertJob(neighbor, employer)),
    );
    const applyToAll = async () => {
      const responses = await Promise.all(
        jobIds.map((jobId) =>
          app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } }),
        ),
      );
      return [...new Set(responses.map(({ statusCode }) => statusCode))];
    };

    proxy.freeze();
    expect(await applyToAll()).toEqual([503]);
    proxy.restore();
    const statuses = await applyToAll();
    expect([201, 409]).toEqual(expect.arrayContaining(statuses));
    const applications = await neighbor.database
      .selectFrom('applications')
      .select('job_id')
      .where('seeker_id', '=', seeker.id)
      .execute();
    expect(applications.map(({ job_id }) => job_id).sort()).toEqual([...jobIds].sort());
  });
});
