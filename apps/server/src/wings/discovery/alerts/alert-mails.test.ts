import { DAY_MS, MINUTE_MS, rangesOfShifts } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { makeJobsDue } from '../../../../test/servers/queued-jobs.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { multirangeOf } from '../../../platform/database/week-multirange.ts';
import { RecipientRefusedError } from '../../../platform/mail/mail.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { sendDueAlerts } from './send-due-alerts.ts';

let app: TestApp;
let employer: TestAccount;
let city = 'Aville';

beforeAll(async () => {
  app = await createTestApp({ env: { POSTAL_ADDRESS: '12 Mill Street, Raleigh, NC 27601' } });
  employer = await signUpEmployer(app);
});

// A city for each test: its jobs are not found by the alerts of others.
beforeEach(() => {
  city = `${String.fromCharCode(city.charCodeAt(0) + 1)}ville`;
});

afterAll(() => app.close());

async function alertFor(as: TestAccount, criteria: object = {}, rest: object = {}) {
  const body = { criteria: { searchLocation: city, ...criteria }, cadence: 'daily', ...rest };
  const response = await app.api.createAlert({ as, body });
  expect(response.statusCode).toBe(201);
  return response.json<{ alert: { id: string } }>().alert.id;
}

const post = (columns: object = {}) => insertJob(app, employer, { city, ...columns });

/** A day later, when every daily alert has been due. */
async function mailsADayLater({ email }: TestAccount) {
  app.clock.advance(DAY_MS);
  await enqueue(app.database, sendDueAlerts, {});
  await app.runTasks();
  return app.mails.take().filter(({ to }) => to === email);
}

/** The jobs that mails link to, in order. */
function jobsIn(mails: readonly { readonly html: string }[]): string[] {
  return mails.flatMap(({ html }) =>
    [...html.matchAll(/href="http:\/\/nextshift\.example\/jobs\/([\w-]+)"/g)].map(
      ([, id = '']) => id,
    ),
  );
}

const pausesOf = async ({ id }: TestAccount) =>
  (
    await app.database.selectFrom('alerts').select('paused').where('seeker_id', '=', id).execute()
  ).map(({ paused }) => paused);

describe('the mail of alerts', () => {
  it('has the jobs since the alert was made, once each, and none without new ones', async () => {
    const seeker = await signUpSeeker(app);
    await post({ title: 'Shown before' });
    await alertFor(seeker);
    const fresh = await post({ title: 'Barista', pay_rate: 18, pay_frequency: 'Per Hour' });
    await insertJob(app, employer, { city: 'Elsewhere' });
    const mails = await mailsADayLater(seeker);
    expect(mails).toHaveLength(1);
    expect(jobsIn(mails)).toEqual([fresh]);
    expect(mails[0]).toMatchObject({ subject: 'New job: Barista at Copper Kettle' });
    expect(mails[0]?.text).toContain(`Copper Kettle · ${city}, NC · Part-time · $18 / hour`);
    expect(mails[0]?.text).toContain('NextShift, 12 Mill Street, Raleigh, NC 27601');
    expect(await mailsADayLater(seeker)).toEqual([]);
  });

  it('is one for all alerts that are due, each job under the first that found it', async () => {
    const seeker = await signUpSeeker(app);
    await alertFor(seeker, { searchQuery: 'barista' });
    await alertFor(seeker, { type: 'Part-time' });
    await alertFor(seeker, { type: 'Contract' }, { cadence: 'weekly' });
    const both = await post({ title: 'Barista' });
    const second = await post({ title: 'Baker' });
    await post({ title: 'Painter', type: 'Contract' });
    const [mail, ...more] = await mailsADayLater(seeker);
    expect(more).toEqual([]);
    expect(jobsIn(mail ? [mail] : [])).toEqual([both, second]);
    expect(mail?.html).toContain(`“barista”, in ${city}`);
    expect(mail?.html).toContain(`>in ${city}, Part-time`);
  });

  it('has at most 20 jobs, and the next mail the others', async () => {
    const seeker = await signUpSeeker(app);
    await alertFor(seeker);
    const posted: string[] = [];
    for (let count = 0; count < 25; count += 1) posted.push(await post());
    const first = jobsIn(await mailsADayLater(seeker));
    expect(first).toHaveLength(20);
    const second = jobsIn(await mailsADayLater(seeker));
    expect([...first, ...second].sort()).toEqual(posted.sort());
    expect(await mailsADayLater(seeker)).toEqual([]);
  });

  it('finds a job once it is released, reposted or edited to match', async () => {
    const seeker = await signUpSeeker(app);
    const closed = await post({ status: 'Closed', closed_reason: 'closed' });
    const other = await post({ title: 'Painter' });
    const held = await post({ title: 'Barista', moderation: 'held' });
    await alertFor(seeker, { searchQuery: 'barista' });
    expect(await mailsADayLater(seeker)).toEqual([]);
    expect(await mailsADayLater(seeker)).toEqual([]);
    const change = (id: string, columns: object) =>
      app.database
        .updateTable('jobs')
        .set({ ...columns, updated_at: app.clock.read() })
        .where('id', '=', id)
        .execute();
    await change(held, { moderation: 'clear' });
    expect(jobsIn(await mailsADayLater(seeker))).toEqual([held]);
    await change(other, { title: 'Barista' });
    expect(jobsIn(await mailsADayLater(seeker))).toEqual([other]);
    const reopened = { status: 'Active', closed_at: null, closed_reason: null };
    await change(closed, {
      ...reopened,
      closes_at: new Date(app.clock.read().getTime() + 9 * DAY_MS),
    });
    expect(jobsIn(await mailsADayLater(seeker))).toEqual([closed]);
    await change(held, { description: 'New words' });
    expect(await mailsADayLater(seeker)).toEqual([]);
  });

  it('has what fits the week of each', async () => {
    const [early, late] = [await signUpSeeker(app), await signUpSeeker(app)];
    const shift = (start: string, end: string) => ({ weekday: 'sat', start, end }) as const;
    for (const [as, start, end] of [
      [early, '06:00', '12:00'],
      [late, '12:00', '20:00'],
    ] as const) {
      const weekly = [shift(start, end)];
      const body = { timeZone: 'America/New_York', weekly, busy: [], share: true };
      expect((await app.api.updateAvailability({ as, body })).statusCode).toBe(200);
      await alertFor(as, { when: 'mine' });
    }
    const withShift = (start: string, end: string) =>
      post({
        shifts: JSON.stringify([{ ...shift(start, end), id: newId(), date: null, capacity: 1 }]),
        week_minutes: multirangeOf(rangesOfShifts([{ ...shift(start, end), date: null }])),
      });
    const morning = await withShift('07:00', '11:00');
    const evening = await withShift('15:00', '19:00');
    await post();
    app.clock.advance(DAY_MS);
    await enqueue(app.database, sendDueAlerts, {});
    await app.runTasks();
    const mails = app.mails.take();
    const jobsTo = ({ email }: TestAccount) => jobsIn(mails.filter(({ to }) => to === email));
    expect(jobsTo(early)).toEqual([morning]);
    expect(jobsTo(late)).toEqual([evening]);
  });

  it('leaves out what the person has applied to', async () => {
    const seeker = await signUpSeeker(app);
    await alertFor(seeker);
    const jobId = await post();
    await insertApplication(app, { jobId, employerId: employer.id, seekerId: seeker.id });
    expect(await mailsADayLater(seeker)).toEqual([]);
  });

  it('leaves out a job that is hidden before it is sent, and has it once it is back', async () => {
    const seeker = await signUpSeeker(app);
    await alertFor(seeker);
    const hidden = await post({ title: 'Hidden' });
    const open = await post({ title: 'Open' });
    app.clock.advance(DAY_MS);
    await sendDueAlerts.run(app.platform);
    const set = (moderation: 'held' | 'clear') =>
      app.database.updateTable('jobs').set({ moderation }).where('id', '=', hidden).execute();
    await set('held');
    await app.runTasks();
    expect(jobsIn(app.mails.take())).toEqual([open]);
    await set('clear');
    expect(jobsIn(await mailsADayLater(seeker))).toEqual([hidden]);
  });

  it('is sent once by concurrent instances', async () => {
    const seeker = await signUpSeeker(app);
    await alertFor(seeker);
    await alertFor(seeker, { type: 'Part-time' });
    const jobId = await post();
    app.clock.advance(DAY_MS);
    await Promise.all([1, 2, 3, 4].map(() => sendDueAlerts.run(app.platform)));
    await app.runTasks();
    expect(jobsIn(app.mails.take())).toEqual([jobId]);
  });

  it('is retried under the same id after a failure', async () => {
    const seeker = await signUpSeeker(app);
    await alertFor(seeker);
    const jobId = await post();
    app.mails.fail(1);
    expect(await mailsADayLater(seeker)).toEqual([]);
    await makeJobsDue(app);
    await app.runTasks();
    const [mail] = app.mails.take();
    expect(jobsIn(mail ? [mail] : [])).toEqual([jobId]);
    const { id } = await app.database
      .selectFrom('alert_mails')
      .select('id')
      .where('seeker_id', '=', seeker.id)
      .executeTakeFirstOrThrow();
    expect(mail?.messageId).toBe(`alert.${id}`);
  });

  it('comes at once when asked for, and not again at its time', async () => {
    const seeker = await signUpSeeker(app);
    const id = await alertFor(seeker);
    const jobId = await post();
    await app.api.runAlert({ alertId: id, as: seeker });
    await app.runTasks();
    expect(jobsIn(app.mails.take())).toEqual([jobId]);
    expect(await mailsADayLater(seeker)).toEqual([]);
  });

  it('escapes what others wrote', async () => {
    const seeker = await signUpSeeker(app);
    await alertFor(seeker);
    await post({ title: '<img src=x onerror=alert(1)>\r\nBcc: a@b.c' });
    const [mail] = await mailsADayLater(seeker);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });
});

describe('no mail of alerts comes', () => {
  const setSeeker = ({ id }: TestAccount, columns: object) =>
    app.database.updateTable('seekers').set(columns).where('id', '=', id).execute();

  it.each([
    ['email notifications are off', { notify_by_email: false }, { notify_by_email: true }],
    [
      'the address is unconfirmed',
      { email_confirmed_at: null },
      { email_confirmed_at: new Date(0) },
    ],
  ])('while %s; afterwards it has the jobs of that time', async (_why, off, on) => {
    const seeker = await signUpSeeker(app);
    await alertFor(seeker);
    const jobId = await post();
    await setSeeker(seeker, off);
    expect(await mailsADayLater(seeker)).toEqual([]);
    expect(await mailsADayLater(seeker)).toEqual([]);
    await setSeeker(seeker, on);
    expect(jobsIn(await mailsADayLater(seeker))).toEqual([jobId]);
  });

  it('when they are turned off between claiming and sending', async () => {
    const seeker = await signUpSeeker(app);
    await alertFor(seeker);
    const jobId = await post();
    app.clock.advance(DAY_MS);
    await sendDueAlerts.run(app.platform);
    await setSeeker(seeker, { notify_by_email: false });
    await app.runTasks();
    expect(app.mails.take()).toEqual([]);
    await setSeeker(seeker, { notify_by_email: true });
    expect(jobsIn(await mailsADayLater(seeker))).toEqual([jobId]);
  });

  it('while paused, and after the alert is deleted', async () => {
    const seeker = await signUpSeeker(app);
    const id = await alertFor(seeker);
    await app.api.updateAlert({ alertId: id, as: seeker, body: { paused: true } });
    await post();
    expect(await mailsADayLater(seeker)).toEqual([]);
    await app.api.deleteAlert({ alertId: id, as: seeker });
    expect(await mailsADayLater(seeker)).toEqual([]);
  });

  it('after the mailbox has refused one for good', async () => {
    const seeker = await signUpSeeker(app);
    await alertFor(seeker);
    await alertFor(seeker, { type: 'Part-time' });
    await post();
    app.mails.fail(1, new RecipientRefusedError('no such mailbox'));
    expect(await mailsADayLater(seeker)).toEqual([]);
    expect(await pausesOf(seeker)).toEqual(['bounced', 'bounced']);
    await makeJobsDue(app);
    expect(await mailsADayLater(seeker)).toEqual([]);
  });

  it('once its owner was away for half a year', async () => {
    const seeker = await signUpSeeker(app);
    await alertFor(seeker);
    await setSeeker(seeker, {
      last_seen_at: new Date(app.clock.read().getTime() - 182 * DAY_MS - MINUTE_MS),
    });
    await post();
    expect(await mailsADayLater(seeker)).toEqual([]);
    expect(await pausesOf(seeker)).toEqual(['away']);
  });

  it('with the account deleted meanwhile', async () => {
    const seeker = await signUpSeeker(app);
    await alertFor(seeker);
    await post();
    app.clock.advance(DAY_MS);
    await sendDueAlerts.run(app.platform);
    await app.database.deleteFrom('seekers').where('id', '=', seeker.id).execute();
    await app.runTasks();
    expect(app.mails.take()).toEqual([]);
  });
});

describe('an account', () => {
  it('keeps when its owner was last here, to within a day', async () => {
    const seeker = await signUpSeeker(app);
    const lastSeen = async () =>
      (
        await app.database
          .selectFrom('seekers')
          .select('last_seen_at')
          .where('id', '=', seeker.id)
          .executeTakeFirstOrThrow()
      ).last_seen_at?.getTime();
    const start = app.clock.read().getTime();
    app.clock.advance(DAY_MS - 1);
    await app.api.listAlerts({ as: seeker });
    expect(await lastSeen()).toBe(start);
    app.clock.advance(5 * MINUTE_MS);
    await app.api.listAlerts({ as: seeker });
    expect(await lastSeen()).toBe(app.clock.read().getTime());
  });
});
