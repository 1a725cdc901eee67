import type { SearchSort } from '@nextshift/contract';
import { seededRandom } from '@nextshift/demo-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertJob, tippedColumns } from '../../../../test/database/insert-jobs.ts';
import { aCity } from '../../../../test/unique.ts';

interface OrderedJob {
  readonly id: string;
  readonly placement: number;
  readonly publishedAt: string;
  readonly hourly: number | null;
  /** Tips an hour, as stated. */
  readonly tips: number;
}

const random = seededRandom('order of search');
let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
});

afterAll(() => app.close());

/** Jobs that share days of publication and wages, so that ties occur. */
async function insertJobs(city: string, placements: readonly number[]): Promise<OrderedJob[]> {
  const jobs: OrderedJob[] = [];
  for (const placement of placements) {
    const publishedAt = `2026-01-0${random.int(1, 6)}T00:00:00.000Z`;
    const hourly = random.int(0, 2) === 0 ? null : random.int(8, 12) + 0.25;
    const tips = random.int(0, 3);
    const id = await insertJob(app, employer, {
      city,
      industry: 'Finance',
      placement,
      published_at: new Date(publishedAt),
      hourly_min: hourly,
      hourly_max: hourly,
      ...tippedColumns(tips),
    });
    jobs.push({ id, placement, publishedAt, hourly, tips });
  }
  return jobs;
}

/** The order as the rules say it, on plain lists. */
const model: Record<
  Exclude<SearchSort, 'distance'>,
  (jobs: readonly OrderedJob[]) => OrderedJob[]
> = {
  newest: (jobs) => jobs.toSorted(byAge),
  pay: (jobs) => jobs.toSorted((a, b) => (b.hourly ?? -1) - (a.hourly ?? -1) || byAge(a, b)),
  'pay-with-tips': (jobs) => jobs.toSorted((a, b) => withTips(b) - withTips(a) || byAge(a, b)),
  relevance(jobs) {
    const featured = jobs.filter(({ placement }) => placement === 2).toSorted(byAge);
    const others = jobs
      .filter(({ placement }) => placement < 2)
      .toSorted((a, b) => b.placement - a.placement || byAge(a, b));
    const listed: OrderedJob[] = [];
    while (featured.length + others.length > 0) {
      const turn = listed.length % 4 === 0 ? [featured, others] : [others, featured];
      const next = turn[0]?.shift() ?? turn[1]?.shift();
      if (next) listed.push(next);
    }
    return listed;
  },
};

function withTips({ hourly, tips }: OrderedJob): number {
  return hourly === null ? -1 : hourly + tips;
}

function byAge(a: OrderedJob, b: OrderedJob): number {
  if (a.publishedAt !== b.publishedAt) return a.publishedAt < b.publishedAt ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}

/** The ids of all pages; `between` runs after each page. */
async function list(path: string, between?: () => Promise<unknown>): Promise<string[]> {
  const ids: string[] = [];
  for (let url = path; url !== '';) {
    const response = await app.call('GET', url);
    expect(response.statusCode).toBe(200);
    const body = response.json<{ id: string }[] | { rows: { id: string }[] }>();
    ids.push(...('rows' in body ? body.rows : body).map(({ id }) => id));
    url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1] ?? '';
    await between?.();
  }
  return ids;
}

/** From none featured to featured ones only. */
const boards = [
  ['none featured', [0, 1, 0, 1, 0, 0, 1, 0, 0]],
  ['few featured', [2, 0, 1, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0, 0]],
  ['many featured', [2, 2, 0, 2, 2, 1, 2, 2, 0, 2, 1, 2, 0, 2]],
  ['featured only', [2, 2, 2, 2, 2, 2]],
] as const;

describe.each(boards)('the order of a city with %s', (_, placements) => {
  let city: string;
  let jobs: OrderedJob[];

  beforeAll(async () => {
    city = aCity();
    jobs = await insertJobs(city, placements);
  });

  it.each(['relevance', 'newest', 'pay', 'pay-with-tips'] as const)(
    'is that of the model by %s, however long the pages are',
    async (sort) => {
      const expected = model[sort](jobs).map(({ id }) => id);
      for (const limit of [1, 2, 3, 4, 5, 7, 13, 100]) {
        const path = `/jobs/filteredJobs?searchLocation=${city}&limit=${limit}&sort=${sort}`;
        expect(await list(path), `${limit} a page`).toEqual(expected);
      }
      const query = `searchLocation=${city}&limit=3`;
      const byWord = `/jobs/filteredJobs?${query}&sort=${sort}&searchQuery=coffee`;
      expect(await list(byWord)).toEqual(expected);
      if (sort !== 'relevance') return;
      expect(await list(`/jobs/searchjobs?${query}`)).toEqual(expected);
    },
  );

  it.each(['relevance', 'newest', 'pay', 'pay-with-tips'] as const)(
    'by %s lists each job once while others are posted',
    async (sort) => {
      const path = `/jobs/filteredJobs?searchLocation=${city}&limit=3&sort=${sort}`;
      let posted = 0;
      const ids = await list(path, async () => {
        if (posted < 3) await insertJobs(city, [posted]);
        posted += 1;
      });
      const known = new Set(jobs.map(({ id }) => id));
      const listed = ids.filter((id) => known.has(id));
      expect(listed.toSorted()).toEqual([...known].toSorted());
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});

describe('the order', () => {
  it('is the same for an industry', async () => {
    const before = await list('/jobs/searchindustry?industry=Finance&limit=100');
    expect(await list('/jobs/searchindustry?industry=Finance&limit=3')).toEqual(before);
    expect(await list('/jobs/filteredJobs?industry=Finance&limit=5')).toEqual(before);
  });

  it('is refused if unknown, and a cursor of another order with it', async () => {
    const city = aCity();
    await insertJobs(city, [0, 1, 2]);
    expect(
      (await app.api.filterJobs({ query: { searchLocation: city, limit: '1', sort: 'luck' } }))
        .statusCode,
    ).toBe(400);
    const { headers } = await app.api.filterJobs({
      query: { searchLocation: city, limit: '1', sort: 'pay' },
    });
    const next = String(headers.link).replace('sort=pay', 'sort=newest');
    const other = await app.call('GET', /<([^>]+)>/.exec(next)?.[1] ?? '');
    expect(other.statusCode).toBe(400);
    expect(other.json()).toMatchObject({ issues: [{ path: ['cursor'] }] });
  });
});
