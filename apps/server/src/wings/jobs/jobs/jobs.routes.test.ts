import { jobFields, MINUTE_MS, partOf, sceneOf } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { insertShiftJob, SATURDAY, SUNDAY } from '../../../../test/database/insert-shifts.ts';
import { aCity } from '../../../../test/unique.ts';

let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
});

afterAll(() => app.close());

async function titlesAt(url: string): Promise<string[]> {
  const response = await app.call('GET', url);
  expect(response.statusCode).toBe(200);
  return response.json<{ title: string }[]>().map(({ title }) => title);
}

describe('GET /jobs/searchjobs', () => {
  it('returns whole jobs', async () => {
    const city = aCity();
    const id = await insertJob(app, employer, {
      city,
      pay_rate: 15.5,
      pay_frequency: 'Per Hour',
      requirements: ['Be kind'],
    });
    const response = await app.api.searchJobs({ query: { searchLocation: city } });
    expect(response.json()).toEqual([
      {
        ...partOf(jobFields, 'none'),
        id,
        title: 'Barista',
        companyName: 'Copper Kettle',
        company: 'Copper Kettle',
        employerId: employer.id,
        logo: null,
        jobImage: null,
        scene: sceneOf({ id, title: 'Barista', industry: null, schedule: null }),
        payRate: 15.5,
        payFrequency: 'Per Hour',
        openingsLeft: 1,
        hourlyPay: { min: 15.5, max: 15.5, basis: 'stated' },
        withTips: null,
        city,
        state: 'NC',
        location: city,
        type: 'Part-time',
        description: 'Make coffee in the morning.',
        requirements: ['Be kind'],
        status: 'Active',
        revision: 1,
        moderation: 'clear',
        moderationReasons: [],
        closedReason: null,
        applicantCount: 0,
        full: false,
        createdAt: '2026-11-20T12:00:00.000Z',
        updatedAt: '2026-11-20T12:00:00.000Z',
        publishedAt: '2026-11-20T12:00:00.000Z',
        closesAt: '2026-12-20T12:00:00.000Z',
        timeZone: 'America/New_York',
        shiftLines: [],
        workload: null,
        featured: false,
        responsiveness: null,
        verified: false,
      },
    ]);
  });

  it('says when the shifts of a job are and what they come to', async () => {
    const city = aCity();
    const { jobId } = await insertShiftJob(app, {
      employer,
      city,
      pay_rate: 17,
      pay_frequency: 'Per Hour',
      shifts: [SATURDAY, SUNDAY],
    });
    const words = {
      shiftLines: ['Sat, Sun 7 AM to 1 PM'],
      workload: '6 h a shift, about $102',
    };
    const found = await app.api.filterJobs({ query: { searchLocation: city } });
    expect(found.json()).toMatchObject({ rows: [words] });
    expect((await app.api.getJob({ jobId })).json()).toMatchObject(words);
  });

  it('finds the city in any case, with or without its state', async () => {
    const city = aCity();
    await insertJob(app, employer, { city, title: 'In NC' });
    await insertJob(app, employer, { city, title: 'In SC', state: 'SC' });
    const at = (location: string) =>
      titlesAt(`/jobs/searchjobs?searchLocation=${encodeURIComponent(location)}`);
    expect(await at(city.toUpperCase())).toEqual(['In SC', 'In NC']);
    expect(await at(` ${city} `)).toEqual(['In SC', 'In NC']);
    expect(await at(`${city}, NC`)).toEqual(['In NC']);
    expect(await at(`${city.toLowerCase()},sc`)).toEqual(['In SC']);
    expect(await at(`${city}, VA`)).toEqual([]);
    expect(await at('%')).toEqual([]);
    expect(await at("Raleigh' or '1'='1")).toEqual([]);
    expect((await app.api.searchJobs({ query: 'searchLocation=%00' })).statusCode).toBe(400);
  });

  it('lists featured jobs first, then priority, then the newest, and no closed ones', async () => {
    const city = aCity();
    const older = app.clock.read();
    const newer = new Date(older.getTime() + MINUTE_MS);
    await insertJob(app, employer, {
      city,
      title: 'old, featured',
      placement: 2,
      published_at: older,
    });
    await insertJob(app, employer, { city, title: 'new', published_at: newer });
    await insertJob(app, employer, { city, title: 'old', published_at: older });
    await insertJob(app, employer, {
      city,
      title: 'new, priority',
      placement: 1,
      published_at: newer,
    });
    await insertJob(app, employer, {
      city,
      title: 'new, featured',
      placement: 2,
      published_at: newer,
    });
    await insertJob(app, employer, { city, title: 'closed', placement: 2, status: 'Closed' });
    expect(await titlesAt(`/jobs/searchjobs?searchLocation=${city}`)).toEqual([
      'new, featured',
      'new, priority',
      'new',
      'old',
      'old, featured',
    ]);
  });

  it('returns jobs of all cities without a location', async () => {
    await insertJob(app, employer, { city: aCity() });
    expect((await titlesAt('/jobs/searchjobs')).length).toBeGreaterThan(0);
    expect((await titlesAt('/jobs/searchjobs?searchLocation=')).length).toBeGreaterThan(0);
  });
});

describe('paging', () => {
  const SOME_ID = '0199a5a0-0000-7000-8000-000000000001';
  function nextOf(link: unknown): string | undefined {
    return typeof link === 'string' ? /^<(.+)>; rel="next"$/.exec(link)?.[1] : undefined;
  }

  it('has neither gaps nor duplicates while jobs are posted and closed', async () => {
    const city = aCity();
    const ids: string[] = [];
    for (let at = 0; at < 23; at += 1) {
      // Many with the same time and placement: only the id orders them.
      ids.push(await insertJob(app, employer, { city, placement: Math.floor(at / 12) }));
    }
    const seen: string[] = [];
    let url: string | undefined = `/jobs/searchjobs?limit=5&searchLocation=${city}`;
    while (url) {
      const response = await app.call('GET', url);
      const page = response.json<{ id: string }[]>().map(({ id }) => id);
      expect(page.length).toBeLessThanOrEqual(5);
      seen.push(...page);
      await insertJob(app, employer, { city, placement: 1, title: 'came later' });
      url = nextOf(response.headers.link);
    }
    expect(seen).toEqual(ids.reverse());
  });

  it('keeps the query and path of the request in the link', async () => {
    const city = aCity();
    await insertJob(app, employer, { city });
    await insertJob(app, employer, { city });
    const response = await app.api.getJob({
      jobId: 'filteredJobs',
      query: `limit=1&type=Part-time&type=Contract&searchLocation=${city}, NC`,
    });
    const next = new URL(nextOf(response.headers.link) ?? '', 'http://any.example');
    expect(next.pathname).toBe('/api/jobs/filteredJobs');
    expect(next.searchParams.getAll('type')).toEqual(['Part-time', 'Contract']);
    expect(next.searchParams.get('searchLocation')).toBe(`${city}, NC`);
    expect(next.searchParams.get('limit')).toBe('1');
  });

  it('keeps the same interpretation of misspelled words', async () => {
    const city = aCity();
    for (let at = 0; at < 3; at += 1)
      await insertJob(app, employer, { city, title: 'Upholsterer' });
    const first = await app.api.filterJobs({
      query: { limit: '2', searchQuery: 'uphosterer', searchLocation: city },
    });
    expect(first.json<{ rows: unknown[] }>().rows).toHaveLength(2);
    const last = await app.call('GET', nextOf(first.headers.link) ?? '');
    expect(last.json<{ rows: unknown[] }>().rows).toHaveLength(1);
    expect(last.headers.link).toBeUndefined();
  });

  it('returns 24 jobs by default', async () => {
    const city = aCity();
    for (let at = 0; at < 26; at += 1) await insertJob(app, employer, { city });
    expect(await titlesAt(`/jobs/searchjobs?searchLocation=${city}`)).toHaveLength(24);
    expect(await titlesAt(`/jobs/searchjobs?limit=100&searchLocation=${city}`)).toHaveLength(26);
  });

  it.each([
    'limit=101',
    'limit=0',
    'limit=x',
    'cursor=garbage',
    `cursor=${forged([1])}`,
    `cursor=${forged([1, '2026-01-01T00:00:00Z', SOME_ID])}`,
    `cursor=${forged(['relevance', 9_007_199_254_740_991, [null, null]])}`,
    `cursor=${forged(['relevance', -1, [null, null]])}`,
    `cursor=${forged(['relevance', 1, [null]])}`,
    `cursor=${forged(['relevance', 1, [null, [1e40, '2026-01-01T00:00:00Z', SOME_ID]]])}`,
    `cursor=${forged(['relevance', 1, [null, [0, '2026-13-01T00:00:00Z', SOME_ID]]])}`,
    'sort=luck',
    'minWage=abc',
    'minWage=-1',
    'type=Volunteer',
    'industry=Fishing',
  ])('rejects %s', async (query) => {
    const response = await app.api.filterJobs({ query: query });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation_failed' });
  });

  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'accepts a cursor with the year of %s',
    async (moment) => {
      const cursor = forged(['relevance', 24, [null, [0, moment, SOME_ID]]]);
      const response = await app.api.searchJobs({ query: { cursor } });
      expect(response.statusCode).toBe(200);
    },
  );

  function forged(values: unknown[]): string {
    return Buffer.from(JSON.stringify(values)).toString('base64url');
  }
});

describe('GET /jobs/searchindustry', () => {
  it('returns the active jobs of an industry in all cities', async () => {
    await insertJob(app, employer, { city: aCity(), industry: 'Finance', title: 'Teller' });
    await insertJob(app, employer, { city: aCity(), industry: 'Finance', title: 'Clerk' });
    await insertJob(app, employer, { city: aCity(), industry: 'Finance', status: 'Closed' });
    expect(await titlesAt('/jobs/searchindustry?industry=Finance')).toEqual(['Clerk', 'Teller']);
    expect((await app.api.searchIndustry()).statusCode).toBe(400);
  });
});

describe('GET /api/jobs/{jobId}', () => {
  it('returns a closed job too, with its status', async () => {
    const id = await insertJob(app, employer, { status: 'Closed' });
    const response = await app.api.getJob({ jobId: id });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id, status: 'Closed' });
  });

  it('responds 404 to an unknown id and 400 to an invalid one', async () => {
    const nobody = '0199a5a0-0000-7000-8000-000000000001';
    expect((await app.api.getJob({ jobId: nobody })).statusCode).toBe(404);
    const response = await app.api.getJob({ jobId: '17' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'This is not a valid id' });
  });
});

describe('GET /api/jobs/cities', () => {
  it('counts the active jobs of each city, most first', async () => {
    const large = aCity();
    const small = aCity();
    for (let at = 0; at < 30; at += 1) await insertJob(app, employer, { city: large });
    await insertJob(app, employer, { city: large.toUpperCase() });
    await insertJob(app, employer, { city: small });
    await insertJob(app, employer, { city: small, status: 'Closed' });
    const cities = (await app.api.listJobCities()).json<{ city: string }[]>();
    expect(cities[0]).toEqual({ city: large, state: 'NC', activeJobs: 31 });
    expect(cities).toContainEqual({ city: small, state: 'NC', activeJobs: 1 });
  });
});
