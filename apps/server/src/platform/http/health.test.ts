import { SECOND_MS } from '@nextshift/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../test/database/create-test-database.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../../test/database/database-proxy.ts';
import { anEmail } from '../../../test/unique.ts';
import { buildApp } from '../../app.ts';
import { createDatabases, type Databases } from '../database/databases.ts';

let primary: TestDatabase;
let copy: TestDatabase;
let toPrimary: DatabaseProxy;
let toCopy: DatabaseProxy;
let test: TestApp;
let databases: Databases;
/** Reads public content from the copy. */
let app: FastifyInstance;

beforeAll(async () => {
  primary = await createTestDatabase();
  copy = await createTestDatabase();
  toPrimary = await startDatabaseProxy(primary.connectionString);
  toCopy = await startDatabaseProxy(copy.connectionString);
  test = await createTestApp({ connectionString: primary.connectionString });
  databases = createDatabases({
    connectionString: toPrimary.connectionString,
    readConnectionString: toCopy.connectionString,
    log: test.log.logger,
  });
  app = await buildApp({ ...test.platform, ...databases });
});

afterEach(() => {
  toPrimary.restore();
  toCopy.restore();
  // Failures are logged, as they should be.
  test.log.takeErrors();
});

afterAll(async () => {
  await app.close();
  await databases.close();
  await test.close();
  await toPrimary.close();
  await toCopy.close();
  await primary.drop();
  await copy.drop();
});

/** A second later: the outcome of a check is shared for that long. */
async function statusOf(url: string): Promise<number> {
  test.clock.advance(SECOND_MS);
  return (await app.inject(url)).statusCode;
}

describe('an instance that reads copies', () => {
  it('stays ready while its database is unavailable, and reads from them', async () => {
    expect(await statusOf('/readyz')).toBe(200);
    toPrimary.cut();
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/jobs/searchjobs?searchLocation=Raleigh')).toBe(200);
    const body = {
      firstName: 'Robin',
      lastName: 'Park',
      email: anEmail(),
      password: 'Sunflower-7',
    };
    const refused = await app.inject({ method: 'POST', url: '/user/signup', payload: body });
    expect(refused.statusCode).toBe(503);
  });

  it('is ready before a query to a frozen database would time out', async () => {
    await app.inject('/readyz');
    toPrimary.freeze();
    const started = performance.now();
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/jobs/searchjobs?searchLocation=Durham')).toBe(200);
    expect(performance.now() - started).toBeLessThan(4_500);
  });

  it('stays ready while the copies are unavailable', async () => {
    toCopy.cut();
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/jobs/searchjobs?searchLocation=Cary')).toBe(200);
  });

  it('is not ready while all of them are unavailable, until one is back', async () => {
    toPrimary.cut();
    toCopy.cut();
    expect(await statusOf('/readyz')).toBe(503);
    toCopy.restore();
    expect(await statusOf('/readyz')).toBe(200);
  });
});
