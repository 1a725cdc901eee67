import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { fillGazetteer } from '../../../../test/database/insert-places.ts';
import { countActiveJobsByCity } from './city-counts.queries.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const INVENTED = 'Best jobs are at hirefast';

it('lists cities of the gazetteer, and every city without one', async () => {
  const employer = await signUpEmployer(app);
  await insertJob(app, employer, { city: INVENTED });
  await insertJob(app, employer, { city: INVENTED });
  await insertJob(app, employer, { city: 'durham', location_type: 'Remote' });
  await insertJob(app, employer, { city: 'St. Paul', state: 'MN' });
  const listed = async (limit: number) =>
    (await countActiveJobsByCity(app.database, limit)).map(({ city }) => city);
  expect(await listed(9)).toEqual([INVENTED, 'St. Paul', 'durham']);
  await fillGazetteer(app);
  expect(await listed(9)).toEqual(['St. Paul', 'durham']);
  expect(await listed(1)).toEqual(['St. Paul']);
  const pages = await app.call('GET', '/sitemaps/pages.xml');
  expect(pages.body).toContain('/jobs/in/durham');
  expect(pages.body).not.toContain('hirefast');
  const found = await app.api.getCityOverview({ city: encodeURIComponent(INVENTED) });
  expect(found.json()).toMatchObject({ activeJobs: 2 });
});
