import type { FoundJob, JobFacets } from '@nextshift/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import { fillGazetteer } from '../../../../../test/database/insert-places.ts';

let app: TestApp;
let jobId: string;

beforeAll(async () => {
  app = await createTestApp();
  await fillGazetteer(app);
  const employer = await signUpEmployer(app);
  jobId = await insertJob(app, employer, { city: 'Winston-Salem', title: 'Barista' });
  await insertJob(app, employer, { city: 'St Paul', state: 'MN', title: 'Painter' });
});

afterAll(() => app.close());

async function find(search: Record<string, string>) {
  const query = new URLSearchParams(search).toString();
  const found = await app.api.filterJobs({ query });
  const facets = await app.api.getJobFacets({ query });
  return {
    ids: found.json<{ rows: FoundJob[] }>().rows.map(({ id }) => id),
    total: found.headers['x-total-count'],
    types: facets.json<JobFacets>().type?.reduce((sum, { jobs }) => sum + jobs, 0),
  };
}

it.each([
  { searchLocation: 'winston salem nc' },
  { searchLocation: 'NC, Winston Salem' },
  { searchLocation: 'Winston-Salem, NC' },
  { searchLocation: 'Winston Salem', searchQuery: 'barista' },
  { searchLocation: 'Winston Salem', searchQuery: 'barrista' },
  { searchLocation: 'winston  salem' },
])('finds the jobs of a city by another spelling of it: %j', async (search) => {
  expect(await find(search)).toEqual({ ids: [jobId], total: '1', types: 1 });
});

it('finds a city as its employers spell it, too', async () => {
  expect((await find({ searchLocation: 'St Paul' })).total).toBe('1');
});

it.each([
  { jobs: 'Chapel Hill', searchLocation: 'Chapel-Hill' },
  { jobs: 'Saint Paul', searchLocation: 'St. Paul, MN' },
])('finds jobs in $jobs by $searchLocation', async ({ jobs, searchLocation }) => {
  const state = jobs === 'Saint Paul' ? 'MN' : 'NC';
  const id = await insertJob(app, await signUpEmployer(app), { city: jobs, state });
  expect((await find({ searchLocation })).ids).toEqual([id]);
});

it.each([
  { searchLocation: 'Winston Salem, MN' },
  { searchLocation: 'Winston' },
  { searchLocation: 'Winston Salem', searchQuery: 'zyzzyva' },
])('finds nothing elsewhere: %j', async (search) => {
  expect(await find(search)).toEqual({ ids: [], total: '0', types: 0 });
});

it('finds a job posted since by a search that found none', async () => {
  const search = { searchLocation: 'Winston Salem', searchQuery: 'gardener' };
  expect((await find(search)).ids).toEqual([]);
  const employer = await signUpEmployer(app);
  const id = await insertJob(app, employer, { city: 'Winston-Salem', title: 'Gardener' });
  expect((await find(search)).ids).toEqual([id]);
});
