import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { watchPools, watchQueue } from './watch-server.ts';

const TOKEN = 'a token for those who watch';
const HEADERS = { host: 'localhost:4000', authorization: `Bearer ${TOKEN}` };

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { METRICS_TOKEN: TOKEN } });
  watchQueue(app.platform.metrics, app.database);
});

afterAll(() => app.close());

async function readFigures(): Promise<string> {
  const response = await app.call('GET', '/metrics', { headers: HEADERS });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  return response.body;
}

/** The value of a line; null if it is missing. */
function figure(text: string, line: string): number | null {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? null : Number(found.split(' ').at(-1));
}

describe('GET /metrics', () => {
  it('responds to callers with the token, from anywhere', async () => {
    await readFigures();
    const afar = { headers: { authorization: `Bearer ${TOKEN}` }, from: '192.0.2.7' };
    expect((await app.call('GET', '/metrics', afar)).statusCode).toBe(200);
  });

  it.each([
    ['without the token, on loopback', { headers: { host: 'localhost:4000' } }],
    ['from elsewhere', { from: '192.0.2.7', headers: { host: 'localhost:4000' } }],
    ['with a wrong token', { headers: { ...HEADERS, authorization: 'Bearer guessed' } }],
    ['with an empty token', { headers: { ...HEADERS, authorization: 'Bearer ' } }],
  ])('is not found %s', async (_who, options) => {
    expect((await app.call('GET', '/metrics', options)).statusCode).toBe(404);
  });

  it('counts requests by route and status, never by URL', async () => {
    await app.api.getJob({ jobId: '01980000-0000-7000-8000-000000000000' });
    const text = await readFigures();
    const line =
      'nextshift_request_duration_seconds_count{method="GET",route="/api/jobs/:jobId",status="404"}';
    expect(figure(text, line)).toBe(1);
    expect(text).not.toContain('01980000');
  });

  it('measures searches by their most selective filter', async () => {
    await app.api.searchJobs({ query: { searchLocation: 'Raleigh' } });
    await app.api.filterJobs({ query: { searchLocation: 'Raleigh', searchQuery: 'cook' } });
    const text = await readFigures();
    expect(figure(text, 'nextshift_search_duration_seconds_count{by="city"}')).toBe(1);
    expect(figure(text, 'nextshift_search_duration_seconds_count{by="words"}')).toBe(1);
  });

  it('reports the pending jobs of the queue', async () => {
    const text = await readFigures();
    expect(figure(text, 'nextshift_queue_jobs{state="due"}')).toBe(0);
    expect(figure(text, 'nextshift_queue_oldest_due_seconds')).toBe(0);
  });

  it('leaves out a figure that fails', async () => {
    const { metrics } = app.platform;
    metrics.watch({
      name: 'nextshift_broken',
      help: 'A figure that fails',
      read: () => Promise.reject(new Error('unavailable')),
    });
    const text = await readFigures();
    expect(figure(text, 'nextshift_broken')).toBeNull();
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('reports each pool', async () => {
    const { metrics } = app.platform;
    const pool = { totalCount: 3, idleCount: 2, waitingCount: 1 };
    watchPools(metrics, new Map([['primary', pool]]));
    const text = await readFigures();
    expect(figure(text, 'nextshift_database_connections{pool="primary"}')).toBe(3);
    expect(figure(text, 'nextshift_database_connections_idle{pool="primary"}')).toBe(2);
    expect(figure(text, 'nextshift_database_waiting{pool="primary"}')).toBe(1);
  });
});
