import type { Assignment, Shift } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../../test/create-test-app.ts';
import { signUpSeeker, type TestAccount } from '../../../../../../test/database/insert-accounts.ts';
import {
  datesOf,
  insertHire,
  insertShiftJob,
  SATURDAY,
  type ShiftJob,
  SUNDAY,
} from '../../../../../../test/database/insert-shifts.ts';
import { makeJobsDue } from '../../../../../../test/servers/queued-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const gala = { date: '2026-12-04', start: '18:00', end: '23:00' };

async function edit({ employer, jobId }: ShiftJob, shifts: readonly (Shift | object)[]) {
  const body = { shifts };
  const response = await app.api.updateJob({ jobId, as: employer, body });
  return {
    status: response.statusCode,
    body: response.json<{ message?: string; code?: string }>(),
  };
}

/** Runs what waits, and returns the mails to somebody. */
async function mailsTo(email: string) {
  await makeJobsDue(app);
  await app.runTasks();
  return app.mails.take().filter(({ to }) => to === email);
}

/** Someone who works a job of one opening, which is filled by that, and knows it. */
async function hiredFor(shifts: Parameters<typeof insertShiftJob>[1]['shifts']) {
  const job = await insertShiftJob(app, { shifts });
  const hire = await insertHire(app, job);
  await mailsTo(hire.seeker.email);
  return { job, ...hire };
}

describe('an edit of the hours of a shift', () => {
  it('moves its dates, which are to be confirmed again, and tells once with both times', async () => {
    const { job, seeker, applicationId } = await hiredFor([SATURDAY]);
    await app.database
      .updateTable('assignments')
      .set({ status: 'confirmed', confirmation_asked_at: app.clock.read() })
      .where('application_id', '=', applicationId)
      .execute();
    const [saturday] = job.shifts;
    expect(await edit(job, [{ ...saturday, start: '08:00' }])).toMatchObject({ status: 200 });
    await edit(job, [{ ...saturday, start: '08:00', end: '14:00' }]);
    const dates = await datesOf(app, applicationId);
    expect(dates).toHaveLength(8);
    expect(dates[0]).toBe('offered 2026-11-21 13:00Z to 19:00Z, place 1');
    const mails = await mailsTo(seeker.email);
    expect(mails).toMatchObject([{ subject: 'Copper Kettle changed 8 shifts of yours' }]);
    expect(mails[0]?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Sat, Nov 21, 7 AM to 1 PM (EST) is now Sat, Nov 21, 8 AM to 2 PM (EST).',
    );
    expect(await mailsTo(seeker.email)).toEqual([]);
  });

  it('tells nobody once it is taken back', async () => {
    const { job, seeker } = await hiredFor([SATURDAY]);
    const [saturday] = job.shifts;
    await edit(job, [{ ...saturday, start: '08:00' }]);
    await edit(job, [saturday ?? {}]);
    expect(await mailsTo(seeker.email)).toEqual([]);
  });

  it('leaves the past alone', async () => {
    const { job, applicationId } = await hiredFor([SATURDAY]);
    const [saturday] = job.shifts;
    await app.database
      .updateTable('assignments')
      .set({ during: '[2026-11-20 10:00Z,2026-11-20 14:00Z)' })
      .where('application_id', '=', applicationId)
      .where('during', '=', '["2026-11-21 12:00:00+00","2026-11-21 18:00:00+00")')
      .execute();
    await edit(job, [{ ...saturday, end: '12:00' }]);
    expect((await datesOf(app, applicationId)).slice(0, 2)).toEqual([
      'offered 2026-11-20 10:00Z to 14:00Z, place 1',
      'offered 2026-11-28 12:00Z to 17:00Z, place 1',
    ]);
  });

  it('lets two shifts change places', async () => {
    const { job, applicationId } = await hiredFor([SATURDAY, SUNDAY]);
    const [saturday, sunday] = job.shifts;
    const swapped = [
      { ...saturday, weekday: 'sun' },
      { ...sunday, weekday: 'sat' },
    ];
    expect(await edit(job, swapped)).toMatchObject({ status: 200 });
    const dates = await datesOf(app, applicationId);
    expect(dates.every((date) => date.startsWith('offered'))).toBe(true);
    expect(dates).toHaveLength(16);
  });

  it('cancels what the person cannot keep, and tells both', async () => {
    const seeker = await signUpSeeker(app);
    const job = await insertShiftJob(app, { shifts: [SATURDAY] });
    const { applicationId } = await insertHire(app, job, { as: seeker });
    const afternoon = { date: '2026-11-28', start: '13:00', end: '17:00' };
    await insertHire(app, await insertShiftJob(app, { shifts: [afternoon] }), { as: seeker });
    await mailsTo(seeker.email);
    await edit(job, [{ ...job.shifts[0], end: '13:30' }]);
    expect((await datesOf(app, applicationId)).slice(0, 3)).toEqual([
      'offered 2026-11-21 12:00Z to 18:30Z, place 1',
      'cancelled 2026-11-28 12:00Z to 18:00Z, place 1',
      'offered 2026-12-05 12:00Z to 18:30Z, place 1',
    ]);
    const told = await mailsTo(job.employer.email);
    expect(told).toMatchObject([
      { subject: 'A spot is free: “Barista”, Sat, Nov 28, 7 AM to 1 PM' },
    ]);
  });
});

describe('an edit of the day of a shift', () => {
  it('moves its dates within their weeks', async () => {
    const { job, applicationId } = await hiredFor([SATURDAY]);
    await edit(job, [{ ...job.shifts[0], weekday: 'mon' }]);
    const dates = await datesOf(app, applicationId);
    // This week's Monday is over.
    expect(dates.slice(0, 3)).toEqual([
      'cancelled 2026-11-21 12:00Z to 18:00Z, place 1',
      'offered 2026-11-23 12:00Z to 18:00Z, place 1',
      'offered 2026-11-30 12:00Z to 18:00Z, place 1',
    ]);
    expect(dates.at(-1)).toBe('offered 2027-01-11 12:00Z to 18:00Z, place 1');
  });

  it('keeps cancelled dates cancelled', async () => {
    const { job, seeker, applicationId } = await hiredFor([SATURDAY]);
    const listed = await app.api.listShifts({ as: seeker });
    const [, second] = listed.json<{ shifts: { assignmentId: string }[] }>().shifts;
    await app.api.cancelShift({ assignmentId: second?.assignmentId ?? '', as: seeker });
    await edit(job, [{ ...job.shifts[0], weekday: 'sun' }]);
    expect((await datesOf(app, applicationId)).slice(0, 2)).toEqual([
      'offered 2026-11-22 12:00Z to 18:00Z, place 1',
      'cancelled 2026-11-29 12:00Z to 18:00Z, place 1',
    ]);
  });

  it('moves a shift of a single date', async () => {
    const { job, seeker, applicationId } = await hiredFor([gala]);
    await edit(job, [{ ...job.shifts[0], date: '2026-12-11' }]);
    expect(await datesOf(app, applicationId)).toEqual([
      'offered 2026-12-11 23:00Z to 04:00Z, place 1',
    ]);
    const [mail] = await mailsTo(seeker.email);
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Fri, Dec 4, 6 PM to 11 PM (EST) is now Fri, Dec 11, 6 PM to 11 PM (EST).',
    );
  });
});

describe('a shift that is taken out', () => {
  it('is cancelled for its people, who are told, and leaves the others', async () => {
    const { job, seeker, applicationId } = await hiredFor([SATURDAY, gala]);
    await edit(job, [job.shifts[0] ?? {}]);
    const dates = await datesOf(app, applicationId);
    expect(dates.filter((date) => date.startsWith('cancelled'))).toEqual([
      'cancelled 2026-12-04 23:00Z to 04:00Z, place 1',
    ]);
    const mails = await mailsTo(seeker.email);
    expect(mails).toMatchObject([{ subject: 'Copper Kettle canceled a shift of yours' }]);
  });
});

async function idOfNextDate({ seeker }: { readonly seeker: TestAccount }): Promise<string> {
  const response = await app.api.listShifts({ as: seeker });
  const [next] = response.json<{ shifts: Assignment[] }>().shifts;
  return next?.assignmentId ?? '';
}

describe('an edit of how many people a shift needs', () => {
  it('is refused below those who have it', async () => {
    const job = await insertShiftJob(app, { openings: 3, shifts: [{ ...SATURDAY, capacity: 3 }] });
    await insertHire(app, job);
    await insertHire(app, job);
    const refused = await edit(job, [{ ...job.shifts[0], capacity: 1 }]);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'shift_has_people',
        message: '2 people have this shift, so it needs at least 2.',
        issues: [{ path: ['shifts', '0', 'capacity'] }],
      },
    });
  });

  it('moves anyone who has a place beyond them', async () => {
    const job = await insertShiftJob(app, { openings: 3, shifts: [{ ...SATURDAY, capacity: 2 }] });
    const first = await insertHire(app, job);
    const second = await insertHire(app, job);
    await app.api.withdrawApplication({ id: first.applicationId, as: first.seeker });
    expect(await edit(job, [{ ...job.shifts[0], capacity: 1 }])).toMatchObject({ status: 200 });
    const dates = await datesOf(app, second.applicationId);
    expect(dates.every((date) => date.endsWith('place 1'))).toBe(true);
  });

  it('is refused below those who work on one date, and moves who covers one', async () => {
    const shifts = [{ ...SATURDAY, capacity: 2 }, SUNDAY];
    const job = await insertShiftJob(app, { openings: 3, shifts });
    const [saturday = [], sunday = []] = job.shifts.map(({ id }) => [id]);
    const first = await insertHire(app, job, { shiftIds: saturday });
    const second = await insertHire(app, job, { shiftIds: saturday });
    const cover = await insertHire(app, job, { shiftIds: sunday });
    const [ofFirst, ofSecond] = await Promise.all([idOfNextDate(first), idOfNextDate(second)]);
    const act = (id: string, path: string, body = {}) =>
      app.call('POST', `/api/shifts/${id}/${path}`, { as: job.employer, body });
    await act(ofSecond, 'cancel');
    await act(ofSecond, 'cover', { applicationId: cover.applicationId });
    expect((await datesOf(app, cover.applicationId))[0]).toMatch(/^offered 2026-11-21 .* place 2$/);
    await app.api.withdrawApplication({ id: second.applicationId, as: second.seeker });
    const smaller = [{ ...job.shifts[0], capacity: 1 }, job.shifts[1] ?? {}];
    expect(await edit(job, smaller)).toMatchObject({
      status: 409,
      body: {
        code: 'shift_has_people',
        message: '2 people work on Sat, Nov 21, 7 AM to 1 PM, so it needs at least 2 until then.',
        issues: [{ path: ['shifts', '0', 'capacity'] }],
      },
    });
    await act(ofFirst, 'cancel');
    expect(await edit(job, smaller)).toMatchObject({ status: 200 });
    expect((await datesOf(app, cover.applicationId))[0]).toMatch(/^offered 2026-11-21 .* place 1$/);
  });

  it('moves who covers a date out of the way of who has the shift', async () => {
    const shifts = [{ ...SATURDAY, capacity: 3 }, SUNDAY];
    const job = await insertShiftJob(app, { openings: 4, shifts });
    const [saturday = [], sunday = []] = job.shifts.map(({ id }) => [id]);
    const [first, second, third] = [
      await insertHire(app, job, { shiftIds: saturday }),
      await insertHire(app, job, { shiftIds: saturday }),
      await insertHire(app, job, { shiftIds: saturday }),
    ];
    const cover = await insertHire(app, job, { shiftIds: sunday });
    const id = await idOfNextDate(first);
    for (const [act, body] of [
      ['cancel'],
      ['cover', { applicationId: cover.applicationId }],
    ] as const)
      await app.call('POST', `/api/shifts/${id}/${act}`, { as: job.employer, body: body ?? {} });
    for (const { applicationId, seeker } of [first, second])
      await app.api.withdrawApplication({ id: applicationId, as: seeker });
    const smaller = [{ ...job.shifts[0], capacity: 2 }, job.shifts[1] ?? {}];
    expect(await edit(job, smaller)).toMatchObject({ status: 200 });
    expect((await datesOf(app, cover.applicationId))[0]).toMatch(/^offered 2026-11-21 .* place 2$/);
    expect((await datesOf(app, third.applicationId))[0]).toMatch(/^offered 2026-11-21 .* place 1$/);
  });

  it('counts a shift that is worked right now', async () => {
    const job = await insertShiftJob(app, { openings: 3, shifts: [{ ...SATURDAY, capacity: 2 }] });
    const first = await insertHire(app, job);
    const second = await insertHire(app, job);
    await app.api.withdrawApplication({ id: first.applicationId, as: first.seeker });
    const ahead = Date.parse('2026-11-21T13:00:00Z') - app.clock.read().getTime();
    app.clock.advance(ahead);
    const edited = await edit(job, [{ ...job.shifts[0], capacity: 1 }]);
    app.clock.advance(-ahead);
    expect(edited).toMatchObject({ status: 200 });
    const dates = await datesOf(app, second.applicationId);
    expect(dates.every((date) => date.endsWith('place 1'))).toBe(true);
  });

  it('leaves the past as it was', async () => {
    const job = await insertShiftJob(app, { openings: 3, shifts: [{ ...SATURDAY, capacity: 2 }] });
    const first = await insertHire(app, job);
    const second = await insertHire(app, job);
    await app.database
      .updateTable('assignments')
      .set({ status: 'worked', during: '[2026-11-19 12:00Z,2026-11-19 14:00Z)' })
      .where('application_id', '=', second.applicationId)
      .where('during', '=', '["2026-11-21 12:00:00+00","2026-11-21 18:00:00+00")')
      .execute();
    await app.api.withdrawApplication({ id: first.applicationId, as: first.seeker });
    expect(await edit(job, [{ ...job.shifts[0], capacity: 1 }])).toMatchObject({ status: 200 });
    expect((await datesOf(app, second.applicationId))[0]).toMatch(/^worked .* place 2$/);
  });
});

describe('a closed job', () => {
  it('has its shifts edited while people work them, and nothing else', async () => {
    const { job } = await hiredFor([SATURDAY]);
    const put = (body: object) => app.api.updateJob({ jobId: job.jobId, as: job.employer, body });
    const shifts = [{ ...job.shifts[0], end: '14:00' }];
    expect((await put({ shifts, title: 'Cook' })).statusCode).toBe(409);
    const edited = await put({ shifts });
    expect(edited.json()).toMatchObject({ job: { status: 'Closed', shifts, revision: 3 } });
    const empty = await insertShiftJob(app, { shifts: [SATURDAY], status: 'Closed' });
    expect(await edit(empty, [SATURDAY])).toMatchObject({ status: 409 });
  });
});
