import type { FoundJob, JobFacets, SearchSort } from '@nextshift/contract';
import { seededRandom } from '@nextshift/demo-data';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertJob, tippedColumns } from '../../../../test/database/insert-jobs.ts';
import { fillGazetteer } from '../../../../test/database/insert-places.ts';

interface PlacedJob {
  readonly id: string;
  readonly placement: number;
  readonly publishedAt: string;
  readonly hourly: number | null;
  /** Tips an hour, as stated. */
  readonly tips: number;
  /** Null for a remote job. */
  readonly miles: number | null;
}

const random = seededRandom('search around');
let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  await fillGazetteer(app);
  employer = await signUpEmployer(app);
});

const statements = vi.spyOn(pg.Client.prototype, 'query');

afterAll(async () => {
  statements.mockRestore();
  await app.close();
});

/** Miles from 27601, measured by hand on a globe, to the places of the jobs. */
const places = [
  { columns: { zip_code: '27601' }, miles: 0 },
  { columns: {}, miles: 0.3 },
  { columns: { zip_code: '27606' }, miles: 5 },
  { columns: { city: 'Durham' }, miles: 21.2 },
  { columns: { location_type: 'Remote', city: 'Reno', state: 'NV' }, miles: null },
] as const;

function find(query: string) {
  return app.api.filterJobs({ query: query });
}

async function rowsOf(query: string): Promise<FoundJob[]> {
  const response = await find(query);
  expect(response.statusCode).toBe(200);
  return response.json<{ rows: FoundJob[] }>().rows;
}

/** The ids on all pages of a search. */
async function list(query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let url = `/jobs/filteredJobs?${query}`; url !== '';) {
    const response = await app.call('GET', url);
    expect(response.statusCode).toBe(200);
    ids.push(...response.json<{ rows: FoundJob[] }>().rows.map(({ id }) => id));
    url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1] ?? '';
  }
  return ids;
}

function withTips({ hourly, tips }: PlacedJob): number {
  return hourly === null ? -1 : hourly + tips;
}

function byAge(a: PlacedJob, b: PlacedJob): number {
  if (a.publishedAt !== b.publishedAt) return a.publishedAt < b.publishedAt ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}

/** The orders as the rules say them; that of relevance by its two streams. */
const model: Record<SearchSort, (jobs: readonly PlacedJob[]) => PlacedJob[]> = {
  newest: (jobs) => jobs.toSorted(byAge),
  pay: (jobs) => jobs.toSorted((a, b) => (b.hourly ?? -1) - (a.hourly ?? -1) || byAge(a, b)),
  distance: (jobs) =>
    jobs.toSorted((a, b) => (a.miles ?? Infinity) - (b.miles ?? Infinity) || byAge(a, b)),
  'pay-with-tips': (jobs) => jobs.toSorted((a, b) => withTips(b) - withTips(a) || byAge(a, b)),
  relevance(jobs) {
    const featured = jobs.filter(({ placement }) => placement === 2).toSorted(byAge);
    const others = jobs
      .filter(({ placement }) => placement < 2)
      .toSorted((a, b) => b.placement - a.placement || byAge(a, b));
    const listed: PlacedJob[] = [];
    while (featured.length + others.length > 0) {
      const turn = listed.length % 4 === 0 ? [featured, others] : [others, featured];
      const next = turn[0]?.shift() ?? turn[1]?.shift();
      if (next) listed.push(next);
    }
    return listed;
  },
};

describe('jobs around a place', () => {
  const jobs: PlacedJob[] = [];

  beforeAll(async () => {
    for (let count = 0; count < 24; count += 1) {
      const { columns, miles } = random.pick(places);
      const placement = random.int(0, 2);
      const publishedAt = `2026-01-0${random.int(1, 6)}T00:00:00.000Z`;
      const hourly = random.int(0, 2) === 0 ? null : random.int(8, 12) + 0.25;
      const tips = random.int(0, 3);
      const id = await insertJob(app, employer, {
        ...columns,
        placement,
        published_at: new Date(publishedAt),
        hourly_min: hourly,
        hourly_max: hourly,
        ...tippedColumns(tips),
      });
      jobs.push({ id, placement, publishedAt, hourly, tips, miles });
    }
  });

  const within = (radius: number) => jobs.filter(({ miles }) => miles === null || miles <= radius);

  it.each(['relevance', 'newest', 'pay', 'pay-with-tips', 'distance'] as const)(
    'are in the order of the model by %s, however long the pages are',
    async (sort) => {
      for (const radius of [10, 25]) {
        const expected = model[sort](within(radius)).map(({ id }) => id);
        for (const limit of [3, 7, 100]) {
          const query = `near=zip-27601&radius=${radius}&sort=${sort}&limit=${limit}`;
          expect(await list(query), query).toEqual(expected);
        }
        const byWord = `near=zip-27601&radius=${radius}&sort=${sort}&limit=3&searchQuery=coffee`;
        expect(await list(byWord)).toEqual(expected);
      }
    },
  );

  it('carry their distance to a tenth of a mile, remote ones none', async () => {
    const rows = await rowsOf('near=zip-27601&radius=25&limit=100');
    const milesOf = new Map(jobs.map(({ id, miles }) => [id, miles]));
    for (const { id, distanceMiles } of rows) expect(distanceMiles).toBe(milesOf.get(id));
    expect(rows).toHaveLength(within(25).length);
  });

  it('carry where their ZIP code or city lies, as far away as their distance says', async () => {
    const rows = await rowsOf('near=zip-27601&radius=25&limit=100');
    for (const { distanceMiles, offsetMiles } of rows) {
      if (distanceMiles === null) expect(offsetMiles).toBeNull();
      else {
        const { east, north } = offsetMiles ?? { east: NaN, north: NaN };
        expect(Math.abs(Math.hypot(east, north) - distanceMiles)).toBeLessThan(0.15);
      }
    }
    const durham = rows.find(({ city }) => city === 'Durham');
    expect(durham?.offsetMiles?.east).toBeLessThan(-10);
    expect(durham?.offsetMiles?.north).toBeGreaterThan(10);
  });

  it('carry whether their ZIP code is known or only their city', async () => {
    const rows = await rowsOf('near=zip-27601&radius=25&limit=100');
    const known = rows.map(({ distanceMiles, zipCode, pointOf }) => ({
      pointOf,
      expected: distanceMiles === null ? null : zipCode === null ? 'city' : 'zip',
    }));
    expect(known.map(({ pointOf }) => pointOf)).toEqual(known.map(({ expected }) => expected));
    expect(new Set(known.map(({ pointOf }) => pointOf))).toEqual(new Set(['zip', 'city', null]));
  });

  it('lie within ten miles unless the search says otherwise', async () => {
    const ids = (await rowsOf('near=zip-27601&limit=100')).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(
      within(10)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('are counted by the search and by its filters', async () => {
    const query = 'near=zip-27601&radius=10';
    const remote = within(10).filter(({ miles }) => miles === null).length;
    expect((await find(`${query}&limit=1`)).headers).toMatchObject({
      'x-total-count': String(within(10).length),
      'x-remote-count': String(remote),
    });
    const facets = await app.api.getJobFacets({ query: query });
    expect(facets.json()).toMatchObject({
      locationType: [
        { value: 'On-site', jobs: within(10).length - remote },
        { value: 'Remote', jobs: remote },
      ],
    });
  });

  it.each([
    '',
    'type=Part-time',
    'minWage=15',
    'minWage=15&pay=unpriced',
    'postedWithin=7',
    'searchQuery=coffee',
    'searchQuery=cofee&minWage=12',
    'searchQuery=zyzzyva',
    'locationType=On-site',
    'locationType=Remote&searchQuery=coffee',
  ])('are as many as a recount of them: %s', async (narrowed) => {
    for (const radius of [1, 10, 25]) {
      const query = `near=zip-27601&radius=${radius}&limit=7&${narrowed}`;
      const found = await list(query);
      const totals = { 'x-total-count': String(found.length) };
      expect((await find(query)).headers).toMatchObject(totals);
      const whole = await find(query.replace('limit=7', 'limit=100'));
      const { rows } = whole.json<{ rows: FoundJob[] }>();
      const remote = rows.filter(({ distanceMiles }) => distanceMiles === null).length;
      expect(whole.headers).toMatchObject({ ...totals, 'x-remote-count': String(remote) });
      const facets = (await app.api.getJobFacets({ query: query })).json<JobFacets>();
      for (const { value, jobs: counted } of facets.type ?? []) {
        const chosen = await list(`${query.replace(/type=[^&]*/, '')}&type=${value}`);
        expect(chosen).toHaveLength(counted);
      }
    }
  });

  it('leave the remote ones out where only other kinds are wanted', async () => {
    const rows = await rowsOf('near=zip-27601&radius=25&limit=100&locationType=On-site,Hybrid');
    expect(rows).toHaveLength(within(25).filter(({ miles }) => miles !== null).length);
  });

  it.each(['27601', ' 27601-1234 '])('are found by the ZIP code %j as text', async (text) => {
    const query = new URLSearchParams({ searchLocation: text, sort: 'distance', limit: '100' });
    const around = await rowsOf('near=zip-27601&sort=distance&limit=100');
    expect(await rowsOf(query.toString())).toEqual(around);
  });

  it('are found there whatever text names the place', async () => {
    const rows = await rowsOf('near=zip-27601&radius=25&limit=100&searchLocation=Durham,%20NC');
    expect(rows).toHaveLength(within(25).length);
  });

  it('are found around a campus', async () => {
    const [first] = await rowsOf('near=campus-199193&radius=3&sort=distance&limit=1');
    expect(first?.distanceMiles).toBe(2.2);
  });

  it('find a misspelled word', async () => {
    const rows = await rowsOf('near=zip-27601&radius=1&limit=100&searchQuery=barrista');
    expect(rows).toHaveLength(within(1).length);
  });
});

describe('a search around a place', () => {
  it('shows no job that is closed, hidden or of an unknown place', async () => {
    const far = { city: 'Chapel Hill' };
    const shown = await insertJob(app, employer, far);
    await insertJob(app, employer, { ...far, status: 'Closed' });
    await insertJob(app, employer, { ...far, moderation: 'held' });
    await insertJob(app, employer, { city: 'Chapel Hull' });
    const rows = await rowsOf('near=city-4460162&radius=5&limit=100&locationType=On-site');
    expect(rows.map(({ id }) => id)).toEqual([shown]);
  });

  it('has no distance without a place', async () => {
    const [first] = await rowsOf('searchLocation=Raleigh&limit=1');
    expect(first).toHaveProperty('distanceMiles', null);
  });

  it.each([
    ['near=zip-99999', 'near', 'We do not know this place. Please choose one from the list.'],
    ['near=Raleigh', 'near', 'Please choose a place from the list'],
    ['near=zip-27601&radius=0', 'radius', 'Please enter a distance from 1 to 100 miles'],
    ['near=zip-27601&radius=101', 'radius', 'Please enter a distance from 1 to 100 miles'],
    ['near=zip-27601&radius=far', 'radius', 'Please enter a distance from 1 to 100 miles'],
    ['sort=distance', 'near', 'Please choose a place to sort by distance'],
  ])('refuses %s', async (query, field, message) => {
    const response = await find(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ issues: [{ path: [field], message }] });
  });

  it('takes blank parameters of a form for none', async () => {
    expect((await find('near=&radius=&searchLocation=Raleigh')).statusCode).toBe(200);
  });

  it('refuses the cursor of another order', async () => {
    const link = String((await find('near=zip-27601&limit=1&sort=newest')).headers.link);
    const cursor = /cursor=([^&>]+)/.exec(link)?.[1] ?? '';
    const response = await find(`near=zip-27601&limit=1&sort=distance&cursor=${cursor}`);
    expect(response.statusCode).toBe(400);
  });
});

it.each(['', '&searchQuery=coffee', '&sort=distance', '&type=Part-time&radius=50'])(
  'asks the database for the place and for its jobs%s',
  async (more) => {
    statements.mockClear();
    expect((await rowsOf(`near=zip-27601&limit=30${more}`)).length).toBeGreaterThan(0);
    expect(statements).toHaveBeenCalledTimes(2);
  },
);
