import { DAY_MS, HOUR_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../../test/create-test-app.ts';
import { signUpSeeker } from '../../../../../../test/database/insert-accounts.ts';
import {
  datesOf,
  insertHire,
  insertShiftJob,
  SATURDAY,
} from '../../../../../../test/database/insert-shifts.ts';
import { makeJobsDue } from '../../../../../../test/servers/queued-jobs.ts';
import { settleShifts } from './settle-shifts.ts';
import { extendShiftDates } from './extend-shift-dates.ts';

let app: TestApp;
let start: number;

beforeAll(async () => {
  app = await createTestApp();
  start = app.clock.read().getTime();
});

afterEach(() => {
  app.clock.advance(start - app.clock.read().getTime());
});

afterAll(() => app.close());

async function hire() {
  const job = await insertShiftJob(app, { shifts: [SATURDAY] });
  return { ...job, ...(await insertHire(app, job)) };
}

/** Tells of acceptances, and forgets the mails. */
async function tellAll() {
  await makeJobsDue(app);
  await app.runTasks();
  app.mails.take();
}

function cancel(applicationId: string, date: string) {
  return app.database
    .updateTable('assignments')
    .set({ status: 'cancelled', cancelled_by: 'seeker' })
    .where('application_id', '=', applicationId)
    .where(sql<boolean>`date = ${date}::date`)
    .execute();
}

describe('the dates of weekly shifts', () => {
  it('reach eight weeks ahead every day, each once', async () => {
    const { applicationId } = await hire();
    await extendShiftDates(app.platform);
    expect(await datesOf(app, applicationId)).toHaveLength(8);
    app.clock.advance(7 * DAY_MS);
    await extendShiftDates(app.platform);
    await extendShiftDates(app.platform);
    const dates = await datesOf(app, applicationId);
    expect(dates).toHaveLength(9);
    expect(dates.at(-1)).toBe('offered 2027-01-16 12:00Z to 18:00Z, place 1');
  });

  it('stay at the same time of day when clocks change', async () => {
    const { applicationId } = await hire();
    app.clock.advance(70 * DAY_MS);
    await extendShiftDates(app.platform);
    const dates = await datesOf(app, applicationId);
    expect(dates).toContain('offered 2027-03-13 12:00Z to 18:00Z, place 1');
    expect(dates).toContain('offered 2027-03-20 11:00Z to 17:00Z, place 1');
  });

  it('leave out what was cancelled', async () => {
    const { applicationId } = await hire();
    await cancel(applicationId, '2027-01-09');
    app.clock.advance(DAY_MS);
    await app.database
      .updateTable('application_shifts')
      .set({ dates_until: new Date('2027-01-01') })
      .where('application_id', '=', applicationId)
      .execute();
    await extendShiftDates(app.platform);
    const dates = await datesOf(app, applicationId);
    expect(dates).toHaveLength(9);
    expect(dates[7]).toMatch(/^cancelled 2027-01-09/);
  });

  it('leave out when the person has other work, and tell both', async () => {
    const { seeker, employer, applicationId } = await hire();
    const event = { date: '2027-01-16', start: '10:00', end: '12:00' };
    await insertHire(app, await insertShiftJob(app, { shifts: [event] }), { as: seeker });
    await tellAll();
    app.clock.advance(7 * DAY_MS);
    await extendShiftDates(app.platform);
    expect((await datesOf(app, applicationId)).at(-1)).toMatch(/^cancelled 2027-01-16/);
    await makeJobsDue(app);
    await app.runTasks();
    const mails = app.mails.take();
    const subjectsTo = (to: string) =>
      mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
    expect(subjectsTo(employer.email)).toEqual([
      'A spot is free: “Barista”, Sat, Jan 16, 7 AM to 1 PM',
    ]);
    expect(subjectsTo(seeker.email)).toEqual(['Copper Kettle canceled a shift of yours']);
  });

  it('come no more once the person has left', async () => {
    const { seeker, applicationId } = await hire();
    await app.api.withdrawApplication({ id: applicationId, as: seeker });
    app.clock.advance(7 * DAY_MS);
    await extendShiftDates(app.platform);
    expect(await datesOf(app, applicationId)).toHaveLength(8);
  });
});

describe('shifts that are over', () => {
  it('were worked, unless they were cancelled', async () => {
    const { applicationId } = await hire();
    await cancel(applicationId, '2026-11-28');
    app.clock.advance(Date.parse('2026-11-28T17:59:00Z') - start);
    await settleShifts.run(app.platform);
    expect((await datesOf(app, applicationId)).slice(0, 3)).toEqual([
      'worked 2026-11-21 12:00Z to 18:00Z, place 1',
      'cancelled 2026-11-28 12:00Z to 18:00Z, place 1',
      'offered 2026-12-05 12:00Z to 18:00Z, place 1',
    ]);
  });
});

describe('shifts of the next two days', () => {
  it('are to be confirmed: by a notice each, and one mail for all, once', async () => {
    const seeker = await signUpSeeker(app);
    const evening = { date: '2026-11-21', start: '18:00', end: '22:00' };
    for (const shift of [SATURDAY, evening]) {
      await insertHire(app, await insertShiftJob(app, { shifts: [shift] }), { as: seeker });
    }
    await settleShifts.run(app.platform);
    await tellAll();
    await settleShifts.run(app.platform);
    await settleShifts.run(app.platform);
    await app.runTasks();
    const mails = app.mails.take().filter(({ to }) => to === seeker.email);
    expect(mails).toMatchObject([{ subject: 'Please confirm 2 shifts' }]);
    expect(mails[0]?.text).toContain('Barista at Copper Kettle: Sat, Nov 21, 7 AM to 1 PM (EST).');
    const { notices } = (await app.api.listNotices({ as: seeker })).json<{
      notices: { reason: string | null; shift: { startsAt: string } | null }[];
    }>();
    expect(
      notices
        .filter(({ reason }) => reason === 'shift_to_confirm')
        .map(({ shift }) => shift?.startsAt),
    ).toEqual(expect.arrayContaining(['2026-11-21T12:00:00.000Z', '2026-11-21T23:00:00.000Z']));
  });

  it('are not asked about earlier, before the acceptance is told, or once confirmed', async () => {
    const later = { date: '2026-11-22', start: '07:01', end: '09:00' };
    const { seeker } = await insertHire(app, await insertShiftJob(app, { shifts: [later] }));
    await tellAll();
    await settleShifts.run(app.platform);
    await app.runTasks();
    expect(app.mails.take().filter(({ to }) => to === seeker.email)).toEqual([]);
    app.clock.advance(HOUR_MS);
    await settleShifts.run(app.platform);
    await app.database
      .updateTable('assignments')
      .set({ status: 'confirmed' })
      .where('seeker_id', '=', seeker.id)
      .execute();
    await app.runTasks();
    expect(app.mails.take().filter(({ to }) => to === seeker.email)).toEqual([]);
  });
});
