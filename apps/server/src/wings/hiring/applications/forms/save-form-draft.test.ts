import { NEW_FORM_SETUP, type SaveFormDraftBody } from '@nextshift/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';

const UNKNOWN_ID = '0199a5a0-0000-7000-8000-000000000001';
const STALE = {
  code: 'stale_revision',
  message: 'This form was changed elsewhere. Choose a version before you go on.',
};

let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
});

afterAll(() => app.close());

/** A question that is still being written. */
const writing = (question: string) => ({ ...NEW_FORM_SETUP, next: { type: 'text', question } });

interface Sent extends Partial<Omit<SaveFormDraftBody, 'setup'>> {
  readonly setup?: object | null;
  readonly as?: TestAccount;
}

function save(jobId: string, sent: Sent = {}) {
  const { as = employer, setup = writing('Why'), formId = null, updatedAt = null } = sent;
  return app.api.saveFormDraft({ jobId, as, body: { setup, formId, updatedAt } });
}

const versionOf = (response: Awaited<ReturnType<typeof save>>) =>
  response.json<{ updatedAt: string | null }>().updatedAt;

async function read(jobId: string) {
  const response = await app.api.getApplicationSetup({ jobId, as: employer });
  return response.json<{ draft: object | null; applicationForm: { id: string } | null }>();
}

function createForm(jobId: string) {
  const questions = [{ id: 'why', type: 'text', question: 'Why here?' }];
  return app.api.createApplicationForm({ as: employer, body: { jobId, questions } });
}

it('is kept as typed, however incomplete, and read with the form', async () => {
  const jobId = await insertJob(app, employer);
  expect(await read(jobId)).toMatchObject({ draft: null });
  const saved = await save(jobId);
  expect(saved.statusCode, saved.body).toBe(200);
  const updatedAt = versionOf(saved);
  expect(await read(jobId)).toEqual({
    applicationForm: null,
    draft: { setup: writing('Why'), updatedAt },
  });
  // Within the same millisecond.
  const again = versionOf(await save(jobId, { setup: writing('Why us'), updatedAt }));
  expect(Date.parse(again ?? '')).toBe(Date.parse(updatedAt ?? '') + 1);
  expect(await read(jobId)).toMatchObject({ draft: { setup: writing('Why us') } });
});

it('is removed by null, and can then start anew', async () => {
  const jobId = await insertJob(app, employer);
  const updatedAt = versionOf(await save(jobId));
  const removed = await save(jobId, { setup: null, updatedAt });
  expect(removed.json()).toEqual({ updatedAt: null });
  expect(await read(jobId)).toMatchObject({ draft: null });
  expect((await save(jobId)).statusCode).toBe(200);
});

it('overwrites no version that it does not know', async () => {
  const jobId = await insertJob(app, employer);
  const updatedAt = versionOf(await save(jobId));
  for (const stale of [null, '2026-01-01T00:00:00.000Z']) {
    const refused = await save(jobId, { setup: writing('Who'), updatedAt: stale });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, STALE]);
  }
  const all = await Promise.all(Array.from({ length: 10 }, () => save(jobId, { updatedAt })));
  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

it('is gone once the form is saved, and does not come back', async () => {
  const jobId = await insertJob(app, employer);
  const updatedAt = versionOf(await save(jobId));
  await createForm(jobId);
  const { draft, applicationForm } = await read(jobId);
  expect(draft).toBeNull();
  for (const before of [updatedAt, null]) {
    const late = await save(jobId, { updatedAt: before });
    expect([late.statusCode, late.json()]).toMatchObject([409, STALE]);
  }
  expect((await save(jobId, { formId: applicationForm?.id ?? null })).statusCode).toBe(200);
});

it('never outlives a form that is saved at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const jobId = await insertJob(app, employer);
    await Promise.all([save(jobId), createForm(jobId), save(jobId), save(jobId)]);
    expect((await read(jobId)).draft).toBeNull();
  }
});

it('is ignored once it no longer fits the builder', async () => {
  const jobId = await insertJob(app, employer);
  await app.database
    .insertInto('form_drafts')
    .values({ job_id: jobId, setup: '{"next":1}', updated_at: new Date(0) })
    .execute();
  expect(await read(jobId)).toMatchObject({ draft: null });
  expect((await save(jobId)).statusCode).toBe(200);
  expect(await read(jobId)).toMatchObject({ draft: { setup: writing('Why') } });
});

it('has the limits of a form, and all of its parts', async () => {
  const jobId = await insertJob(app, employer);
  for (const setup of ['x', {}, { ...NEW_FORM_SETUP, basicFields: {} }, writing('a'.repeat(501))]) {
    const body = { setup, formId: null, updatedAt: null };
    const refused = await app.api.saveFormDraft({ jobId, as: employer, body });
    expect(refused.statusCode).toBe(400);
  }
  expect(await read(jobId)).toMatchObject({ draft: null });
});

it("belongs to the job's employer, and to no removed job", async () => {
  const jobId = await insertJob(app, employer);
  expect((await save(jobId, { as: await signUpEmployer(app) })).statusCode).toBe(404);
  expect((await save(jobId, { as: await signUpSeeker(app) })).statusCode).toBe(401);
  const body = { setup: NEW_FORM_SETUP, formId: null, updatedAt: null };
  expect((await app.api.saveFormDraft({ jobId, body })).statusCode).toBe(401);
  expect((await save(UNKNOWN_ID)).statusCode).toBe(404);
  const removed = await insertJob(app, employer, {
    status: 'Closed',
    moderation: 'removed',
    closed_reason: 'removed',
  });
  expect((await save(removed)).json()).toMatchObject({ code: 'job_removed' });
});
