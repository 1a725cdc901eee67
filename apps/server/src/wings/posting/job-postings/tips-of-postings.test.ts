import type { Job, JobDraft } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertJob, minimalJobBody } from '../../../../test/database/insert-jobs.ts';
import { postJob } from '../../../../test/scenarios/postings.ts';
import { aCity } from '../../../../test/unique.ts';

let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp({ env: { EMPLOYER_CHECKS: 'off' } });
});
beforeEach(async () => {
  employer = await signUpEmployer(app, { plan: 'accelerate' });
});
afterAll(() => app.close());

const server = { title: 'Server', payRate: 2.13, payFrequency: 'Per Hour' };
const tips = { min: 20, max: 28 };
const post = (fields: object) => postJob(app, employer, { ...server, ...fields });
const edit = async (job: Job, body: object) => {
  const response = await app.api.updateJob({ jobId: job.id, as: employer, body });
  return response.json<{ job: Job }>().job;
};

it('keeps pay and tips apart, and adds them up', async () => {
  expect(await post({ tipped: true, tips, minimumAge: 18 })).toMatchObject({
    tipped: true,
    tips,
    minimumAge: 18,
    hourlyPay: { min: 2.13, max: 2.13, basis: 'stated' },
    withTips: { min: 22.13, max: 30.13 },
  });
  expect(await post({ tipped: true })).toMatchObject({
    tipped: true,
    tips: null,
    minimumAge: 16,
    withTips: null,
  });
  expect(await post({})).toMatchObject({ tipped: false, tips: null, withTips: null });
});

it('reads tips where the words about pay alone name them, never as pay', async () => {
  const compensation = 'plus tips, four to six dollars an hour';
  expect(await post({ payRate: 15, compensation })).toMatchObject({
    tipped: true,
    tips: { min: 4, max: 6 },
    hourlyPay: { min: 15, max: 15 },
    withTips: { min: 19, max: 21 },
  });
  expect(await post({ title: 'Server, $2.13 + tips' })).toMatchObject({ tipped: true, tips: null });
  expect(await post({ compensation, tipped: false })).toMatchObject({ tipped: false, tips: null });
});

it('is edited: tips go with the tips, and new words or amounts bring them', async () => {
  const job = await post({ tipped: true, tips });
  expect(await edit(job, { title: 'Head Server' })).toMatchObject({ tips, revision: 2 });
  expect(await edit(job, { tipped: false })).toMatchObject({
    tipped: false,
    tips: null,
    withTips: null,
    revision: 3,
  });
  expect(await edit(job, { tips })).toMatchObject({ tipped: true, tips, revision: 4 });
  const other = await post({});
  expect(await edit(other, { compensation: '+ tips' })).toMatchObject({ tipped: true, tips: null });
  expect(await edit(other, { minimumAge: 21 })).toMatchObject({ tipped: true, minimumAge: 21 });
});

it('is copied into a draft with its tips and age', async () => {
  const { id } = await post({ tipped: true, tips, minimumAge: 21 });
  const response = await app.api.duplicateJob({ jobId: id, as: employer });
  expect(response.json<{ draft: JobDraft }>().draft.fields).toMatchObject({
    tipped: true,
    tips,
    minimumAge: 21,
  });
});

it.each([
  [{ tipped: false, tips }, 'tips'],
  [{ tipped: true, tips: { min: 9, max: 4 } }, 'tips'],
  [{ tipped: true, tips: { min: 0, max: 4 } }, 'tips'],
  [{ tipped: true, tips: 'some' }, 'tips'],
  [{ tipped: 'often' }, 'tipped'],
  [{ minimumAge: 17 }, 'minimumAge'],
  [{ payRate: '$2.13 + tips' }, 'payRate'],
])('refuses %j', async (fields, field) => {
  const body = { ...minimalJobBody, ...server, ...fields };
  const response = await app.api.createJob({ as: employer, body });
  expect(response.statusCode).toBe(400);
  const { issues } = response.json<{ issues: { path: string[] }[] }>();
  expect(issues[0]?.path[0]).toBe(field);
});

describe('a search by age', () => {
  it('finds the jobs that one may do, and counts them and their filters', async () => {
    const city = aCity();
    for (const age of [16, 18, 18, 21] as const) {
      const type = age === 18 ? 'Full-time' : 'Part-time';
      await insertJob(app, employer, { city, minimum_age: age, type });
    }
    const search = async (age: string) => {
      const query = { searchLocation: city, age };
      const response = await app.api.filterJobs({ query });
      const facets = await app.api.getJobFacets({ query });
      return {
        total: Number(response.headers['x-total-count']),
        ages: response.json<{ rows: Job[] }>().rows.map((job) => job.minimumAge),
        types: facets.json<{ type: unknown }>().type,
      };
    };
    expect(await search('15')).toEqual({ total: 0, ages: [], types: [] });
    expect(await search('17')).toMatchObject({ total: 1, ages: [16] });
    const adult = await search('20');
    expect(adult).toMatchObject({ total: 3 });
    expect(adult.types).toEqual([
      { value: 'Full-time', jobs: 2 },
      { value: 'Part-time', jobs: 1 },
    ]);
    expect(await search('')).toMatchObject({ total: 4 });
    const wrong = await app.api.filterJobs({ query: { searchLocation: city, age: 'old' } });
    expect(wrong.statusCode).toBe(400);
  });
});
