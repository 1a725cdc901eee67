import {
  DAY_MS,
  dayIn,
  HOUR_MS,
  type JobFacets,
  JOBS_TIME_ZONE,
  rangesOfShifts,
  type Shift,
  shiftTimes,
  timesOfShift,
} from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertAssignment } from '../../../../test/database/insert-assignment.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { multirangeOf } from '../../../platform/database/week-multirange.ts';

let app: TestApp;
let employer: TestAccount;
let seeker: TestAccount;

type Hours = Pick<Shift, 'weekday' | 'start' | 'end'> & { date?: string };
const on = (weekday: NonNullable<Shift['weekday']>, start: string, end: string): Hours => ({
  weekday,
  start,
  end,
});

async function insertShiftJob(title: string, hours: readonly Hours[], place = {}) {
  const shifts = hours.map((each, index) => ({
    date: null,
    ...each,
    id: `00000000-0000-7000-8000-${Buffer.from(`${title.slice(0, 5)}${String(index)}`)
      .toString('hex')
      .padStart(12, '0')
      .slice(-12)}`,
    capacity: 1,
  }));
  const times = new Set(shifts.flatMap(timesOfShift));
  await insertJob(app, employer, {
    title,
    shifts: JSON.stringify(shifts),
    week_minutes: multirangeOf(rangesOfShifts(shifts)),
    shift_times: shiftTimes.reduce((bits, time, at) => bits + (times.has(time) ? 2 ** at : 0), 0),
    ...place,
  });
}

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
  seeker = await signUpSeeker(app);
  await insertShiftJob('Opener', [on('sat', '07:00', '13:00'), on('sun', '07:00', '13:00')]);
  await insertShiftJob('Closer', [on('tue', '18:00', '22:00')]);
  await insertShiftJob('Night', [on('sun', '22:00', '06:00')]);
  await insertShiftJob('West', [on('sat', '07:00', '10:00')], { city: 'Reno', state: 'NV' });
  await insertJob(app, employer, { title: 'Any time' });
});

afterAll(() => app.close());

const search = (query: string, as?: TestAccount) => app.api.filterJobs({ query: query, as });

async function titles(query: string, as?: TestAccount) {
  const response = await search(query, as);
  expect(response.statusCode).toBe(200);
  const { rows } = response.json<{ rows: { title: string }[] }>();
  expect(response.headers['x-total-count']).toBe(String(rows.length));
  return rows.map(({ title }) => title).toSorted();
}

async function saveWeek(week: object) {
  const body = { timeZone: 'America/New_York', weekly: [], busy: [], share: true, ...week };
  expect((await app.api.updateAvailability({ as: seeker, body })).statusCode).toBe(200);
}

describe('when=', () => {
  it.each([
    ['weekend', ['Night', 'Opener', 'West']],
    ['overnight', ['Night']],
    ['weekend-morning', ['Opener', 'West']],
    ['weekend-afternoon', []],
    ['weekend-evening', []],
    ['weekday-evening', ['Closer']],
    ['weekday-morning', []],
    ['weekday-evening&when=overnight', ['Closer', 'Night']],
    ['weekday-evening,overnight', ['Closer', 'Night']],
    ['weekend&searchLocation=Reno', ['West']],
    ['weekend&searchQuery=opener', ['Opener']],
  ])('%s finds jobs with a shift that starts then', async (when, found) => {
    expect(await titles(`when=${when}`)).toEqual(found);
  });

  it('pages, and counts the facets of what it finds', async () => {
    const first = await search('when=weekend&limit=2');
    expect(first.headers['x-total-count']).toBe('3');
    expect(first.headers.link).toContain('when=weekend');
    const facets = await app.api.getJobFacets({ query: { when: 'weekend' } });
    const { type } = facets.json<{ type: { value: string; jobs: number }[] }>();
    expect(type).toEqual([{ value: 'Part-time', jobs: 3 }]);
  });

  it.each([
    '',
    'when=weekend',
    'when=overnight&type=Part-time',
    'searchLocation=Reno',
    'searchQuery=opener',
    'locationType=Remote',
  ])('counts each time as a search for it does: %s', async (query) => {
    const response = await app.api.getJobFacets({ query: query });
    const { when } = response.json<JobFacets>();
    const others = query.replace(/when=[^&]*/, '');
    for (const time of shiftTimes) {
      const jobs = when?.find(({ value }) => value === time)?.jobs ?? 0;
      expect(await titles(`${others}&when=${time}`), time).toHaveLength(jobs);
    }
  });

  it('counts times within the own week', async () => {
    await saveWeek({ weekly: [{ weekday: 'sat', start: '06:00', end: '15:00' }] });
    const response = await app.api.getJobFacets({ query: { when: 'mine' }, as: seeker });
    expect(response.json<JobFacets>().when).toEqual([
      { value: 'weekend', jobs: 1 },
      { value: 'weekend-morning', jobs: 1 },
    ]);
  });

  it('refuses other times', async () => {
    expect((await search('when=noon')).statusCode).toBe(400);
  });
});

describe('startsWithin=', () => {
  const inDays = (days: number) =>
    dayIn(JOBS_TIME_ZONE, new Date(app.platform.clock().getTime() + days * DAY_MS));
  const dated = (days: readonly number[]) =>
    days.map((each) => ({
      id: newId(),
      weekday: null,
      date: inDays(each),
      start: '18:00',
      end: '23:00',
      capacity: 1,
    }));
  const insert = (title: string, fields: { start_date?: string; shifts?: string }) =>
    insertJob(app, employer, {
      title,
      city: 'Elko',
      ...fields,
      ...(fields.shifts ? { week_minutes: '{[4000,4060)}' } : {}),
    });

  beforeAll(async () => {
    await insert('Now', {});
    await insert('Soon', { start_date: inDays(5) });
    await insert('Later', { start_date: inDays(20) });
    await insert('Started', { start_date: inDays(-90) });
    await insert('In words', { start_date: 'When term starts' });
    await insert('No day', { start_date: '2026-02-30' });
    await insert('Gala', { shifts: JSON.stringify(dated([12, 10])) });
  });

  it.each([
    [1, ['In words', 'No day', 'Now', 'Started']],
    [5, ['In words', 'No day', 'Now', 'Soon', 'Started']],
    [10, ['Gala', 'In words', 'No day', 'Now', 'Soon', 'Started']],
    [30, ['Gala', 'In words', 'Later', 'No day', 'Now', 'Soon', 'Started']],
  ])('%d finds jobs whose work starts by then, or right away', async (days, found) => {
    expect(await titles(`searchLocation=Elko&startsWithin=${days}`)).toEqual(found);
  });

  it('counts the facets of what it finds', async () => {
    const facets = await app.api.getJobFacets({
      query: { searchLocation: 'Elko', startsWithin: '5' },
    });
    expect(facets.json<object>()).toMatchObject({ type: [{ value: 'Part-time', jobs: 5 }] });
  });

  it('follows an edit', async () => {
    await app.database
      .updateTable('jobs')
      .set({ start_date: null })
      .where('title', '=', 'Later')
      .execute();
    expect(await titles('searchLocation=Elko&startsWithin=1')).toContain('Later');
  });

  it.each(['0', '366', 'soon'])('refuses %s', async (days) => {
    const response = await search(`startsWithin=${days}`);
    expect(response.statusCode).toBe(400);
  });
});

describe('when=mine', () => {
  it('finds jobs all of whose shifts are within free time, on the clocks of each job', async () => {
    await saveWeek({ weekly: [{ weekday: 'sat', start: '07:00', end: '13:00' }] });
    // The western shift is from 10 to 1 in the east.
    expect(await titles('when=mine', seeker)).toEqual(['West']);
    await saveWeek({
      weekly: [
        { weekday: 'sat', start: '07:00', end: '13:00' },
        { weekday: 'sun', start: '06:00', end: '14:00' },
        { weekday: 'sun', start: '22:00', end: '06:00' },
      ],
    });
    expect(await titles('when=mine', seeker)).toEqual(['Night', 'Opener', 'West']);
    expect(await titles('when=mine&when=overnight', seeker)).toEqual(['Night']);
    expect(await titles('when=mine&searchQuery=opener', seeker)).toEqual(['Opener']);
  });

  it('asks for the date in question where something is taken in some weeks', async () => {
    const weekly = [{ weekday: 'sat', start: '00:00', end: '00:00' }];
    const today = app.clock.read();
    const day = (ahead: number) =>
      new Date(today.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
    const found = async (days: object) => {
      await saveWeek({ weekly, busy: [{ weekday: 'sat', start: '12:30', end: '13:00', ...days }] });
      return titles('when=mine', seeker);
    };
    expect(await found({ until: day(-2) })).toEqual(['West']);
    expect(await found({ until: day(20) })).toEqual([]);
    expect(await found({ from: day(30) })).toEqual([]);
    expect(await found({ from: day(70) })).toEqual(['West']);
    // Another time of the day.
    await saveWeek({
      weekly,
      busy: [{ weekday: 'sat', start: '20:00', end: '21:00', until: day(20) }],
    });
    expect(await titles('when=mine', seeker)).toEqual(['West']);
  });

  it('asks a shift of a date for that date alone', async () => {
    const date = '2027-03-04';
    await insertShiftJob('Dated', [{ weekday: null, date, start: '09:00', end: '11:00' }]);
    const week = { weekly: [{ weekday: 'thu', start: '00:00', end: '00:00' }] };
    await saveWeek(week);
    expect(await titles('when=mine', seeker)).toEqual(['Dated']);
    const lecture = { weekday: 'thu', start: '09:30', end: '10:00' };
    const found = async (days: object) => {
      await saveWeek({ ...week, busy: [{ ...lecture, ...days }] });
      return titles('when=mine', seeker);
    };
    expect(await found({ until: '2027-03-03' })).toEqual(['Dated']);
    expect(await found({ until: date })).toEqual([]);
    expect(await found({ from: date })).toEqual([]);
    expect(await found({ from: '2027-03-05' })).toEqual(['Dated']);
    await app.database.deleteFrom('jobs').where('title', '=', 'Dated').execute();
  });

  it('leaves out what clashes with classes and shifts that one has', async () => {
    const weekly = [{ weekday: 'sat', start: '00:00', end: '00:00' }];
    await saveWeek({ weekly, busy: [{ weekday: 'sat', start: '12:30', end: '13:00' }] });
    expect(await titles('when=mine', seeker)).toEqual([]);
    await saveWeek({ weekly });
    expect(await titles('when=mine', seeker)).toEqual(['West']);
    const { rows } = await sql<{ start: Date }>`
      select date_trunc('week', ${app.clock.read()}::timestamptz, 'America/New_York')
        + interval '12 days 11 hours' as start`.execute(app.database);
    const start = rows[0]?.start ?? new Date(0);
    const end = new Date(start.getTime() + HOUR_MS);
    await insertAssignment(app, {
      employerId: employer.id,
      seekerId: seeker.id,
      date: start.toISOString().slice(0, 10),
      during: `[${start.toISOString()},${end.toISOString()})`,
    });
    expect(await titles('when=mine', seeker)).toEqual([]);
    await app.database.deleteFrom('assignments').execute();
  });

  it('finds nothing for who has not said when they are free', async () => {
    expect(await titles('when=mine', await signUpSeeker(app))).toEqual([]);
  });

  it.each(['mine', 'weekend,mine'])('needs a signed-in seeker for %s', async (when) => {
    for (const as of [undefined, employer]) {
      const response = await search(`when=${when}`, as);
      expect(response.statusCode).toBe(401);
      expect(response.headers['cache-control']).toBe('private, no-store');
    }
    expect((await app.api.getJobFacets({ query: { when } })).statusCode).toBe(401);
  });

  it('is private, and never cached', async () => {
    await saveWeek({ weekly: [{ weekday: 'tue', start: '18:00', end: '22:00' }] });
    const first = await search('when=mine', seeker);
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(first.headers.etag).toBeUndefined();
    expect(await titles('when=mine', seeker)).toEqual(['Closer']);
    await saveWeek({});
    expect(await titles('when=mine', seeker)).toEqual([]);
    expect((await search('when=weekend', seeker)).headers['cache-control']).toBe('no-cache');
  });
});
