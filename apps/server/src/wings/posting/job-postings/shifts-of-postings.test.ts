import { DAY_MS, type Job } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { minimalJobBody } from '../../../../test/database/insert-jobs.ts';
import { postJob } from '../../../../test/scenarios/postings.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** The next date, by the tests' clock, on which the clocks of New York go forward. */
const CLOCKS_FORWARD = '2027-03-14';

function create(employer: TestAccount, change: object) {
  const body = { ...minimalJobBody, ...change };
  return app.api.createJob({ as: employer, body });
}

const post = (employer: TestAccount, change: object) => postJob(app, employer, change);

async function edit(employer: TestAccount, id: string, body: object) {
  const response = await app.api.updateJob({ jobId: id, as: employer, body });
  return { status: response.statusCode, body: response.json<{ job: Job; message?: string }>() };
}

function readRows(jobId: string) {
  return app.database
    .selectFrom('job_shifts')
    .select(['id', 'weekday', 'date', 'capacity', 'removed_at'])
    .where('job_id', '=', jobId)
    .orderBy('id')
    .execute();
}

const saturday = { weekday: 'sat', start: '07:00', end: '13:00' };
const monday = { weekday: 'mon', start: '22:00', end: '06:00' };

describe('a new job', () => {
  it('has its shifts in the order of the week, those of dates last', async () => {
    const gala = { date: tomorrow(), start: '18:00', end: '23:30', capacity: 4 };
    const job = await post(await signUpEmployer(app), {
      openings: 2,
      shifts: [gala, saturday, monday],
    });
    expect(job.shifts).toEqual([
      { id: expect.any(String) as string, ...monday, date: null, capacity: 2 },
      { id: expect.any(String) as string, ...saturday, date: null, capacity: 2 },
      { id: expect.any(String) as string, ...gala, weekday: null },
    ]);
    const rows = await readRows(job.id);
    expect(rows.map(({ id }) => id).sort()).toEqual(job.shifts.map(({ id }) => id).sort());
  });

  it('has none without saying so', async () => {
    const job = await post(await signUpEmployer(app), {});
    expect(job).toMatchObject({ shifts: [], timeZone: 'America/New_York' });
  });

  it('covers minutes of the week, over the end of it too', async () => {
    const night = { weekday: 'sun', start: '22:00', end: '02:00' };
    const { id } = await post(await signUpEmployer(app), { shifts: [saturday, night] });
    const row = await app.database
      .selectFrom('jobs')
      .select(['week_minutes', 'shift_times'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      week_minutes: '{[0,120),[7620,7980),[9960,10080)}',
      shift_times: 0b111000,
    });
  });

  it('in a form names its shifts as JSON', async () => {
    const job = await post(await signUpEmployer(app), { shifts: JSON.stringify([saturday]) });
    expect(job.shifts).toHaveLength(1);
  });

  it.each([
    [{ ...saturday, weekday: 'someday' }, 'Please choose a weekday or a date'],
    [{ start: '07:00', end: '13:00' }, 'Please choose a weekday or a date'],
    [{ ...saturday, date: '2040-01-01' }, 'Please choose a weekday or a date'],
    [{ ...saturday, start: '7 AM' }, 'Please enter a time such as 07:00'],
    [{ ...saturday, end: '24:00' }, 'Please enter a time such as 07:00'],
    [{ ...saturday, end: '07:00' }, 'A shift must not end when it starts'],
    [{ ...saturday, capacity: 51 }, 'Please enter how many people, from 1 to 50'],
    [{ date: '2001-01-01', start: '07:00', end: '13:00' }, 'This shift is in the past'],
    [{ date: '2999-01-01', start: '07:00', end: '13:00' }, 'A shift can be at most a year ahead'],
  ])('with the shift %j is refused', async (shift, message) => {
    const refused = await create(await signUpEmployer(app), { shifts: [shift] });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ message });
  });

  it('is refused with a date on which the clocks leave its hours out', async () => {
    const employer = await signUpEmployer(app);
    const date = CLOCKS_FORWARD;
    const refused = await create(employer, { shifts: [{ date, start: '02:00', end: '03:00' }] });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      message: 'The clocks go forward on this date, and leave nothing of this shift',
    });
    const job = await post(employer, { shifts: [{ date, start: '02:30', end: '08:00' }] });
    expect(job.shifts).toHaveLength(1);
  });

  it('is refused with the same shift twice, and with over sixty', async () => {
    const employer = await signUpEmployer(app);
    const twice = await create(employer, { shifts: [saturday, { ...saturday, capacity: 3 }] });
    expect(twice.json()).toMatchObject({
      message: 'This shift is listed twice',
      issues: [{ path: ['shifts', '1'] }],
    });
    const many = Array.from({ length: 61 }, (_, minute) => ({
      ...saturday,
      start: `08:${String(minute % 60).padStart(2, '0')}`,
      end: minute < 60 ? '13:00' : '14:00',
    }));
    const refused = await create(employer, { shifts: many });
    expect(refused.json()).toMatchObject({ message: 'A job can have up to 60 shifts' });
  });

  it('is paid by the hours of its shifts', async () => {
    const day = { payRate: 120, payFrequency: 'Per Day', shifts: [saturday] };
    const job = await post(await signUpEmployer(app), day);
    expect(job.hourlyPay).toEqual({ min: 20, max: 20, basis: 'from_shifts' });
  });
});

describe('an edit', () => {
  it('of something else keeps the shifts', async () => {
    const employer = await signUpEmployer(app);
    const posted = await post(employer, { shifts: [saturday] });
    const { body } = await edit(employer, posted.id, { title: 'Head Barista' });
    expect(body.job).toMatchObject({ shifts: posted.shifts, revision: 2 });
  });

  it('changes a shift by its id, adds one without, and takes out what is not named', async () => {
    const employer = await signUpEmployer(app);
    const posted = await post(employer, { shifts: [saturday, monday] });
    const [kept, removed] = [posted.shifts[1], posted.shifts[0]];
    const { body } = await edit(employer, posted.id, {
      shifts: [
        { ...kept, end: '14:00' },
        { weekday: 'sun', start: '08:00', end: '12:00' },
      ],
    });
    expect(body.job.shifts).toMatchObject([
      { id: kept?.id, weekday: 'sat', end: '14:00' },
      { weekday: 'sun' },
    ]);
    expect(body.job.revision).toBe(2);
    const rows = await readRows(posted.id);
    expect(rows).toHaveLength(3);
    expect(rows.filter(({ removed_at: removedAt }) => removedAt !== null)).toMatchObject([
      { id: removed?.id },
    ]);
  });

  it('of the openings moves the people of shifts that had as many', async () => {
    const employer = await signUpEmployer(app);
    const posted = await post(employer, {
      openings: 2,
      shifts: [saturday, { ...monday, capacity: 1 }],
    });
    const { body } = await edit(employer, posted.id, { openings: 3 });
    expect(body.job.shifts.map(({ capacity }) => capacity)).toEqual([1, 3]);
  });

  it('cannot take the shift of another job', async () => {
    const employer = await signUpEmployer(app);
    const other = await post(await signUpEmployer(app), { shifts: [saturday] });
    const own = await post(employer, { shifts: [monday] });
    const stolen = await edit(employer, own.id, {
      shifts: [{ ...saturday, id: other.shifts[0]?.id }],
    });
    expect(stolen.status).toBe(400);
    const bare = await post(employer, {});
    const taken = await edit(employer, bare.id, {
      shifts: [{ ...saturday, id: other.shifts[0]?.id }],
    });
    expect(taken.body.job.shifts[0]?.id).not.toBe(other.shifts[0]?.id);
    expect(await readRows(other.id)).toMatchObject([{ weekday: 6, removed_at: null }]);
  });

  it('keeps a date that has passed, and adds none', async () => {
    const employer = await signUpEmployer(app);
    const gala = { date: tomorrow(), start: '18:00', end: '23:30' };
    const posted = await post(employer, { shifts: [gala] });
    app.clock.advance(3 * DAY_MS);
    const kept = await edit(employer, posted.id, { title: 'Gala Server' });
    expect(kept.body.job.shifts).toEqual(posted.shifts);
    const added = await edit(employer, posted.id, {
      shifts: [...posted.shifts, { ...gala, start: '17:00' }],
    });
    expect(added.body.message).toBe('This shift is in the past');
  });
});

describe('a duplicate', () => {
  it('has the shifts without their ids, and no dates that have passed', async () => {
    const employer = await signUpEmployer(app);
    const gala = { date: tomorrow(), start: '18:00', end: '23:30' };
    const posted = await post(employer, { shifts: [saturday, gala] });
    app.clock.advance(3 * DAY_MS);
    const copied = await app.api.duplicateJob({ jobId: posted.id, as: employer });
    const { draft } = copied.json<{ draft: { fields: { shifts: unknown[] } } }>();
    expect(draft.fields.shifts).toEqual([{ ...saturday, date: null, id: null, capacity: 1 }]);
  });
});

describe('the time zone', () => {
  it('of a job is that of its place, and decides when its last day ends', async () => {
    await sql`insert into places (id, label, state, latitude, longitude, time_zone)
      values ('zip-79901', 'El Paso, TX 79901', 'TX', 31.76, -106.49, 'America/Denver')`.execute(
      app.database,
    );
    const closesAt = tomorrow();
    const posted = await create(await signUpEmployer(app), {
      ...{ city: 'El Paso', state: 'TX', zipCode: '79901', closesAt },
    });
    const { newJob } = posted.json<{ newJob: { timeZone: string; closesAt: string } }>();
    expect(newJob.timeZone).toBe('America/Denver');
    const lastDay = new Date(newJob.closesAt).toLocaleDateString('en-CA', {
      timeZone: 'America/Denver',
    });
    expect(lastDay).toBe(closesAt);
  });
});

/** The date of tomorrow, by the clock of the tests in the east. */
function tomorrow(): string {
  const moment = new Date(app.clock.read().getTime() + DAY_MS);
  return moment.toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
}
