import { setImmediate } from 'node:timers/promises';
import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../test/database/create-test-database.ts';
import { rateLimits } from './rate-limits.ts';

/** Thousands of requests take seconds. */
const { max } = rateLimits.file;

let database: TestDatabase;
let app: TestApp;
let neighbor: TestApp;

beforeAll(async () => {
  Object.assign(rateLimits.file, { max: max / 100 });
  database = await createTestDatabase();
  const limited = { connectionString: database.connectionString, env: { RATE_LIMIT: 'on' } };
  app = await createTestApp(limited);
  neighbor = await createTestApp(limited);
});

afterAll(async () => {
  Object.assign(rateLimits.file, { max });
  await app.close();
  await neighbor.close();
  await database.drop();
});

async function statusesOf(times: number, call: () => ReturnType<TestApp['call']>) {
  const statuses = new Map<number, number>();
  for (let time = 0; time < times; time += 1) {
    const { statusCode } = await call();
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    // Injected calls starve timers, and the server would take itself for overloaded.
    await setImmediate();
  }
  return Object.fromEntries(statuses);
}

describe('the limit of an address', () => {
  it.each([
    ['/user/login', 60, 5],
    ['/user/signup', 40, 10],
  ])('for %s is %d, across all servers, and ends after %d minutes', async (url, max, minutes) => {
    const from = '192.0.2.1';
    const half = max / 2;
    expect(await statusesOf(half, () => app.call('POST', url, { from }))).toEqual({ 400: half });
    const there = await statusesOf(half, () => neighbor.call('POST', `/api${url}`, { from }));
    expect(there).toEqual({ 400: half });
    const refused = await app.call('POST', url, { from });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many attempts. Please try again later.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(minutes * 60);
    expect((await app.call('POST', url, { from: '192.0.2.2' })).statusCode).toBe(400);
    app.clock.advance(minutes * MINUTE_MS);
    expect((await app.call('POST', url, { from })).statusCode).toBe(400);
  });

  it('for writing is 600 a minute', async () => {
    const from = '192.0.2.3';
    const logOut = () => app.api.logOutSeeker({ from });
    expect(await statusesOf(601, logOut)).toEqual({ 204: 600, 429: 1 });
    const refused = await logOut();
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('for files is of their own class', async () => {
    const from = '192.0.2.5';
    const read = () => app.call('GET', '/files/of-nobody.webp', { from });
    expect(await statusesOf(61, read)).toEqual({ 404: 60, 429: 1 });
  });

  it('for reading is enough for a school', async () => {
    const from = '192.0.2.4';
    const read = () => app.api.listPlans({ from });
    expect(await statusesOf(1_000, read)).toEqual({ 200: 1_000 });
  });
});
