import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { fillGazetteer } from '../../../../test/database/insert-places.ts';

let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  await fillGazetteer(app);
  employer = await signUpEmployer(app);
});

afterAll(() => app.close());

async function placeOf(jobId: string): Promise<string | null> {
  const { place_id } = await app.database
    .selectFrom('jobs')
    .select('place_id')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return place_id;
}

it.each([
  ['its ZIP code', { zip_code: '27606' }, 'zip-27606'],
  ['its city without one', {}, 'city-4487042'],
  ['its city of that state', { state: 'MS' }, 'city-4442797'],
  ['its city, however written', { city: ' ST. PAUL', state: 'MN' }, 'city-5045360'],
  ['its city where the ZIP code is unknown', { zip_code: '27699' }, 'city-4487042'],
  [
    'its city where the ZIP code is of another state',
    { zip_code: '27606', state: 'MS' },
    'city-4442797',
  ],
  ['nothing where both are unknown', { city: 'Springfield' }, null],
  ['nothing where it is remote', { location_type: 'Remote', zip_code: '27606' }, null],
  ['its city where it is hybrid', { location_type: 'Hybrid' }, 'city-4487042'],
] as const)('locates a job by %s', async (_what, columns, placeId) => {
  expect(await placeOf(await insertJob(app, employer, columns))).toBe(placeId);
});

it('moves a job with its address, and takes it off the map when it becomes remote', async () => {
  const jobId = await insertJob(app, employer, { zip_code: '27606' });
  const update = (columns: object) =>
    app.database.updateTable('jobs').set(columns).where('id', '=', jobId).execute();
  await update({ zip_code: '27701', city: 'Durham' });
  expect(await placeOf(jobId)).toBe('zip-27701');
  await update({ zip_code: null });
  expect(await placeOf(jobId)).toBe('city-4464368');
  await update({ location_type: 'Remote' });
  expect(await placeOf(jobId)).toBeNull();
});

it('lets nothing else decide where a job is', async () => {
  const jobId = await insertJob(app, employer, { place_id: 'zip-27701' });
  expect(await placeOf(jobId)).toBe('city-4487042');
});
