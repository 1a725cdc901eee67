import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'on' } });
});

afterAll(() => app.close());

/** The distinct statuses of many empty POST requests, in order of first appearance. */
async function statusesOf(times: number, url: string, from: string): Promise<number[]> {
  const statuses = new Set<number>();
  for (let time = 0; time < times; time += 1) {
    statuses.add((await app.call('POST', url, { from })).statusCode);
  }
  return [...statuses];
}

describe('the requests of an address', () => {
  it('count for their class, whichever of its endpoints they call', async () => {
    const from = '192.0.2.10';
    expect(await statusesOf(30, '/user/login', from)).toEqual([400]);
    expect(await statusesOf(30, '/api/employer/login', from)).toEqual([400]);
    expect(await statusesOf(1, '/employer/login', from)).toEqual([429]);
    expect(await statusesOf(1, '/user/login', from)).toEqual([429]);
  });

  it('leave the other classes alone', async () => {
    const from = '192.0.2.11';
    expect(await statusesOf(61, '/user/login', from)).toEqual([400, 429]);
    expect(await statusesOf(1, '/user/signup', from)).toEqual([400]);
    expect(await statusesOf(1, '/api/auth/forgot-password', from)).toEqual([400]);
    expect(await statusesOf(1, '/api/user/logout', from)).toEqual([204]);
    expect((await app.api.searchJobs({ from })).statusCode).toBe(200);
  });

  it('are counted for the connecting address, not for one in a header', async () => {
    const from = '192.0.2.12';
    expect(await statusesOf(60, '/user/login', from)).toEqual([400]);
    const disguised = await app.api.logInSeeker({
      from,
      headers: { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7' },
    });
    expect(disguised.statusCode).toBe(429);
  });
});

describe('reading', () => {
  it('is limited by its cost: a school reads on where a scraper waits', async () => {
    const search = (from: string, limit: number) =>
      app.api.getJob({ jobId: 'searchjobs', query: `limit=${String(limit)}`, from });
    const [school, scraper] = ['192.0.2.20', '192.0.2.21'];
    const statuses = new Set<number>();
    for (let time = 0; time < 601; time += 1) {
      statuses.add((await search(school, 24)).statusCode);
      const { statusCode, headers } = await search(scraper, 100);
      if (time < 600) expect(statusCode).toBe(200);
      else {
        expect(statusCode).toBe(429);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    expect([...statuses]).toEqual([200]);
  });
});
