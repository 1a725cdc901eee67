import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../test/database/create-test-database.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../../test/database/database-proxy.ts';
import { signUpEmployer, signUpSeeker } from '../../../test/database/insert-accounts.ts';
import { lockRow } from '../../../test/database/lock-row.ts';
import { insertJob } from '../../../test/database/insert-jobs.ts';

let database: TestDatabase;
let way: DatabaseProxy;
/** Reaches the database through the cuttable way. */
let app: TestApp;
/** Reaches it directly. */
let neighbor: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  way = await startDatabaseProxy(database.connectionString);
  app = await createTestApp({ connectionString: way.connectionString });
  neighbor = await createTestApp({ connectionString: database.connectionString });
});

afterEach(() => {
  way.restore();
  // What went wrong is told in the log; that is what it is for.
  app.log.takeErrors();
});

afterAll(async () => {
  await app.close();
  await neighbor.close();
  await way.close();
  await database.drop();
});

async function expectUnavailable(call: ReturnType<TestApp['call']>) {
  const response = await call;
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');
  expect(response.json()).toEqual({
    code: 'unavailable',
    message: 'The service is temporarily unavailable. Please try again in a few moments.',
    requestId: response.headers['x-request-id'],
  });
}

describe('while the database is away', () => {
  it('says so, to health checks and callers alike, and recovers by itself', async () => {
    const seeker = await signUpSeeker(app);
    const me = () => app.call('GET', '/api/user/me', { as: seeker });
    expect((await app.call('GET', '/readyz')).json()).toEqual({ status: 'ready' });
    expect((await me()).statusCode).toBe(200);

    way.cut();
    const readiness = await app.call('GET', '/readyz');
    expect(readiness.statusCode).toBe(503);
    expect(readiness.headers['retry-after']).toBe('2');
    expect((await app.call('GET', '/healthz')).json()).toEqual({ status: 'ok' });
    await expectUnavailable(me());
    await expectUnavailable(app.call('GET', '/jobs/searchjobs'));
    const body = { email: seeker.email, password: 'Sunflower-7' };
    await expectUnavailable(app.call('POST', '/user/login', { body }));

    way.restore();
    expect((await app.call('GET', '/readyz')).statusCode).toBe(200);
    expect((await me()).statusCode).toBe(200);
  });

  it('answers calls that were under way, in a transaction too, and stores nothing of them', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, await signUpEmployer(app));
    const held = await lockRow(neighbor, 'jobs', jobId);
    const application = app.call('POST', `/applications/job/${jobId}/apply`, {
      as: seeker,
      body: { userId: seeker.id },
    });
    await held.waitUntilContended();
    way.cut();
    await expectUnavailable(application);
    await held.release();
    const stored = await neighbor.database
      .selectFrom('applications')
      .select('id')
      .where('job_id', '=', jobId)
      .execute();
    expect(stored).toEqual([]);
  });

  it('gives up within five seconds on a database that hangs', async () => {
    await app.call('GET', '/readyz');
    way.freeze();
    const start = performance.now();
    await Promise.all([
      expectUnavailable(app.call('GET', '/jobs/searchjobs')),
      expectUnavailable(app.call('GET', '/api/jobs/cities')),
    ]);
    // Five, and one for a machine that is busy.
    expect(performance.now() - start).toBeLessThan(6_000);
    way.restore();
    expect((await app.call('GET', '/jobs/searchjobs')).statusCode).toBe(200);
  });
});
