import type { Updateable } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import type { Jobs } from '../../../platform/database/database-schema.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

it('counts a city’s active jobs by type and industry, most first', async () => {
  const employer = await signUpEmployer(app);
  const durham = { city: 'Durham', state: 'NC' };
  await insertJob(app, employer, { ...durham, type: 'Contract', industry: 'Media' });
  await insertJob(app, employer, { ...durham, industry: 'Retail' });
  await insertJob(app, employer, { ...durham, city: 'durham', industry: 'Retail' });
  await insertJob(app, employer, { ...durham, industry: 'Retail', status: 'Closed' });
  await insertJob(app, employer, { ...durham, industry: null });
  const response = await app.api.getCityOverview({ city: 'DURHAM' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    city: 'Durham',
    state: 'NC',
    activeJobs: 4,
    types: [
      { type: 'Part-time', activeJobs: 3 },
      { type: 'Contract', activeJobs: 1 },
    ],
    industries: [
      { industry: 'Retail', activeJobs: 2 },
      { industry: 'Media', activeJobs: 1 },
    ],
  });
});

it('picks the city with the most jobs for a name that states share, unless the state is given', async () => {
  const employer = await signUpEmployer(app);
  await insertJob(app, employer, { city: 'Springfield', state: 'IL' });
  await insertJob(app, employer, { city: 'Springfield', state: 'MO' });
  await insertJob(app, employer, { city: 'Springfield', state: 'MO' });
  const either = await app.api.getCityOverview({ city: 'Springfield' });
  expect(either.json()).toMatchObject({ state: 'MO', activeJobs: 2 });
  const named = await app.call('GET', '/api/jobs/cities/springfield%2C%20il');
  expect(named.json()).toMatchObject({ city: 'Springfield', state: 'IL', activeJobs: 1 });
});

it('responds 404 for a city without active jobs', async () => {
  const employer = await signUpEmployer(app);
  await insertJob(app, employer, { city: 'Cary', status: 'Closed' });
  for (const city of ['Cary', 'Atlantis', '%25', ',']) {
    const response = await app.api.getCityOverview({ city });
    expect(response.statusCode).toBe(404);
  }
});

it('updates its counts when jobs are posted, changed, closed and deleted', async () => {
  const employer = await signUpEmployer(app);
  const cary = { city: 'Morrisville', state: 'NC' };
  const first = await insertJob(app, employer, { ...cary, industry: 'Retail' });
  const second = await insertJob(app, employer, { ...cary, industry: null });
  const update = (id: string, columns: Updateable<Jobs>) =>
    app.database.updateTable('jobs').set(columns).where('id', '=', id).execute();
  const counted = async () => {
    const response = await app.api.getCityOverview({ city: 'Morrisville' });
    return response.statusCode === 404 ? 0 : response.json<{ activeJobs: number }>();
  };
  await update(first, { industry: 'Media', type: 'Contract' });
  expect(await counted()).toMatchObject({
    activeJobs: 2,
    types: [
      { type: 'Contract', activeJobs: 1 },
      { type: 'Part-time', activeJobs: 1 },
    ],
    industries: [{ industry: 'Media', activeJobs: 1 }],
  });
  await update(first, { city: 'Apex' });
  await update(second, { status: 'Closed', closed_at: app.clock.read() });
  expect(await counted()).toBe(0);
  await update(second, { status: 'Active', closed_at: null });
  expect(await counted()).toMatchObject({ activeJobs: 1 });
  await app.database.deleteFrom('jobs').where('id', '=', second).execute();
  expect(await counted()).toBe(0);
});
