import { DAY_MS, industries, type JobFacets, jobTypes, locationTypes } from '@nextshift/contract';
import { seededRandom } from '@nextshift/demo-data';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import { aCity } from '../../../../../test/unique.ts';

const random = seededRandom('counts of searches');
let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
});

afterAll(() => app.close());

interface Found {
  readonly ids: string[];
  readonly total: number;
  readonly unpriced: number | null;
}

/** All pages of a search, each of which says the same counts. */
async function search(query: string): Promise<Found> {
  const ids: string[] = [];
  const counts = new Set<string>();
  for (let url = `/jobs/filteredJobs?limit=7&${query}`; url !== '';) {
    const response = await app.call('GET', url);
    expect(response.statusCode).toBe(200);
    ids.push(...response.json<{ rows: { id: string }[] }>().rows.map(({ id }) => id));
    const { link, 'x-total-count': total, 'x-unpriced-count': unpriced } = response.headers;
    counts.add(JSON.stringify([Number(total), unpriced === undefined ? null : Number(unpriced)]));
    url = /<([^>]+)>; rel="next"/.exec(String(link ?? ''))?.[1] ?? '';
  }
  expect(counts.size).toBe(1);
  const [total, unpriced] = JSON.parse([...counts].join('')) as [number, number | null];
  return { ids, total, unpriced };
}

async function facets(query: string): Promise<JobFacets> {
  const response = await app.api.getJobFacets({ query: query });
  expect(response.statusCode).toBe(200);
  return response.json<JobFacets>();
}

describe('the counts of a search', () => {
  const city = aCity();
  const jobs: { id: string; hourly: number | null }[] = [];

  beforeAll(async () => {
    for (let at = 0; at < 40; at += 1) {
      const hourly = random.chance(0.3) ? null : random.int(10, 30);
      const id = await insertJob(app, employer, {
        city,
        type: random.pick(jobTypes),
        industry: random.chance(0.2) ? null : random.pick(industries.slice(0, 3)),
        location_type: random.pick(locationTypes),
        placement: random.int(0, 2),
        hourly_min: hourly,
        hourly_max: hourly,
        published_at: new Date(app.clock.read().getTime() - random.int(0, 20) * DAY_MS),
      });
      jobs.push({ id, hourly });
    }
  });

  it('leave nothing out under a wage filter: listed plus apart equals all', async () => {
    for (const wages of ['minWage=0', 'maxWage=1000', 'minWage=0&maxWage=1000']) {
      const listed = await search(`searchLocation=${city}&${wages}`);
      const apart = await search(`searchLocation=${city}&${wages}&pay=unpriced`);
      expect(listed.unpriced).toBe(apart.total);
      expect(apart.unpriced).toBeNull();
      expect([...listed.ids, ...apart.ids].toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
    }
    for (const wage of [11, 17, 24, 31]) {
      const listed = await search(`searchLocation=${city}&minWage=${wage}`);
      const paidLess = jobs.filter(({ hourly }) => hourly !== null && hourly < wage).length;
      expect(listed.total + (listed.unpriced ?? 0) + paidLess).toBe(jobs.length);
    }
  });

  it.each([
    '',
    'type=Part-time',
    'industry=Restaurant&locationType=Remote,Hybrid',
    'minWage=15',
    'maxWage=20&type=Contract,Internship',
    'pay=unpriced',
    'searchQuery=barista',
    'searchQuery=barsta&minWage=15',
    'searchQuery=zyzzyva',
    'searchQuery=%25',
    'postedWithin=7',
    'postedWithin=7&searchQuery=coffee&minWage=12',
    'sort=pay',
  ])('are those of its pages: %s', async (query) => {
    const { ids, total } = await search(`searchLocation=${city}&${query}`);
    expect(total).toBe(ids.length);
  });

  it.each(['', 'minWage=15', 'searchQuery=barista', 'postedWithin=10', 'type=Part-time,Contract'])(
    'by choice are those of the search with that choice: %s',
    async (query) => {
      const base = `searchLocation=${city}&${query}`;
      const counted = await facets(base);
      const withoutType = query.replace(/type=[^&]*/, '');
      for (const value of jobTypes) {
        const { total } = await search(`searchLocation=${city}&${withoutType}&type=${value}`);
        expect(counted.type?.find((one) => one.value === value)?.jobs ?? 0, value).toBe(total);
      }
      for (const value of locationTypes) {
        const { total } = await search(`${base}&locationType=${value}`);
        expect(counted.locationType?.find((one) => one.value === value)?.jobs ?? 0).toBe(total);
      }
      for (const value of industries) {
        const { total } = await search(`${base}&industry=${value}`);
        expect(counted.industry?.find((one) => one.value === value)?.jobs ?? 0).toBe(total);
      }
    },
  );

  it('follow every change of a job', async () => {
    const other = aCity();
    const totals = async () => {
      const { total, unpriced } = await search(`searchLocation=${other}&minWage=15`);
      return [total, unpriced];
    };
    const id = await insertJob(app, employer, { city: other, hourly_min: 15, hourly_max: 15 });
    expect(await totals()).toEqual([1, 0]);
    const change = (columns: object) =>
      app.database.updateTable('jobs').set(columns).where('id', '=', id).execute();
    await change({ hourly_min: null, hourly_max: null });
    expect(await totals()).toEqual([0, 1]);
    await change({ moderation: 'held' });
    expect(await totals()).toEqual([0, 0]);
    await change({ moderation: 'clear', hourly_min: 20, hourly_max: 20, location_type: 'Remote' });
    expect(await totals()).toEqual([1, 0]);
    await app.database.deleteFrom('jobs').where('id', '=', id).execute();
    expect(await totals()).toEqual([0, 0]);
    const kept = await app.database
      .selectFrom('job_facets')
      .selectAll()
      .where('city', '=', other)
      .execute();
    expect(kept).toEqual([]);
  });
});

describe('a search with very many jobs', () => {
  const city = aCity();

  beforeAll(async () => {
    await sql`
      insert into jobs (id, employer_id, title, description, type, city, state, published_at, closes_at)
      select gen_random_uuid(), ${employer.id}::uuid, 'Worker', 'Somebody is wanted.', 'Part-time', ${city}::text,
        'NC', now(), now() + interval '30 days'
      from generate_series(1, 1001)`.execute(app.database);
  });

  it('counts them all where counts are kept, and to a thousand by words or age', async () => {
    const all = await app.api.filterJobs({ query: { limit: '1', searchLocation: city } });
    expect(all.headers).toMatchObject({ 'x-total-count': '1001' });
    expect(all.headers).not.toHaveProperty('x-total-count-limited');
    for (const narrowed of ['searchQuery=wanted', 'postedWithin=300']) {
      const some = await app.api.filterJobs({
        query: `limit=1&searchLocation=${city}&${narrowed}`,
      });
      expect(some.headers).toMatchObject({
        'x-total-count': '1000',
        'x-total-count-limited': 'true',
      });
      expect((await facets(`searchLocation=${city}&${narrowed}`)).type).toBeNull();
    }
    expect((await facets(`searchLocation=${city}`)).type).toEqual([
      { value: 'Part-time', jobs: 1001 },
    ]);
  });
});

describe('the ETag of a search', () => {
  it('changes with its counts and its link, also where the jobs stay', async () => {
    const city = aCity();
    await insertJob(app, employer, { city, title: 'First', published_at: app.clock.read() });
    const tags = new Set<unknown>();
    for (let at = 0; at < 3; at += 1) {
      const { headers } = await app.api.filterJobs({
        query: `limit=1&sort=pay&minWage=0&searchLocation=${city}&at=${at}`,
      });
      tags.add(headers.etag);
      await insertJob(app, employer, { city, title: 'Another' });
    }
    expect(tags.size).toBe(3);
  });
});

it.each(['postedWithin=0', 'postedWithin=x', 'postedWithin=366', 'pay=high', 'minWage=-1'])(
  'rejects %s, also in the facets',
  async (query) => {
    for (const path of ['/jobs/filteredJobs', '/api/jobs/facets']) {
      expect((await app.call('GET', `${path}?${query}`)).statusCode).toBe(400);
    }
  },
);
