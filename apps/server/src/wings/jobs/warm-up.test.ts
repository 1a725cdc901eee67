import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../test/database/insert-jobs.ts';
import { warmUp } from './warm-up.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const employer = await signUpEmployer(app);
  await insertJob(app, employer, { title: 'Evening Barista', city: 'Durham', state: 'NC' });
});

afterAll(() => app.close());

/** @returns the addresses that it opens; `visit` hears of each before its response */
async function addressesOf(signal: AbortSignal, visit: () => void = () => undefined) {
  const statuses: Record<string, number> = {};
  const inject: Parameters<typeof warmUp>[0]['inject'] = async (opened) => {
    visit();
    const response = await app.http.inject(opened);
    statuses[`${opened.path}?${new URLSearchParams(opened.query)}`] = response.statusCode;
    return response;
  };
  await warmUp({ inject, log: app.log.logger }, signal);
  return statuses;
}

it('opens pages, and searches each city for words of its titles', async () => {
  const location = 'searchLocation=Durham%2C+NC';
  expect(await addressesOf(new AbortController().signal)).toEqual({
    // These are not part of this server.
    '/?': 404,
    '/jobs?': 404,
    '/api/jobs/cities?': 200,
    [`/jobs/filteredJobs?${location}`]: 200,
    [`/jobs/filteredJobs?${location}&searchQuery=evening`]: 200,
    [`/jobs/filteredJobs?${location}&searchQuery=barista`]: 200,
  });
  expect(app.log.text()).not.toContain('request completed');
});

it('opens nothing more once it is stopped', async () => {
  const stopping = new AbortController();
  const addresses = await addressesOf(stopping.signal, () => {
    stopping.abort();
  });
  expect(Object.keys(addresses)).toEqual(['/?']);
  expect(app.log.text()).not.toContain('the warm-up failed');
});

it('leaves what fails to the visitors', async () => {
  await addressesOf(new AbortController().signal, () => {
    throw new Error('The database is away.');
  });
  expect(app.log.text()).toContain('the warm-up failed');
});
