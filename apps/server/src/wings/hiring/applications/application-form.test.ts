import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertForm } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';

const FORM = {
  basicFields: { fullName: { name: '', enabled: true, required: true } },
  documents: {},
  questions: [{ id: 'why', type: 'text', question: 'Why here?' }],
};

let app: TestApp;
let employer: TestAccount;
let seeker: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
  seeker = await signUpSeeker(app);
});

afterAll(() => app.close());

const ask = (as: TestAccount | undefined, jobId: string) =>
  app.api.getApplicationForm({ jobId, as });

const applications = async () => {
  const response = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
  return response.json<unknown[]>();
};

it('returns the form of a job without applying to it', async () => {
  const jobId = await insertJob(app, employer);
  await insertForm(app, jobId, FORM);
  const response = await ask(seeker, jobId);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    application: { job: { id: jobId }, questions: [{ id: 'why', question: 'Why here?' }] },
  });
  expect(await applications()).toEqual([]);
});

it('returns no form for a job without one, and does not apply either', async () => {
  const jobId = await insertJob(app, employer);
  expect((await ask(seeker, jobId)).json()).toEqual({ application: null });
  expect(await applications()).toEqual([]);
});

it.each([
  ['job_closed', { status: 'Closed' }],
  ['job_full', { applicants: 20, max_applicants: 20 }],
] as const)('hands out no form of a job that takes no applications: %s', async (code, columns) => {
  const jobId = await insertJob(app, employer, columns);
  await insertForm(app, jobId, FORM);
  const response = await ask(seeker, jobId);
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ code });
});

it('responds 404 for a job that does not exist', async () => {
  const response = await ask(seeker, '0192f0c1-0000-7000-8000-0000000000ff');
  expect(response.statusCode).toBe(404);
});

it('is for seekers only, and accepts nothing but an id', async () => {
  const jobId = await insertJob(app, employer);
  expect((await ask(undefined, jobId)).statusCode).toBe(401);
  expect((await ask(employer, jobId)).statusCode).toBe(401);
  expect((await ask(seeker, 'nonsense')).statusCode).toBe(400);
});
