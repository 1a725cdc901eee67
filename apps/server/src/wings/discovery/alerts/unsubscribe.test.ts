import { DAY_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { sendDueAlerts } from './send-due-alerts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** A seeker with two alerts, and the mail of the first with its links. */
async function mailed() {
  const seeker = await signUpSeeker(app);
  for (const searchQuery of ['barista', 'painter']) {
    const body = { criteria: { searchQuery }, cadence: 'daily' };
    await app.api.createAlert({ as: seeker, body });
  }
  const employer = await signUpEmployer(app);
  await insertJob(app, employer, { title: 'Barista' });
  app.clock.advance(DAY_MS);
  await sendDueAlerts.run(app.platform);
  await app.runTasks();
  const [mail] = app.mails.take().filter(({ to }) => to === seeker.email);
  const linkTo = (scope: string) =>
    new RegExp(`/unsubscribe\\?token=(${scope}\\.[\\w-]+)`).exec(mail?.html ?? '')?.[1] ?? '';
  return { seeker, mail, alert: linkTo('alert'), all: linkTo('all') };
}

const stop = (token: string, body: object | string = {}, headers: Record<string, string> = {}) =>
  app.api.unsubscribe({ token, body, headers });

async function pausesOf(as: TestAccount) {
  const response = await app.api.listAlerts({ as });
  return response
    .json<{ alerts: { criteria: { searchQuery: string }; paused: string | null }[] }>()
    .alerts.map(({ criteria, paused }) => [criteria.searchQuery, paused])
    .sort();
}

describe('POST /api/unsubscribe/:token', () => {
  it('stops one alert, again and again', async () => {
    const { seeker, alert } = await mailed();
    for (let times = 0; times < 2; times += 1) {
      const response = await stop(alert);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({
        message: 'This alert is stopped. You get no more emails from it.',
      });
    }
    expect(await pausesOf(seeker)).toEqual([
      ['barista', 'unsubscribed'],
      ['painter', null],
    ]);
  });

  it('stops all alerts where that is asked for', async () => {
    const { seeker, alert } = await mailed();
    expect((await stop(alert, { scope: 'all' })).statusCode).toBe(200);
    expect(await pausesOf(seeker)).toEqual([
      ['barista', 'unsubscribed'],
      ['painter', 'unsubscribed'],
    ]);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=b', '--b\r\nnever ends'],
    ['text/plain; charset=utf-8', 'List-Unsubscribe=One-Click'],
    ['application/octet-stream', '\u0001\u0002'],
    ['application/json', '{"List-Unsubscribe": One-Click'],
    ['application/json; charset=utf-8', 'List-Unsubscribe=One-Click'],
    ['application/json', '["One-Click"]'],
    ['application/json', ''],
    ['nonsense', ''],
    [undefined, ''],
    [undefined, 'List-Unsubscribe=One-Click'],
    ['application/x-www-form-urlencoded', 'a'.repeat(10_000)],
  ])('stops all alerts by the header of the mail, with %s', async (type, body) => {
    const { seeker, mail, all } = await mailed();
    expect(mail?.unsubscribeUrl).toBe(`http://nextshift.example/api/unsubscribe/${all}`);
    const response = await stop(all, body, type === undefined ? {} : { 'content-type': type });
    expect(response.statusCode).toBe(200);
    expect(new Set((await pausesOf(seeker)).map(([, paused]) => paused))).toEqual(
      new Set(['unsubscribed']),
    );
  });

  it('keeps a mail back that was claimed before', async () => {
    const { seeker, all } = await mailed();
    await insertJob(app, await signUpEmployer(app), { title: 'Painter' });
    app.clock.advance(DAY_MS);
    await sendDueAlerts.run(app.platform);
    await stop(all);
    await app.runTasks();
    expect(app.mails.take().filter(({ to }) => to === seeker.email)).toEqual([]);
  });

  it('is done for an alert that is deleted', async () => {
    const { seeker, alert } = await mailed();
    await app.database.deleteFrom('alerts').where('seeker_id', '=', seeker.id).execute();
    expect((await stop(alert)).statusCode).toBe(200);
  });

  it('refuses what we did not make', async () => {
    const { seeker, alert, all } = await mailed();
    const forged = [
      'nonsense',
      `all${alert.slice('alert'.length)}`,
      `alert${all.slice('all'.length)}`,
      `${all.slice(0, -2)}AA`,
      `all.${'A'.repeat(64)}`,
    ];
    for (const token of forged) {
      const response = await stop(token);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'link_invalid' });
    }
    expect((await stop(all, { scope: 'everything' })).statusCode).toBe(400);
    expect(new Set((await pausesOf(seeker)).map(([, paused]) => paused))).toEqual(new Set([null]));
  });
});

describe('GET /api/unsubscribe/:token', () => {
  it('changes nothing and leads to the page', async () => {
    const { seeker, all } = await mailed();
    const response = await app.call('GET', `/api/unsubscribe/${all}`);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(`/unsubscribe?token=${all}`);
    expect(new Set((await pausesOf(seeker)).map(([, paused]) => paused))).toEqual(new Set([null]));
  });
});
