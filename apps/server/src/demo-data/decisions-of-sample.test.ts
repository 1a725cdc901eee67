import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { countDecided } from '../wings/screening/settings/decided.queries.ts';
import { loadDemoData } from './load-demo-data.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await loadDemoData(app.platform);
});

afterAll(() => app.close());

it('were made in several months, both ways, and leave no job open', async () => {
  const counts = await countDecided(app.database, app.clock.read());
  const months = counts.filter(({ held }) => held > 0);
  expect(months.length).toBeGreaterThan(1);
  expect(months.reduce((sum, { held }) => sum + held, 0)).toBe(5);
  expect(months.reduce((sum, { upheld }) => sum + upheld, 0)).toBe(3);
  const jobs = await app.database
    .selectFrom('cases')
    .innerJoin('jobs', 'jobs.id', 'cases.subject_id')
    .select(['jobs.status', 'jobs.moderation', 'jobs.closed_reason'])
    .where('cases.decided_at', 'is not', null)
    .execute();
  expect(jobs).toHaveLength(5);
  expect(jobs.every(({ status }) => status === 'Closed')).toBe(true);
});
