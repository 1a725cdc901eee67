import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { buildApp } from '../../app.ts';
import { createDrain } from './drain.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a drain', () => {
  it('closes kept-alive connections with their next response, and none before it starts', async () => {
    const drain = createDrain(5_000);
    const app = fastify();
    drain.installIn(app);
    app.get('/', async () => 'hello');
    expect((await app.inject('/')).headers.connection).toBe('keep-alive');
    void drain.run();
    const response = await app.inject('/');
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
    await app.close();
  });

  it('of zero length is over immediately, and never starts', async () => {
    const drain = createDrain(0);
    await drain.run();
    expect(drain.hasBegun).toBe(false);
  });
});

describe('a draining server', () => {
  it('reports that it is not ready, and serves everything else', async () => {
    const { platform, close } = await createTestApp();
    const drain = createDrain(5_000);
    const app = await buildApp(platform, drain);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    void drain.run();
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'ending' }]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/jobs/searchjobs?searchLocation=Raleigh')).statusCode).toBe(200);
    await app.close();
    await close();
  });
});
