import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';

let app: TestApp;
let seeker: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  seeker = await signUpSeeker(app);
});

afterAll(() => app.close());

const searchOf = (searchQuery: string) => ({ criteria: { searchQuery }, cadence: 'daily' });
const create = (as: TestAccount, body: object, key?: string) =>
  app.api.createAlert({
    as,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const idOf = (response: Awaited<ReturnType<typeof create>>) =>
  response.json<{ alert: { id: string } }>().alert.id;
const listOf = async (as: TestAccount) =>
  (await app.api.listAlerts({ as })).json<{ alerts: object[] }>().alerts;

describe('POST /api/alerts', () => {
  it('makes an alert of what narrows the search, with the next run on the clocks of its owner', async () => {
    const criteria = {
      searchQuery: '  night   barista ',
      searchLocation: '',
      type: ['Part-time', 'Contract', 'Part-time'],
      minWage: '15',
      limit: 5,
      cursor: 'x',
    };
    const timeZone = 'America/Los_Angeles';
    const response = await create(seeker, { criteria, cadence: 'daily', localHour: 7, timeZone });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      alert: {
        id: expect.any(String),
        criteria: { searchQuery: 'night barista', type: ['Contract', 'Part-time'], minWage: 15 },
        cadence: 'daily',
        localHour: 7,
        timeZone,
        paused: null,
        nextRunAt: '2026-11-20T15:00:00.000Z',
        createdAt: app.clock.read().toISOString(),
      },
    });
    expect(await listOf(seeker)).toMatchObject([response.json<{ alert: object }>().alert]);
  });

  it('runs at eight in the morning of the board by default, weekly ones on Mondays', async () => {
    const owner = await signUpSeeker(app);
    const daily = await create(owner, searchOf('barista'));
    expect(daily.json()).toMatchObject({
      alert: { localHour: 8, timeZone: 'America/New_York', nextRunAt: '2026-11-20T13:00:00.000Z' },
    });
    const weekly = await create(owner, { ...searchOf('baker'), cadence: 'weekly' });
    expect(weekly.json()).toMatchObject({ alert: { nextRunAt: '2026-11-23T13:00:00.000Z' } });
  });

  it.each([
    ['a cadence', { criteria: {} }, 'cadence'],
    ['a known cadence', { criteria: {}, cadence: 'hourly' }, 'cadence'],
    ['criteria', { cadence: 'daily' }, 'criteria'],
    ['a wage', { criteria: { minWage: 'much' }, cadence: 'daily' }, 'criteria'],
    ['an hour', { criteria: {}, cadence: 'daily', localHour: 24 }, 'localHour'],
    ['a time zone', { criteria: {}, cadence: 'daily', timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['a zone with clocks', { criteria: {}, cadence: 'daily', timeZone: '+05:00' }, 'timeZone'],
  ])('needs %s', async (_what, body, field) => {
    const response = await create(seeker, body);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ issues: { path: string[] }[] }>().issues[0]?.path[0]).toBe(field);
  });

  it('refuses the same search a second time, however it is written', async () => {
    const owner = await signUpSeeker(app);
    const criteria = { searchQuery: 'Barista', type: ['Part-time', 'Contract'], industry: '' };
    await create(owner, { criteria, cadence: 'daily' });
    const again = { type: 'Contract,Part-time', searchQuery: ' barista ' };
    const response = await create(owner, { criteria: again, cadence: 'weekly' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'alert_exists' });
    expect((await create(await signUpSeeker(app), { criteria, cadence: 'daily' })).statusCode).toBe(
      201,
    );
  });

  it('makes one of many concurrent calls, and repeats the response for a key', async () => {
    const owner = await signUpSeeker(app);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => create(owner, searchOf('barista'))),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
      201,
      ...Array(7).fill(409),
    ]);
    const first = await create(owner, searchOf('baker'), 'one-key');
    const repeated = await create(owner, searchOf('baker'), 'one-key');
    expect(repeated.json()).toEqual(first.json());
    expect(await listOf(owner)).toHaveLength(2);
  });

  it('keeps at most ten a person, however many come at once', async () => {
    const owner = await signUpSeeker(app);
    const responses = await Promise.all(
      Array.from({ length: 14 }, (_, at) => create(owner, searchOf(`search ${at}`))),
    );
    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.json()).toMatchObject({ code: 'alert_limit_reached' });
    expect(await listOf(owner)).toHaveLength(10);
  });

  it('is for seekers', async () => {
    expect((await app.api.createAlert({ body: searchOf('x') })).statusCode).toBe(401);
    const employer = await signUpEmployer(app);
    expect((await create(employer, searchOf('x'))).statusCode).toBe(401);
  });
});

describe('PATCH /api/alerts/:alertId', () => {
  it('pauses, resumes and moves an alert', async () => {
    const owner = await signUpSeeker(app);
    const id = idOf(await create(owner, searchOf('barista')));
    const change = (body: object, as = owner) => app.api.updateAlert({ alertId: id, as, body });
    expect((await change({ paused: true })).json()).toMatchObject({
      alert: { paused: 'owner', nextRunAt: null },
    });
    const moved = await change({ paused: false, cadence: 'weekly', localHour: 18 });
    expect(moved.statusCode).toBe(200);
    expect(moved.json()).toMatchObject({
      alert: { paused: null, cadence: 'weekly', nextRunAt: '2026-11-23T23:00:00.000Z' },
    });
    expect((await change({ localHour: -1 })).statusCode).toBe(400);
    expect((await change({ paused: true }, seeker)).statusCode).toBe(404);
    expect((await app.api.updateAlert({ alertId: id, body: {} })).statusCode).toBe(401);
  });
});

describe('DELETE /api/alerts/:alertId', () => {
  it('deletes an own alert', async () => {
    const owner = await signUpSeeker(app);
    const id = idOf(await create(owner, searchOf('barista')));
    const remove = (as?: TestAccount) => app.api.deleteAlert({ alertId: id, as });
    expect((await remove()).statusCode).toBe(401);
    expect((await remove(seeker)).statusCode).toBe(404);
    expect((await remove(owner)).statusCode).toBe(204);
    expect((await remove(owner)).statusCode).toBe(404);
    expect(await listOf(owner)).toEqual([]);
    expect((await create(owner, searchOf('barista'))).statusCode).toBe(201);
  });
});

describe('POST /api/alerts/:alertId/run', () => {
  it('queues the mail, once in ten minutes', async () => {
    const owner = await signUpSeeker(app);
    const id = idOf(await create(owner, searchOf('barista')));
    const run = (as: TestAccount | undefined = owner) => app.api.runAlert({ alertId: id, as });
    expect((await app.api.runAlert({ alertId: id })).statusCode).toBe(401);
    expect((await run(seeker)).statusCode).toBe(404);
    expect((await run()).statusCode).toBe(202);
    app.clock.advance(9 * MINUTE_MS);
    const early = await run();
    expect(early.statusCode).toBe(429);
    expect(early.headers['retry-after']).toBe('60');
    app.clock.advance(MINUTE_MS);
    expect((await run()).statusCode).toBe(202);
  });

  it('is refused while the alert is paused', async () => {
    const owner = await signUpSeeker(app);
    const id = idOf(await create(owner, searchOf('barista')));
    await app.api.updateAlert({ alertId: id, as: owner, body: { paused: true } });
    const response = await app.api.runAlert({ alertId: id, as: owner });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'alert_paused' });
  });
});
