import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import {
  insertHire,
  insertShiftJob,
  SATURDAY,
} from '../../../../../test/database/insert-shifts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function addressOf(as: TestAccount): Promise<string> {
  const response = await app.api.getCalendar({ as });
  expect(response.statusCode).toBe(200);
  return new URL(response.json<{ url: string }>().url).pathname;
}

/** The events of a calendar as another library reads them, by start. */
async function eventsAt(path: string) {
  const response = await app.call('GET', path);
  expect(response.statusCode).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(response.body) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      from: event.startDate.toJSDate().toISOString(),
      to: event.endDate.toJSDate().toISOString(),
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
    };
  });
}

const gala = { date: '2026-12-04', start: '18:00', end: '23:00' };

describe('the calendar of a seeker', () => {
  it('has every shift, with where it is', async () => {
    const job = await insertShiftJob(app, {
      address: '12 Mill Street; second floor',
      zip_code: '27601',
      shifts: [gala],
    });
    const { seeker } = await insertHire(app, job);
    expect(await eventsAt(await addressOf(seeker))).toEqual([
      {
        uid: expect.stringMatching(/^[\da-f-]{36}@nextshift\.example$/) as string,
        summary: 'Barista at Copper Kettle',
        location: '12 Mill Street; second floor, Raleigh, NC 27601',
        from: '2026-12-04T23:00:00.000Z',
        to: '2026-12-05T04:00:00.000Z',
        sequence: 0,
        status: 'TENTATIVE',
      },
    ]);
  });

  it('follows changes under the same ids', async () => {
    const { seeker } = await insertHire(app, await insertShiftJob(app, { shifts: [SATURDAY] }));
    const path = await addressOf(seeker);
    const before = await eventsAt(path);
    expect(before).toHaveLength(8);
    const [first, second] = before.map(({ uid }) => uid.slice(0, 36));
    await app.api.confirmShift({ assignmentId: first ?? '', as: seeker });
    await app.api.cancelShift({ assignmentId: second ?? '', as: seeker });
    const after = await eventsAt(path);
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(after.map(({ sequence, status }) => `${status} ${sequence}`).slice(0, 3)).toEqual([
      'CONFIRMED 1',
      'CANCELLED 1',
      'TENTATIVE 0',
    ]);
  });

  it('keeps lines within what the format allows, whatever a job is called', async () => {
    const title = `Barista, ${'é🙂'.repeat(60)}\\n; BEGIN:VEVENT`;
    const job = await insertShiftJob(app, { title, shifts: [gala] });
    const { seeker } = await insertHire(app, job);
    const path = await addressOf(seeker);
    const [event, ...others] = await eventsAt(path);
    expect(event?.summary).toBe(`${title} at Copper Kettle`);
    expect(others).toEqual([]);
    const { body } = await app.call('GET', path);
    const octets = body.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(body).not.toContain('\ufffd');
  });
});

describe('the calendar of an employer', () => {
  it('has every date of a shift once, and names nobody', async () => {
    const job = await insertShiftJob(app, { openings: 2, shifts: [{ ...gala, capacity: 2 }] });
    const first = await insertHire(app, job, { as: await signUpSeeker(app, { profile: {} }) });
    await insertHire(app, job);
    const path = await addressOf(job.employer);
    expect(await eventsAt(path)).toMatchObject([
      { summary: 'Barista: 2 of 2', status: 'TENTATIVE', sequence: 2 },
    ]);
    const listed = await app.api.listShifts({ as: first.seeker });
    const [shift] = listed.json<{ shifts: { assignmentId: string }[] }>().shifts;
    await app.api.cancelShift({ assignmentId: shift?.assignmentId ?? '', as: first.seeker });
    expect(await eventsAt(path)).toMatchObject([{ summary: 'Barista: 1 of 2', sequence: 3 }]);
    const { body } = await app.call('GET', path);
    for (const secret of [first.seeker.email, 'Robin', 'Park', job.employer.email]) {
      expect(body).not.toContain(secret);
    }
  });
});

describe('the address of a calendar', () => {
  it('stays the same until it is replaced, and then opens nothing', async () => {
    const seeker = await signUpSeeker(app);
    const path = await addressOf(seeker);
    expect(await addressOf(seeker)).toBe(path);
    const reset = await app.api.resetCalendar({ as: seeker });
    const next = new URL(reset.json<{ url: string }>().url).pathname;
    expect(next).not.toBe(path);
    expect(await addressOf(seeker)).toBe(next);
    expect((await app.call('GET', path)).statusCode).toBe(404);
    expect(await eventsAt(next)).toEqual([]);
  });

  it('ends with the password that a mailed link sets aside, of which the owner is told', async () => {
    const seeker = await signUpSeeker(app);
    const path = await addressOf(seeker);
    await app.runTasks();
    app.mails.take();
    const forgot = { email: seeker.email, accountType: 'user' };
    await app.api.forgotPassword({ body: forgot });
    await app.runTasks();
    const token = /token=([\w-]+)/.exec(app.mails.take()[0]?.text ?? '')?.[1];
    const body = { token, password: 'Tulip-99!' };
    expect((await app.api.resetPassword({ body })).statusCode).toBe(200);
    expect((await app.call('GET', path)).statusCode).toBe(404);
    await app.runTasks();
    expect(app.mails.take()).toContainEqual(
      expect.objectContaining({
        to: seeker.email,
        subject: 'The address of your NextShift calendar has ended',
      }),
    );
  });

  it('is one for two who ask at once', async () => {
    const employer = await signUpEmployer(app);
    const [one, other] = await Promise.all([addressOf(employer), addressOf(employer)]);
    expect(one).toBe(other);
  });

  it('is stored encrypted, and by its hash', async () => {
    const seeker = await signUpSeeker(app);
    const token = (await addressOf(seeker)).replace(/^.*\/|\.ics$/g, '');
    expect(token).toMatch(/^[\w-]{43}$/);
    const row = await app.database
      .selectFrom('calendars')
      .selectAll()
      .where('seeker_id', '=', seeker.id)
      .executeTakeFirstOrThrow();
    const stored = Buffer.concat([row.token_hash, row.token_encrypted]);
    expect(stored.includes(token)).toBe(false);
    expect(app.platform.secrets.decrypt(row.token_encrypted)).toBe(token);
  });

  it('is not kept by anybody on the way', async () => {
    const path = await addressOf(await signUpSeeker(app));
    const { headers } = await app.call('GET', path);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'text/calendar; charset=utf-8',
    });
    expect(headers).not.toHaveProperty('etag');
  });

  it('opens nothing while the account is suspended, or guessed', async () => {
    const seeker = await signUpSeeker(app);
    const path = await addressOf(seeker);
    await app.database
      .updateTable('seekers')
      .set({ suspended_at: app.clock.read() })
      .where('id', '=', seeker.id)
      .execute();
    expect((await app.call('GET', path)).statusCode).toBe(404);
    expect((await app.call('GET', '/api/calendar/guessed.ics')).statusCode).toBe(404);
    expect((await app.api.getCalendar()).statusCode).toBe(401);
  });
});
