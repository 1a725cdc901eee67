import type { Job, JobDraft } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { minimalJobBody } from '../../../../test/database/insert-jobs.ts';
import { postJob } from '../../../../test/scenarios/postings.ts';

let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  employer = await signUpEmployer(app, { plan: 'accelerate' });
});
afterAll(() => app.close());

const shifts = (['mon', 'tue', 'wed'] as const).map((weekday) => {
  return { weekday, start: '06:00', end: '11:00' };
});
const post = (fields: object) => postJob(app, employer, { shifts, ...fields });
const edit = (job: Job, body: object) => app.api.updateJob({ jobId: job.id, as: employer, body });

it('says a shift where each person works some of them, and is edited', async () => {
  const eachWorks = { all: false, min: 1, max: 2 };
  const job = await post({ openings: 3, eachWorks });
  expect(job).toMatchObject({
    eachWorks,
    workload: '1 to 2 shifts a week, 5 h each, about $75 a shift',
  });
  const edited = await edit(job, { title: 'Baker' });
  expect(edited.json()).toMatchObject({ job: { eachWorks, revision: 2 } });
  const all = await edit(job, { eachWorks: { all: true } });
  expect(all.json()).toMatchObject({
    job: {
      eachWorks: { all: true, min: null, max: null },
      workload: '15 h a week, about $225',
      revision: 3,
    },
  });
});

it('promises nobody a weekly sum unless their employer says so', async () => {
  expect(await post({ openings: 2 })).toMatchObject({
    eachWorks: null,
    workload: '5 h a shift, about $75',
  });
  expect(await post({ openings: 1 })).toMatchObject({ workload: '5 h a shift, about $75' });
});

it('is kept by drafts and copies', async () => {
  const eachWorks = { all: false, min: 2, max: 2 };
  const { id } = await post({ eachWorks });
  const response = await app.api.duplicateJob({ jobId: id, as: employer });
  expect(response.json<{ draft: JobDraft }>().draft.fields).toMatchObject({ eachWorks });
});

it('refuses more than there can be', async () => {
  const refusalOf = async (eachWorks: object) => {
    const body = { ...minimalJobBody, shifts, eachWorks };
    const response = await app.api.createJob({ as: employer, body });
    expect(response.statusCode).toBe(400);
    return response.json<{ message: string; issues: { path: string[] }[] }>();
  };
  expect(await refusalOf({ all: false, min: 0, max: 2 })).toMatchObject({
    message: 'Please enter how many shifts a week each person works, from 1 to 60',
  });
  expect(await refusalOf({ all: false, min: 3, max: 2 })).toMatchObject({
    message: 'The lowest number of shifts must not be above the highest',
  });
  const tooMany = {
    message: 'Each person can work at most as many shifts as the job has',
    issues: [{ path: ['eachWorks'] }],
  };
  expect(await refusalOf({ all: false, min: 2, max: 4 })).toMatchObject(tooMany);
  const job = await post({ eachWorks: { all: false, min: 2, max: 3 } });
  const edited = await edit(job, { shifts: job.shifts.slice(0, 2) });
  expect(edited.statusCode).toBe(400);
  expect(edited.json()).toMatchObject(tooMany);
});
