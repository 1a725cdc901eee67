import { SECOND_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { signUpSeeker } from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import {
  accept,
  apply,
  datesOf,
  insertHire,
  insertShiftJob,
  type ShiftJob,
  SATURDAY,
  SUNDAY,
} from '../../../../../test/database/insert-shifts.ts';
import { extendShiftDates } from './tasks/extend-shift-dates.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** Fridays; the clock of tests stands on Friday, November 20, 2026, at 7 AM in Raleigh. */
const gala = { date: '2026-11-27', start: '18:00', end: '23:00' };

describe('accepting an applicant of a job with shifts', () => {
  it('gives the dates of eight weeks, by the clocks of the job', async () => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY] });
    const { seeker, applicationId } = await insertHire(app, job);
    const dates = await datesOf(app, applicationId);
    expect(dates).toHaveLength(8);
    expect(dates[0]).toBe('offered 2026-11-21 12:00Z to 18:00Z, place 1');
    expect(dates[7]).toBe('offered 2027-01-09 12:00Z to 18:00Z, place 1');
    const own = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
    expect(own.json()).toMatchObject([{ status: 'Accepted', shifts: job.shifts }]);
  });

  it('gives those that the applicant can work and that have a place', async () => {
    const job = await insertShiftJob(app, {
      openings: 3,
      shifts: [SATURDAY, { ...SUNDAY, capacity: 2 }, gala],
    });
    const [saturday, sunday, event] = job.shifts.map(({ id }) => id);
    const first = await insertHire(app, job, { shiftIds: [saturday ?? ''] });
    expect(await datesOf(app, first.applicationId)).toHaveLength(8);
    const applied = await apply(app, job, { shiftIds: [saturday ?? '', event ?? ''] });
    const accepted = await accept(app, job, applied);
    expect(accepted.json()).toMatchObject({
      data: {
        application: { shiftIds: [saturday, event], assignedShiftIds: [event] },
      },
    });
    const third = await accept(app, job, await apply(app, job));
    expect(third.json()).toMatchObject({
      data: { application: { assignedShiftIds: [sunday] } },
    });
  });

  it('gives those that the employer names, also others than the applicant named', async () => {
    const job = await insertShiftJob(app, { openings: 2, shifts: [SATURDAY, SUNDAY] });
    const [saturday, sunday] = job.shifts.map(({ id }) => id);
    const applied = await apply(app, job, { shiftIds: [saturday ?? ''] });
    const accepted = await accept(app, job, applied, [sunday ?? '']);
    expect(accepted.json()).toMatchObject({
      data: { application: { shiftIds: [saturday], assignedShiftIds: [sunday] } },
    });
    const none = await accept(app, job, await apply(app, job), []);
    expect(none.json()).toMatchObject({ data: { application: { assignedShiftIds: [] } } });
  });

  it('gives of two at the same time the first', async () => {
    const job = await insertShiftJob(app, {
      shifts: [SATURDAY, { weekday: 'sat', start: '12:00', end: '18:00' }],
    });
    const [first] = job.shifts.map(({ id }) => id);
    const accepted = await accept(app, job, await apply(app, job));
    expect(accepted.json()).toMatchObject({
      data: { application: { assignedShiftIds: [first] } },
    });
  });

  it('waits for the day on which the job starts', async () => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY], start_date: '2026-12-01' });
    const { applicationId } = await insertHire(app, job);
    const [first] = await datesOf(app, applicationId);
    expect(first).toBe('offered 2026-12-05 12:00Z to 18:00Z, place 1');
  });

  it('leaves the shifts open of anyone who applied before the job had any', async () => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY] });
    const { id: seekerId } = await signUpSeeker(app);
    const own = { jobId: job.jobId, employerId: job.employer.id, seekerId };
    const applicationId = await insertApplication(app, own);
    expect((await accept(app, job, { applicationId })).statusCode).toBe(200);
    expect(await datesOf(app, applicationId)).toEqual([]);
  });
});

describe('the first date', () => {
  async function applyToStart(job: ShiftJob, startDate: string | null) {
    const applied = await apply(app, job);
    const answers = startDate === null ? {} : { startDate };
    await app.database
      .updateTable('applications')
      .set({ basic_field_answers: JSON.stringify(answers) })
      .where('id', '=', applied.applicationId)
      .execute();
    return applied.applicationId;
  }

  function acceptFrom({ employer }: ShiftJob, id: string, firstDate?: string) {
    const body = { status: 'Accepted' as const, ...(firstDate === undefined ? {} : { firstDate }) };
    return app.api.changeApplicationStatus({ id, as: employer, body });
  }

  async function daysFrom(job: ShiftJob, startDate: string | null, firstDate?: string) {
    const id = await applyToStart(job, startDate);
    const response = await acceptFrom(job, id, firstDate);
    expect(response.statusCode).toBe(200);
    return (await datesOf(app, id)).map((date) => date.split(' ')[1]);
  }

  it.each([
    { startDate: null, firstDate: undefined, first: '2026-11-28', last: '2027-01-16' },
    { startDate: '2026-11-21', firstDate: undefined, first: '2026-11-28', last: '2027-01-16' },
    { startDate: '2026-12-05', firstDate: undefined, first: '2026-12-05', last: '2027-01-23' },
    { startDate: '2026-12-05', firstDate: '2026-11-20', first: '2026-11-21', last: '2027-01-09' },
    { startDate: null, firstDate: '2027-03-06', first: '2027-03-06', last: '2027-04-24' },
  ])('of weekly shifts is $first, from $startDate and $firstDate on', async (start) => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY] });
    const days = await daysFrom(job, start.startDate, start.firstDate);
    expect([days.at(0), days.at(-1)]).toEqual([start.first, start.last]);
  });

  it('leaves shifts of dates from the start date on, also tomorrow', async () => {
    const tomorrow = { ...gala, date: '2026-11-21' };
    const job = await insertShiftJob(app, { openings: 4, shifts: [tomorrow, gala] });
    expect(await daysFrom(job, '2026-11-27')).toEqual(['2026-11-27']);
    expect(await daysFrom(job, null)).toEqual(['2026-11-21']);
  });

  it('takes no place where no shift is left', async () => {
    const job = await insertShiftJob(app, { shifts: [gala] });
    const id = await applyToStart(job, '2026-11-28');
    const refused = await acceptFrom(job, id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'no_shift_left' });
    expect(await datesOf(app, id)).toEqual([]);
    expect((await acceptFrom(job, id, '2026-11-27')).statusCode).toBe(200);
  });

  it.each([
    ['2026-11-19', 'The first date is in the past'],
    ['2027-11-22', 'The first date can be at most a year ahead'],
  ])('is refused on %s', async (firstDate, message) => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY] });
    const id = await applyToStart(job, null);
    const refused = await acceptFrom(job, id, firstDate);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'validation_failed', message });
  });

  it('is not overtaken by later weeks, nor by an edit of the weekday', async () => {
    const job = await insertShiftJob(app, { openings: 2, shifts: [SATURDAY] });
    const id = await applyToStart(job, '2027-03-06');
    await acceptFrom(job, id);
    await extendShiftDates(app.platform);
    const shifts = [{ ...job.shifts[0], weekday: 'sun' }];
    const { jobId, employer: as } = job;
    const edited = await app.api.updateJob({ jobId, as, body: { shifts } });
    expect(edited.statusCode).toBe(200);
    await extendShiftDates(app.platform);
    const dates = await datesOf(app, id);
    expect(dates[0]).toContain('2027-03-07');
    expect(dates).toHaveLength(8);
  });
});

describe('accepting is refused', () => {
  it('for a shift whose places are taken, and takes no place of the job', async () => {
    const job = await insertShiftJob(app, { openings: 2, shifts: [SATURDAY] });
    await insertHire(app, job);
    const applied = await apply(app, job);
    const [saturday] = job.shifts.map(({ id }) => id);
    for (const shiftIds of [undefined, [saturday ?? '']]) {
      const refused = await accept(app, job, applied, shiftIds);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'shift_full',
        message: 'This shift has no spot left. Its spot is taken.',
      });
    }
    const read = await app.api.getJob({ jobId: job.jobId });
    expect(read.json()).toMatchObject({ status: 'Active', openingsLeft: 1 });
  });

  it('for a shift of another job, and one that is over', async () => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY, { ...gala, date: '2026-11-19' }] });
    const other = await insertShiftJob(app, { shifts: [SATURDAY] });
    const applied = await apply(app, job);
    const foreign = await accept(app, job, applied, [other.shifts[0]?.id ?? '']);
    expect(foreign.statusCode).toBe(400);
    const over = await accept(app, job, applied, [job.shifts[1]?.id ?? '']);
    expect(over.json()).toMatchObject({ message: 'This shift is in the past' });
  });

  it('while the applicant works elsewhere at the time, but not back to back', async () => {
    const seeker = await signUpSeeker(app);
    await insertHire(app, await insertShiftJob(app, { shifts: [gala] }), { as: seeker });
    const late = { date: '2026-11-27', start: '22:00', end: '02:00' };
    const clashing = await insertShiftJob(app, { shifts: [SATURDAY, late] });
    const refused = await accept(app, clashing, await apply(app, clashing, { as: seeker }));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'shift_conflict',
      message: 'This applicant has other work at the time of Fri, Nov 27, 2026, 10 PM to 2 AM.',
      details: { shiftIds: [clashing.shifts[1]?.id] },
    });
    const after = { date: '2026-11-27', start: '23:00', end: '02:00' };
    const touching = await insertShiftJob(app, { shifts: [after] });
    const accepted = await accept(app, touching, await apply(app, touching, { as: seeker }));
    expect(accepted.statusCode).toBe(200);
  });

  it('for two shifts at the same time', async () => {
    const job = await insertShiftJob(app, {
      shifts: [SATURDAY, { weekday: 'sat', start: '12:00', end: '18:00' }],
    });
    const both = job.shifts.map(({ id }) => id);
    const refused = await accept(app, job, await apply(app, job), both);
    expect(refused.json()).toMatchObject({ code: 'shift_conflict' });
  });
});

describe('the last place of a shift', () => {
  it('goes to one of two who are accepted at once', async () => {
    const job = await insertShiftJob(app, { openings: 4, shifts: [{ ...SATURDAY, capacity: 1 }] });
    const applied = [await apply(app, job), await apply(app, job)];
    const answers = await Promise.all(applied.map((each) => accept(app, job, each)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('of a person goes to one of two jobs that accept at once', async () => {
    const seeker = await signUpSeeker(app);
    const jobs = [
      await insertShiftJob(app, { shifts: [SATURDAY] }),
      await insertShiftJob(app, { shifts: [{ weekday: 'sat', start: '12:00', end: '14:00' }] }),
    ];
    const answers = await Promise.all(
      jobs.map(async (job) => accept(app, job, await apply(app, job, { as: seeker }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('who is no longer accepted', () => {
  it('has no shifts to come, and leaves the place to others', async () => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY] });
    const { seeker, applicationId } = await insertHire(app, job);
    await app.api.withdrawApplication({ id: applicationId, as: seeker });
    const dates = await datesOf(app, applicationId);
    expect(dates.every((date) => date.startsWith('cancelled'))).toBe(true);
    await app.api.updateJob({ jobId: job.jobId, as: job.employer, body: { status: 'Active' } });
    const next = await insertHire(app, job);
    expect((await datesOf(app, next.applicationId))[0]).toBe(
      'offered 2026-11-21 12:00Z to 18:00Z, place 1',
    );
  });

  it('works the same dates again once accepted again', async () => {
    const job = await insertShiftJob(app, { openings: 2, shifts: [SATURDAY] });
    const { seeker, applicationId } = await insertHire(app, job);
    const before = await datesOf(app, applicationId);
    await app.api.withdrawApplication({ id: applicationId, as: seeker });
    app.clock.advance(SECOND_MS);
    await insertHire(app, job, { as: seeker });
    expect(await datesOf(app, applicationId)).toEqual(before);
  });
});

describe('the database', () => {
  it('refuses a place beyond the people of a shift, and one place twice', async () => {
    const job = await insertShiftJob(app, { openings: 2, shifts: [{ ...SATURDAY, capacity: 2 }] });
    const hires = [await insertHire(app, job), await insertHire(app, job)];
    const move = (place: number) =>
      app.database
        .updateTable('application_shifts')
        .set({ place })
        .where('application_id', '=', hires[1]?.applicationId ?? '')
        .execute();
    await expect(move(3)).rejects.toMatchObject({
      constraint: 'application_shifts_within_capacity',
    });
    await expect(move(1)).rejects.toMatchObject({ constraint: 'application_shifts_places' });
    const moveDates = app.database
      .updateTable('assignments')
      .set({ place: 1 })
      .where('application_id', '=', hires[1]?.applicationId ?? '')
      .execute();
    await expect(moveDates).rejects.toMatchObject({ constraint: 'assignments_places' });
  });

  it('refuses to have a person in two places at once', async () => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY, SUNDAY] });
    const { applicationId } = await insertHire(app, job);
    const clash = app.database
      .updateTable('assignments')
      .set({ during: '[2026-11-21 12:00Z,2026-11-21 18:00Z)' })
      .where('application_id', '=', applicationId)
      .where(sql<boolean>`date = '2026-11-22'`)
      .execute();
    await expect(clash).rejects.toMatchObject({
      constraint: 'assignments_one_place_at_a_time',
    });
  });
});
