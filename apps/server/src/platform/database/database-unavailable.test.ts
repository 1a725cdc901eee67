import { SECOND_MS } from '@nextshift/contract';
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
let proxy: DatabaseProxy;
/** Reaches the database through the proxy. */
let app: TestApp;
/** Reaches it directly. */
let neighbor: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.connectionString);
  app = await createTestApp({ connectionString: proxy.connectionString });
  neighbor = await createTestApp({ connectionString: database.connectionString });
});

afterEach(() => {
  proxy.restore();
  // Failures are logged, as they should be.
  app.log.takeErrors();
});

afterAll(async () => {
  await app.close();
  await neighbor.close();
  await proxy.close();
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

describe('while the database is unavailable', () => {
  it('tells health checks and callers, and recovers by itself', async () => {
    const seeker = await signUpSeeker(app);
    const me = () => app.api.getMe({ as: seeker });
    expect((await app.call('GET', '/readyz')).json()).toEqual({ status: 'ready' });
    expect((await me()).statusCode).toBe(200);

    app.clock.advance(SECOND_MS);
    proxy.cut();
    const readiness = await app.call('GET', '/readyz');
    expect(readiness.statusCode).toBe(503);
    expect(readiness.headers['retry-after']).toBe('2');
    expect((await app.call('GET', '/healthz')).json()).toEqual({ status: 'ok' });
    await expectUnavailable(me());
    await expectUnavailable(app.api.searchJobs());
    const body = { email: seeker.email, password: 'Sunflower-7' };
    await expectUnavailable(app.api.logInSeeker({ body }));

    app.clock.advance(SECOND_MS);
    proxy.restore();
    expect((await app.call('GET', '/readyz')).statusCode).toBe(200);
    expect((await me()).statusCode).toBe(200);
  });

  it('fails calls in flight, also within a transaction, and stores nothing of them', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, await signUpEmployer(app));
    const held = await lockRow(neighbor, 'jobs', jobId);
    const application = app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } });
    await held.waitUntilContended();
    proxy.cut();
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
    proxy.freeze();
    const start = performance.now();
    await Promise.all([
      expectUnavailable(app.api.searchJobs()),
      expectUnavailable(app.api.listJobCities()),
    ]);
    // Five, and ten for a busy machine; a query without a limit would hang until the test fails.
    expect(performance.now() - start).toBeLessThan(15_000);
    proxy.restore();
    expect((await app.api.searchJobs()).statusCode).toBe(200);
  });
});
