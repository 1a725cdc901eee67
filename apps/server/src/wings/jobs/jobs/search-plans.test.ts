import { rangesOfShifts, type SearchSort } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { insertShiftJob, SATURDAY, SUNDAY } from '../../../../test/database/insert-shifts.ts';
import { multirangeOf } from '../../../platform/database/week-multirange.ts';
import { selectFoundJobs } from './found-jobs.queries.ts';
import type { JobCriteria } from './job-criteria.queries.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const sunday = { weekday: 'sun', date: null, start: '01:00', end: '02:00' } as const;
const ownWeek: JobCriteria = {
  freeWeek: [
    {
      timeZones: ['America/New_York'],
      states: ['NC'],
      isOfBoard: true,
      minutes: multirangeOf(rangesOfShifts([sunday])),
      terms: [],
      takenSoon: '{}',
    },
  ],
};
const overnight: JobCriteria = { shiftTimes: ['overnight'] };
const city: JobCriteria = { place: { city: 'raleigh', state: 'NC' } };
const around: JobCriteria = {
  around: { milesTo: new Map([['city-1', 0]]), offsetTo: new Map(), areas: [] },
};
const byHour: JobCriteria = { minWage: 15, types: ['Part-time'], age: 18 };

type Query = ReturnType<typeof listOf>;

/** The plan of a query where an index that has all of its columns costs least. */
async function planOf(query: Query) {
  const { sql: text, parameters } = query.compile();
  return explain(`explain (costs off) ${text}`, parameters);
}

/** The same for all values, as of a prepared statement. */
async function genericPlanOf(query: Query) {
  return explain(`explain (generic_plan, costs off) ${query.compile().sql}`, []);
}

async function explain(text: string, parameters: readonly unknown[]) {
  return app.database.transaction().execute(async (transaction) => {
    for (const scan of ['seqscan', 'bitmapscan'])
      await sql`set local ${sql.ref(`enable_${scan}`)} = off`.execute(transaction);
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': string }>({
      ...sql`select`.compile(transaction),
      sql: text,
      parameters,
    });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

function listOf(criteria: JobCriteria, sort: SearchSort) {
  const start = { place: 0, after: [] };
  return selectFoundJobs(app.database, criteria, { sort, limit: 24, start });
}

describe('a search reads no rows of jobs that it does not find', () => {
  it.each<[string, JobCriteria, SearchSort, string]>([
    ['of all jobs by when', overnight, 'relevance', 'jobs_shifts'],
    ['of a city by when', { ...city, ...overnight }, 'relevance', 'jobs_city_shifts'],
    ['of a city by the own week', { ...city, ...ownWeek }, 'relevance', 'jobs_city_shifts'],
    ['around a place by when', { ...around, ...overnight }, 'relevance', 'jobs_place_shifts'],
    [
      'around a place by when, remote',
      { ...around, ...overnight },
      'relevance',
      'jobs_remote_shifts',
    ],
    ['of all jobs by when, newest', overnight, 'newest', 'jobs_shifts_newest'],
    ['of all jobs by when, highest pay', overnight, 'pay', 'jobs_shifts_pay'],
    ['of a city by when, newest', { ...city, ...overnight }, 'newest', 'jobs_city_shifts_newest'],
    [
      'of a city by the own week, highest pay',
      { ...city, ...ownWeek },
      'pay',
      'jobs_city_shifts_pay',
    ],
    [
      'around a place by when, newest',
      { ...around, ...overnight },
      'newest',
      'jobs_place_shifts_newest',
    ],
    [
      'around a place by when, newest, remote',
      { ...around, ...overnight },
      'newest',
      'jobs_remote_shifts_newest',
    ],
    [
      'around a place by when, highest pay',
      { ...around, ...overnight },
      'pay',
      'jobs_place_shifts_pay',
    ],
    [
      'around a place by when, highest pay, remote',
      { ...around, ...overnight },
      'pay',
      'jobs_remote_shifts_pay',
    ],
    ['around a place, highest pay', around, 'pay', 'jobs_place_pay'],
    ['around a place, highest pay, remote', around, 'pay', 'jobs_remote_pay'],
    ['of a city', { ...city, ...byHour }, 'relevance', 'jobs_city_search'],
    ['of a city, newest', { ...city, ...byHour }, 'newest', 'jobs_city_newest'],
    ['of all jobs, highest pay with tips', byHour, 'pay-with-tips', 'jobs_with_tips'],
    [
      'of a city by when, highest pay with tips',
      { ...city, ...byHour, ...overnight },
      'pay-with-tips',
      'jobs_city_with_tips',
    ],
    [
      'around a place, highest pay with tips',
      { ...around, ...byHour, ...ownWeek },
      'pay-with-tips',
      'jobs_place_with_tips',
    ],
    [
      'around a place, highest pay with tips, remote',
      { ...around, ...byHour },
      'pay-with-tips',
      'jobs_remote_with_tips',
    ],
    ['of a city, highest pay', { ...city, ...byHour }, 'pay', 'jobs_city_pay'],
  ])('%s', async (_of, criteria, sort, index) => {
    expect(await planOf(listOf(criteria, sort))).toContain(`Index Only Scan using ${index} on`);
  });
});

describe('the plan of a search for a city, whatever the city', () => {
  it.each<[string, JobCriteria, SearchSort, string]>([
    ['of all jobs', {}, 'relevance', 'jobs_search'],
    ['of a city', city, 'relevance', 'jobs_city_search'],
    ['of a city, newest', city, 'newest', 'jobs_city_newest'],
    ['of a city, highest pay', city, 'pay', 'jobs_city_pay'],
  ])('%s', async (_of, criteria, sort, index) => {
    expect(await genericPlanOf(listOf(criteria, sort))).toContain(
      `Index Only Scan using ${index} on`,
    );
  });
});

describe('a search for words that many jobs have', () => {
  it.each<[string, JobCriteria, SearchSort]>([
    ['of a city', city, 'newest'],
    ['of a city, the best first', city, 'relevance'],
    ['around a place, highest pay', around, 'pay'],
  ])('%s reads jobs in order until there are enough', async (_of, criteria, sort) => {
    const plan = await genericPlanOf(listOf({ ...criteria, words: [['barista']] }, sort));
    const first = plan.split(/CTE first\w*\n/).slice(1);
    expect(first.length).toBeGreaterThan(0);
    for (const part of first) {
      const [top] = part
        .replaceAll(/^ *(?:InitPlan .*|-> {2}Result)\n/gm, '')
        .split('->  Nested Loop');
      expect(top).toMatch(/^ *-> {2}Limit\n *$/);
    }
  });
});

describe('a search by the own week', () => {
  const scans = ['seqscan', 'bitmapscan', 'indexscan', 'indexonlyscan'];
  const day = { date: null, start: '06:00', end: '14:00' } as const;
  const weekend = [
    { ...day, weekday: 'sat' },
    { ...day, weekday: 'sun' },
  ] as const;
  const freeOnWeekends: JobCriteria = {
    freeWeek: [
      {
        timeZones: ['America/New_York'],
        states: ['NC'],
        isOfBoard: true,
        minutes: multirangeOf(rangesOfShifts(weekend)),
        terms: [],
        takenSoon: '{}',
      },
    ],
  };

  it.each(scans)('finds the same jobs when the database prefers a %s', async (preferred) => {
    const { jobId } = await insertShiftJob(app, { shifts: [SATURDAY, SUNDAY] });
    const { sql: text, parameters } = listOf(freeOnWeekends, 'newest').compile();
    const { rows } = await app.database.transaction().execute(async (transaction) => {
      for (const scan of scans.filter((each) => each !== preferred))
        await sql`set local ${sql.ref(`enable_${scan}`)} = off`.execute(transaction);
      return transaction.executeQuery<{ id: string }>({
        ...sql`select`.compile(transaction),
        sql: text,
        parameters,
      });
    });
    expect(rows.map(({ id }) => id)).toContain(jobId);
  });
});
