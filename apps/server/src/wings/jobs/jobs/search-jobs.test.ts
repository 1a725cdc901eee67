import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { aCity } from '../../../../test/unique.ts';

let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
});

afterAll(() => app.close());

type Columns = Parameters<typeof insertJob>[2];

/** Posts jobs in a city of their own, and returns a search there that yields titles. */
async function cityWith(...jobs: Columns[]) {
  const city = aCity();
  for (const job of jobs) await insertJob(app, employer, { city, ...job });
  return {
    city,
    async search(query: Record<string, string | string[]>): Promise<string[]> {
      const parameters = new URLSearchParams({ searchLocation: city });
      for (const [name, value] of Object.entries(query)) {
        for (const item of [value].flat()) parameters.append(name, item);
      }
      const response = await app.api.filterJobs({ query: parameters.toString() });
      expect(response.statusCode).toBe(200);
      return response.json<{ rows: { title: string }[] }>().rows.map(({ title }) => title);
    },
  };
}

describe('words', () => {
  it('must all match, anywhere in title, company, place, tags or description', async () => {
    const { search } = await cityWith(
      { title: 'Barista', description: 'Early shifts.', tags: ['coffee'] },
      { title: 'Baker', description: 'Early shifts with coffee.' },
      { title: 'Driver', description: 'Late shifts.', industry: 'Transportation' },
    );
    expect(await search({ searchQuery: 'early coffee' })).toEqual(['Baker', 'Barista']);
    expect(await search({ searchQuery: 'barista coffee' })).toEqual(['Barista']);
    expect(await search({ searchQuery: 'barista late' })).toEqual([]);
    expect(await search({ searchQuery: 'transportation' })).toEqual(['Driver']);
    expect(await search({ searchQuery: 'copper kettle driver' })).toEqual(['Driver']);
  });

  it('match as prefixes and inflections, ignoring case and accents', async () => {
    const { search } = await cityWith({
      title: 'Café Manager',
      description: 'Managing deliveries.',
    });
    for (const searchQuery of ['cafe', 'CAFÉ', 'manag', 'manages', 'delivery', 'deliver']) {
      expect(await search({ searchQuery }), searchQuery).toEqual(['Café Manager']);
    }
    expect(await search({ searchQuery: 'nager' })).toEqual([]);
  });

  it('are corrected for a small typo only when nothing matches exactly', async () => {
    const { search } = await cityWith({ title: 'Dishwasher' }, { title: 'Bartender' });
    expect(await search({ searchQuery: 'dishwahser' })).toEqual(['Dishwasher']);
    expect(await search({ searchQuery: 'bartendr' })).toEqual(['Bartender']);
    const exact = await cityWith({ title: 'Florist' }, { title: 'Flirist' });
    expect(await exact.search({ searchQuery: 'flirist' })).toEqual(['Flirist']);
    expect(await search({ searchQuery: 'dxshwxhser' })).toEqual([]);
  });

  it('follow the company when it is renamed', async () => {
    const renamed = await signUpEmployer(app, { companyName: 'Oldname' });
    const city = aCity();
    await insertJob(app, renamed, { city });
    await app.database
      .updateTable('employers')
      .set({ company_name: 'Newname' })
      .where('id', '=', renamed.id)
      .execute();
    const found = await app.api.filterJobs({
      query: { searchLocation: city, searchQuery: 'newname' },
    });
    expect(found.json<{ rows: unknown[] }>().rows).toHaveLength(1);
    const lost = await app.api.filterJobs({
      query: { searchLocation: city, searchQuery: 'oldname' },
    });
    expect(lost.json<{ rows: unknown[] }>().rows).toEqual([]);
  });

  it.each([
    '%',
    '_',
    "'",
    "'; drop table jobs; --",
    '\\',
    '"',
    'barista:*',
    '!barista',
    'barista | chef',
    '<->',
    '((',
    '☕',
    'ŉ ʼn ½ ﷽',
    'ﬁ İ ß',
    'a '.repeat(100),
    'x'.repeat(200),
    'é'.repeat(200),
  ])('do no harm: %j', async (searchQuery) => {
    const { search } = await cityWith({ title: 'Barista' });
    const found = await search({ searchQuery });
    expect(found.length).toBeLessThanOrEqual(1);
  });

  it.each(['x'.repeat(10_000), Array.from({ length: 300 }, (_, at) => `word${at}`).join(' ')])(
    'are rejected when there are far too many',
    async (searchQuery) => {
      expect((await app.api.filterJobs({ query: { searchQuery } })).statusCode).toBe(400);
    },
  );

  it('match no job without a letter or digit', async () => {
    const { search } = await cityWith({ title: 'Barista' });
    expect(await search({ searchQuery: '☕' })).toEqual([]);
    expect(await search({ searchQuery: '%' })).toEqual([]);
    expect(await search({ searchQuery: ' ' })).toEqual(['Barista']);
  });
});

describe('filters', () => {
  it('narrow by type, industry, experience and location type, also combined', async () => {
    const { search } = await cityWith(
      { title: 'A', type: 'Full-time', industry: 'Retail', experience_level: 'Junior' },
      { title: 'B', type: 'Part-time', industry: 'Media', location_type: 'Remote' },
      { title: 'C', type: 'Contract', industry: 'Retail', location_type: 'Hybrid' },
      { title: 'D', type: 'Internship', experience_level: 'Senior' },
    );
    expect(await search({ type: ['Full-time', 'Contract'] })).toEqual(['C', 'A']);
    expect(await search({ type: 'Part-time,Internship' })).toEqual(['D', 'B']);
    expect(await search({ industry: 'Retail' })).toEqual(['C', 'A']);
    expect(await search({ industry: 'Retail', type: 'Contract' })).toEqual(['C']);
    expect(await search({ experience: ['Junior', 'Senior'] })).toEqual(['D', 'A']);
    expect(await search({ locationType: 'Remote' })).toEqual(['B']);
    expect(await search({ locationType: 'Remote,Hybrid' })).toEqual(['C', 'B']);
    expect(await search({ type: '', industry: '', minWage: '', maxWage: '' })).toHaveLength(4);
  });
});

describe('wages', () => {
  it('match jobs with an overlapping hourly range', async () => {
    const { search } = await cityWith(
      { title: '10-12', hourly_min: 10, hourly_max: 12 },
      { title: '12-20', hourly_min: 12, hourly_max: 20 },
      { title: '25', hourly_min: 25, hourly_max: 25 },
      { title: 'none' },
    );
    expect(await search({ minWage: '12' })).toEqual(['25', '12-20', '10-12']);
    expect(await search({ minWage: '12.01' })).toEqual(['25', '12-20']);
    expect(await search({ maxWage: '12' })).toEqual(['12-20', '10-12']);
    expect(await search({ minWage: '13', maxWage: '24' })).toEqual(['12-20']);
    expect(await search({ minWage: '26' })).toEqual([]);
    expect(await search({})).toHaveLength(4);
  });

  it.each([
    ['Per Hour', 15, 15],
    ['Per Day', 120, 15],
    ['Per Week', 600, 15],
    ['Per Month', 2_599.95, 15],
  ])('count %s as its hourly equivalent', async (payFrequency, payRate, hourly) => {
    const { city, search } = await cityWith();
    await postJob({ city, payFrequency, payRate });
    expect(await search({ minWage: String(hourly), maxWage: String(hourly) })).toEqual(['Barista']);
    expect(await search({ minWage: String(hourly + 0.01) })).toEqual([]);
    expect(await search({ maxWage: String(hourly - 0.01) })).toEqual([]);
  });

  it.each(['One Time', 'Gift Card'])(
    'exclude %s, which has no hourly equivalent',
    async (payFrequency) => {
      const { city, search } = await cityWith();
      await postJob({ city, payFrequency, payRate: 500 });
      expect(await search({ minWage: '0' })).toEqual([]);
      expect(await search({ maxWage: '1000' })).toEqual([]);
      expect(await search({})).toEqual(['Barista']);
    },
  );

  it('count a one-time gig by the hours that it is expected to take', async () => {
    const { city, search } = await cityWith();
    await postJob({ city, payFrequency: 'One Time', payRate: 100, expectedHours: 4 });
    expect(await search({ minWage: '25', maxWage: '25' })).toEqual(['Barista']);
    expect(await search({ minWage: '25.01' })).toEqual([]);
    expect(await search({ pay: 'unpriced' })).toEqual([]);
  });

  async function postJob(fields: object) {
    const body = { title: 'Barista', type: 'Part-time', state: 'NC', description: 'x', ...fields };
    const owner = await signUpEmployer(app);
    const response = await app.api.createJob({ as: owner, body });
    expect(response.statusCode).toBe(201);
  }
});

describe('the place', () => {
  it.each([
    ['WY', ['Ranch Hand', 'Guide']],
    ['wyoming', ['Ranch Hand', 'Guide']],
    ['Wyoming, USA', ['Ranch Hand', 'Guide']],
    ['laramie wy', ['Guide']],
    ['Laramie, Wyoming', ['Guide']],
    ['Remote', ['Guide']],
  ])('%j means what it says', async (searchLocation, titles) => {
    const words = `Zeppelin${titles.length}${searchLocation.replace(/\W/g, '')}`;
    for (const [title, city, locationType] of [
      ['Guide', 'Laramie', 'Remote'],
      ['Ranch Hand', 'Coeur d’Or', 'On-site'],
    ] as const)
      await insertJob(app, employer, {
        title,
        city,
        state: 'WY',
        location_type: locationType,
        description: words,
      });
    const query = new URLSearchParams({ searchLocation, searchQuery: words });
    const response = await app.api.filterJobs({ query: query.toString() });
    const rows = response.json<{ rows: { title: string }[] }>().rows;
    expect(rows.map(({ title }) => title)).toEqual(titles);
  });

  it('is remote, and no other', async () => {
    const query = { searchLocation: 'remote', locationType: 'On-site' };
    const response = await app.api.filterJobs({ query });
    expect(response.json()).toMatchObject({ rows: [] });
  });
});
