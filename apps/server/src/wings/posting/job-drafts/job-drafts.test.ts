import { DAY_MS, HOUR_MS, type JobDraft, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { asFile, createPng, toFormData } from '@nextshift/test-kit/files/pictures';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication, insertForm } from '../../../../test/database/insert-applications.ts';
import { insertFile } from '../../../../test/database/insert-files.ts';
import { insertJob, minimalJobBody } from '../../../../test/database/insert-jobs.ts';
import { cleanUp } from '../../../retention/clean-up.queries.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const fromNow = (milliseconds: number) =>
  new Date(app.clock.read().getTime() + milliseconds).toISOString();

async function save(employer: TestAccount, fields: object = minimalJobBody): Promise<JobDraft> {
  const response = await app.api.createJobDraft({ as: employer, body: { fields } });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ draft: JobDraft }>().draft;
}

async function list(employer: TestAccount): Promise<JobDraft[]> {
  const response = await app.api.listJobDrafts({ as: employer });
  return response.json<{ drafts: JobDraft[] }>().drafts;
}

function publish(employer: TestAccount, draftId: string, body: object = {}) {
  return app.api.publishJobDraft({ draftId, as: employer, body });
}

describe('drafts', () => {
  it('are saved however incomplete, and changed by replacing their fields', async () => {
    const employer = await signUpEmployer(app, { plan: null });
    const draft = await save(employer, { title: ' Barista ', payRate: '15.50' });
    expect(draft).toEqual({
      id: expect.any(String) as unknown,
      fields: { title: 'Barista', payRate: 15.5 },
      jobImage: null,
      hasForm: false,
      status: 'draft',
      publishAt: null,
      blockedReason: null,
      updatedAt: app.clock.read().toISOString(),
    });
    app.clock.advance(1_000);
    const body = { fields: { city: 'Cary', minWage: 20, maxWage: 10 } };
    const changed = await app.api.updateJobDraft({ draftId: draft.id, as: employer, body });
    expect(changed.json()).toMatchObject({
      draft: { fields: body.fields, updatedAt: app.clock.read().toISOString() },
    });
    expect((await app.api.getJobDraft({ draftId: draft.id, as: employer })).json()).toEqual(
      changed.json(),
    );
    const other = await save(employer, {});
    expect((await list(employer)).map(({ id }) => id).sort()).toEqual([draft.id, other.id].sort());
    expect((await app.api.deleteJobDraft({ draftId: draft.id, as: employer })).statusCode).toBe(
      204,
    );
    expect((await app.api.deleteJobDraft({ draftId: draft.id, as: employer })).statusCode).toBe(
      404,
    );
    expect((await list(employer)).map(({ id }) => id)).toEqual([other.id]);
  });

  it('have valid fields', async () => {
    const employer = await signUpEmployer(app);
    for (const fields of [{ type: 'Chef' }, { title: '' }, { minWage: -1 }, { state: 'N' }, 'x']) {
      const response = await app.api.createJobDraft({ as: employer, body: { fields } });
      expect(response.statusCode).toBe(400);
    }
    for (const body of [{}, { fields: 'x' }, { fields: null }]) {
      const response = await app.api.createJobDraft({ as: employer, body });
      expect(response.statusCode).toBe(400);
      const message = 'Please send the fields of the draft as an object';
      expect(response.json()).toMatchObject({ message, issues: [{ path: ['fields'], message }] });
    }
    expect((await app.api.createJobDraft({ as: employer })).statusCode).toBe(400);
    expect(await list(employer)).toEqual([]);
  });

  it('belong to their employer', async () => {
    const [employer, other] = [await signUpEmployer(app), await signUpEmployer(app)];
    const { id } = await save(employer);
    const jobId = await insertJob(app, employer);
    const body = { fields: { title: 'Mine' } };
    for (const [method, url] of [
      ['GET', `/api/job-drafts/${id}`],
      ['PUT', `/api/job-drafts/${id}`],
      ['DELETE', `/api/job-drafts/${id}`],
      ['POST', `/api/job-drafts/${id}/publish`],
      ['POST', `/api/employerjobs/${jobId}/duplicate`],
    ] as const) {
      const sent = method === 'PUT' ? { body } : {};
      expect((await app.call(method, url, { as: other, ...sent })).statusCode).toBe(404);
      expect((await app.call(method, url, sent)).statusCode).toBe(401);
      const seeker = await signUpSeeker(app);
      expect((await app.call(method, url, { as: seeker, ...sent })).statusCode).toBe(401);
    }
    expect(await list(other)).toEqual([]);
    expect(await list(employer)).toMatchObject([{ fields: minimalJobBody }]);
  });

  it('are limited to fifty', async () => {
    const employer = await signUpEmployer(app);
    for (let saved = 0; saved < 49; saved += 1) await save(employer);
    const jobId = await insertJob(app, employer);
    const duplicate = `/api/employerjobs/${jobId}/duplicate`;
    expect((await app.api.duplicateJob({ jobId, as: employer })).statusCode).toBe(201);
    const body = { fields: {} };
    for (const url of ['/api/job-drafts', duplicate]) {
      const refused = await app.call('POST', url, { as: employer, body });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'draft_limit_reached',
        message: 'You can keep up to 50 drafts. Publish or delete one to save another.',
      });
    }
  });

  it('keep their picture until it is removed', async () => {
    const employer = await signUpEmployer(app);
    const form = toFormData({
      fields: JSON.stringify({ title: 'Barista' }),
      jobImage: asFile(await createPng({ width: 64, height: 32 }), 'job.png'),
    });
    const saved = await app.api.createJobDraft({ as: employer, body: form });
    const { draft } = saved.json<{ draft: JobDraft }>();
    expect(draft).toMatchObject({ fields: { title: 'Barista' } });
    app.clock.advance(HOUR_MS);
    await cleanUp.run(app.platform);
    expect((await app.call('GET', draft.jobImage ?? '')).statusCode).toBe(200);
    const kept = await app.api.updateJobDraft({
      draftId: draft.id,
      as: employer,
      body: { fields: {} },
    });
    expect(kept.json()).toMatchObject({ draft: { jobImage: draft.jobImage } });
    const body = { fields: {}, removeJobImage: true };
    const removed = await app.api.updateJobDraft({ draftId: draft.id, as: employer, body });
    expect(removed.json()).toMatchObject({ draft: { jobImage: null } });
  });
});

describe('the version of a draft', () => {
  const put = (employer: TestAccount, { id }: JobDraft, body: object) =>
    app.api.updateJobDraft({ draftId: id, as: employer, body });
  const read = async (employer: TestAccount, { id }: JobDraft) => {
    const response = await app.api.getJobDraft({ draftId: id, as: employer });
    return response.json<{ draft: JobDraft }>().draft;
  };

  it('may be sent with a change, which is refused if it is stale', async () => {
    const employer = await signUpEmployer(app);
    const draft = await save(employer, { title: 'Barista' });
    const { updatedAt } = draft;
    const first = await put(employer, draft, { fields: { title: 'Cook' }, updatedAt });
    expect(first.statusCode, first.body).toBe(200);
    const image = asFile(await createPng({ width: 64, height: 32 }), 'job.png');
    const fields = { title: 'Baker' };
    const withImage = { fields: JSON.stringify(fields), updatedAt, jobImage: image };
    for (const body of [
      { fields, updatedAt },
      { fields, updatedAt, publishAt: null },
      toFormData(withImage),
    ]) {
      const refused = await put(employer, draft, body);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'stale_revision',
        message: 'This draft was changed elsewhere. Compare the versions before you save.',
      });
    }
    const current = await read(employer, draft);
    expect(current).toMatchObject({ fields: { title: 'Cook' }, jobImage: null });
    const { updatedAt: fresh } = current;
    const kept = await put(employer, draft, toFormData({ ...withImage, updatedAt: fresh }));
    expect(kept.json()).toMatchObject({
      draft: { fields, jobImage: expect.any(String) as string },
    });
    expect((await put(employer, draft, { fields, updatedAt: 'now' })).statusCode).toBe(400);
    expect((await put(employer, draft, { fields: {} })).statusCode).toBe(200);
  });

  it('increases with every change, also in one millisecond or when the clock goes back', async () => {
    const employer = await signUpEmployer(app);
    const draft = await save(employer);
    const seen = [draft.updatedAt];
    const change = async () => {
      const changed = await put(employer, draft, { fields: minimalJobBody });
      seen.push(changed.json<{ draft: JobDraft }>().draft.updatedAt);
    };
    await change();
    app.clock.advance(-HOUR_MS);
    await change();
    const scheduled = await publish(employer, draft.id, { publishAt: fromNow(DAY_MS) });
    seen.push(scheduled.json<{ draft: JobDraft }>().draft.updatedAt);
    app.clock.advance(HOUR_MS);
    await change();
    expect(seen).toEqual([...new Set(seen)].sort());
  });

  it('lets one of two concurrent changes through', async () => {
    const employer = await signUpEmployer(app);
    const draft = await save(employer);
    const { updatedAt } = draft;
    const both = await Promise.all(
      ['Cook', 'Baker'].map((title) => put(employer, draft, { fields: { title }, updatedAt })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('publishing a draft', () => {
  it('posts the job and deletes the draft', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await save(employer, { ...minimalJobBody, tags: ['Mornings'] });
    const response = await publish(employer, id);
    expect(response.statusCode, response.body).toBe(201);
    const { newJob } = response.json<{ newJob: { id: string } }>();
    expect(newJob).toMatchObject({ ...minimalJobBody, tags: ['Mornings'], status: 'Active' });
    const read = await app.api.getJob({ jobId: newJob.id });
    expect(read.json()).toEqual({ ...newJob, usualPay: null });
    expect(await list(employer)).toEqual([]);
    expect((await publish(employer, id)).statusCode).toBe(404);
  });

  it.each([
    [{}, 'Please enter a job title'],
    [{ ...minimalJobBody, description: undefined }, 'Please enter a description'],
    [
      { ...minimalJobBody, minWage: 20, maxWage: 10 },
      'The minimum wage must not be above the maximum wage',
    ],
    [{ ...minimalJobBody, closesAt: '2026-11-01' }, 'The closing date must be today or later'],
  ])('refuses an incomplete one in the words of createjob: %j', async (fields, message) => {
    const employer = await signUpEmployer(app);
    const { id } = await save(employer, fields);
    for (const body of [{}, { publishAt: fromNow(HOUR_MS) }]) {
      const response = await publish(employer, id, body);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'validation_failed', message });
    }
    expect(await list(employer)).toMatchObject([{ id, status: 'draft' }]);
  });

  it('keeps the draft when the plan has no place', async () => {
    const employer = await signUpEmployer(app, { plan: 'basic' });
    await insertJob(app, employer);
    const { id } = await save(employer);
    const response = await publish(employer, id);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'plan_limit_reached' });
    expect(await list(employer)).toMatchObject([{ id }]);
  });

  it('in the future schedules it, until it is rescheduled or taken off', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await save(employer);
    const publishAt = fromNow(DAY_MS);
    const scheduled = await publish(employer, id, { publishAt });
    expect(scheduled.statusCode).toBe(200);
    expect(scheduled.json()).toMatchObject({ draft: { id, status: 'scheduled', publishAt } });
    const kept = await app.api.updateJobDraft({
      draftId: id,
      as: employer,
      body: { fields: minimalJobBody },
    });
    expect(kept.json()).toMatchObject({ draft: { status: 'scheduled', publishAt } });
    const body = { fields: minimalJobBody, publishAt: null };
    const off = await app.api.updateJobDraft({ draftId: id, as: employer, body });
    expect(off.json()).toMatchObject({ draft: { status: 'draft', publishAt: null } });
    const late = await publish(employer, id, { publishAt: fromNow(366 * DAY_MS) });
    expect(late.statusCode).toBe(400);
    expect(late.json()).toMatchObject({ issues: [{ path: ['publishAt'] }] });
    expect((await publish(employer, id, { publishAt: 'soon' })).statusCode).toBe(400);
  });

  it('in the past is refused, but for a minute between two clocks', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await save(employer);
    const past = await publish(employer, id, { publishAt: fromNow(-MINUTE_MS - 1) });
    expect(past.statusCode).toBe(400);
    const message = 'The time of publication must not be in the past';
    expect(past.json()).toMatchObject({ message, issues: [{ path: ['publishAt'], message }] });
    expect(await list(employer)).toMatchObject([{ id, status: 'draft' }]);
    expect((await publish(employer, id, { publishAt: fromNow(-MINUTE_MS) })).statusCode).toBe(201);
  });

  it('closes at the end of a day where the job is', async () => {
    const employer = await signUpEmployer(app);
    const closesAt = '2026-12-05';
    const saved = await save(employer, { ...minimalJobBody, state: 'CA', closesAt });
    expect(saved.fields).toMatchObject({ closesAt: '2026-12-06T07:59:59.999Z' });
    const published = await publish(employer, saved.id);
    expect(published.json()).toMatchObject({ newJob: { closesAt: '2026-12-06T07:59:59.999Z' } });
  });

  it('cannot be scheduled after the closing date', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await save(employer, { ...minimalJobBody, closesAt: fromNow(DAY_MS) });
    const response = await publish(employer, id, { publishAt: fromNow(2 * DAY_MS) });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ issues: [{ path: ['closesAt'] }] });
  });
});

describe('duplicating a job', () => {
  it('copies fields, form and picture of a closed job, but no applicants', async () => {
    const employer = await signUpEmployer(app);
    const image = await insertFile(app, await createPng({ width: 8, height: 8 }), 'webp');
    const jobId = await insertJob(app, employer, {
      status: 'Closed',
      tags: ['Mornings'],
      pay_rate: 15,
      pay_frequency: 'Per Hour',
      closes_at: new Date(fromNow(-DAY_MS)),
      image_file_id: image.id,
    });
    await insertForm(app, jobId);
    const seeker = await signUpSeeker(app);
    await insertApplication(app, { jobId, employerId: employer.id, seekerId: seeker.id });
    const response = await app.api.duplicateJob({ jobId, as: employer });
    expect(response.statusCode, response.body).toBe(201);
    const { draft } = response.json<{ draft: JobDraft }>();
    expect(draft).toMatchObject({
      fields: { ...minimalJobBody, tags: ['Mornings'] },
      hasForm: true,
      status: 'draft',
    });
    expect(draft.fields.closesAt).toBeUndefined();
    const published = await publish(employer, draft.id);
    const { newJob } = published.json<{ newJob: { id: string; applicantCount: number } }>();
    expect(newJob).toMatchObject({ applicantCount: 0, jobImage: draft.jobImage });
    const [before, after] = await Promise.all(
      [jobId, newJob.id].map(async (id) => {
        return (await app.api.getApplicationSetup({ jobId: id, as: employer })).json<{
          applicationForm: object;
        }>();
      }),
    );
    const content = ({ questions, basicFields, documents }: Record<string, unknown>) => ({
      questions,
      basicFields,
      documents,
    });
    expect(content({ ...after?.applicationForm })).toEqual(content({ ...before?.applicationForm }));
    expect(content({ ...after?.applicationForm }).questions).toBeDefined();
  });

  it('keeps a closing date that is still to come', async () => {
    const employer = await signUpEmployer(app);
    const closesAt = fromNow(DAY_MS);
    const jobId = await insertJob(app, employer, { closes_at: new Date(closesAt) });
    const response = await app.api.duplicateJob({ jobId, as: employer });
    expect(response.json()).toMatchObject({ draft: { fields: { closesAt }, hasForm: false } });
  });
});
