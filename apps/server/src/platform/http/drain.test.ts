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
  it('ends kept connections with their next answer, and nothing before it began', async () => {
    const drain = createDrain(5_000);
    const app = fastify();
    drain.installIn(app);
    app.get('/', async () => 'hello');
    expect((await app.inject('/')).headers.connection).toBe('keep-alive');
    void drain.run();
    const answer = await app.inject('/');
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    await app.close();
  });

  it('of no length is over at once, and never begins', async () => {
    const drain = createDrain(0);
    await drain.run();
    expect(drain.hasBegun).toBe(false);
  });
});

describe('a server that drains', () => {
  it('says that it is not ready, and answers everything else', async () => {
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
