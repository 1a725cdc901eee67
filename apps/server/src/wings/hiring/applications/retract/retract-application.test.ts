import { MINUTE_MS, SECOND_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../../../../retention/clean-up.queries.ts';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertForm } from '../../../../../test/database/insert-applications.ts';
import { lockRow } from '../../../../../test/database/lock-row.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import { makeJobsDue, queuedJobs } from '../../../../../test/servers/queued-jobs.ts';
import { asFile, toFormData } from '@nextshift/test-kit/files/pictures';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';

let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
});
afterAll(() => app.close());

async function apply(seeker: TestAccount, jobId: string, extra: object = {}, key?: string) {
  const response = await app.api.applyToJob({
    jobId,
    as: seeker,
    body: { userId: seeker.id, ...extra },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
  expect(response.statusCode).toBe(201);
  return response.json<{ application: { id: string } }>().application.id;
}

const post = (as: TestAccount, id: string, action: 'retract' | 'withdraw') =>
  app.call('POST', `/api/applications/${id}/${action}`, { as });

const setStatus = (id: string, status: string) =>
  app.api.changeApplicationStatus({ id, as: employer, body: { status } });

async function listOf(seeker: TestAccount) {
  const response = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
  return response.json<{ id: string; status: string }[]>();
}

const eventsOf = async (seeker: TestAccount, id: string) =>
  (await app.api.listApplicationEvents({ id, as: seeker })).json<object>();

async function stored(id: string) {
  const tables = ['applications', 'application_events', 'application_shifts', 'documents'] as const;
  return Promise.all(
    tables.map((table) =>
      app.database
        .selectFrom(table)
        .selectAll()
        .where(table === 'applications' ? 'id' : 'application_id', '=', id)
        .orderBy(table === 'application_shifts' ? 'shift_id' : 'id')
        .execute(),
    ),
  );
}

const mailsOf = (about: string) => queuedJobs(app, 'applicant-mail', { about });
const newsOf = (about: string) => queuedJobs(app, 'new-application-news', { about });

describe('POST /api/applications/{id}/retract', () => {
  it('leaves nothing of a first application', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, employer);
    const id = await apply(seeker, jobId);
    expect(await mailsOf(id)).toHaveLength(1);
    expect(await newsOf(id)).toHaveLength(1);
    app.clock.advance(59 * SECOND_MS);
    expect((await post(seeker, id, 'retract')).statusCode).toBe(204);
    expect(await stored(id)).toEqual([[], [], [], []]);
    expect(await mailsOf(id)).toEqual([]);
    expect(await newsOf(id)).toEqual([]);
    expect(await listOf(seeker)).toEqual([]);
    const notices = await app.api.listNotices({ as: seeker });
    expect(notices.json()).toMatchObject({ notices: [], unreadCount: 0 });
    const job = await app.api.getJob({ jobId });
    expect(job.json()).toMatchObject({ applicantCount: 0 });
    expect((await post(seeker, id, 'retract')).statusCode).toBe(404);
  });

  it('frees the idempotency key', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, employer);
    const first = await apply(seeker, jobId, {}, 'one press');
    expect(await apply(seeker, jobId, {}, 'one press')).toBe(first);
    await post(seeker, first, 'retract');
    expect(await apply(seeker, jobId, {}, 'one press')).not.toBe(first);
  });

  it('makes one that was made again what it was before', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, employer);
    await insertForm(app, jobId, {
      basicFields: {},
      documents: { resume: { enabled: true, required: true } },
      questions: [{ id: 'why', type: 'text', question: 'Why here?' }],
    });
    const upload = async () => {
      const body = toFormData({
        kind: 'resume',
        file: asFile(PDF_FILE, 'cv.pdf', 'application/pdf'),
      });
      const response = await app.api.uploadDocument({ as: seeker, body });
      return response.json<{ documentId: string }>().documentId;
    };
    const answers = async (why: string) => ({
      applicationData: { answers: { why }, basicFields: {}, documents: { resume: await upload() } },
    });
    const id = await apply(seeker, jobId, await answers('The coffee.'));
    await app.api.getApplication({ applicationId: id, as: employer });
    app.clock.advance(MINUTE_MS);
    await post(seeker, id, 'withdraw');
    const before = await stored(id);
    app.clock.advance(MINUTE_MS);
    expect(await apply(seeker, jobId, await answers('The people.'))).toBe(id);
    expect((await post(seeker, id, 'retract')).statusCode).toBe(204);
    expect(await stored(id)).toEqual(before);
    expect(await listOf(seeker)).toMatchObject([{ id, status: 'Withdrawn' }]);
    expect((await post(seeker, id, 'retract')).json()).toMatchObject({ code: 'too_late' });
  });

  it('forgets former states and their documents after two minutes', async () => {
    const seeker = await signUpSeeker(app);
    const id = await apply(seeker, await insertJob(app, employer));
    await post(seeker, id, 'withdraw');
    const { job_id: jobId } = await app.database
      .selectFrom('applications')
      .select('job_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await apply(seeker, jobId);
    app.clock.advance(3 * MINUTE_MS);
    await cleanUp.run(app.platform);
    expect(await app.database.selectFrom('former_applications').selectAll().execute()).toEqual([]);
  });

  it.each([
    [
      'after 60 seconds',
      () => {
        app.clock.advance(60 * SECOND_MS);
        return Promise.resolve();
      },
    ],
    [
      'once the employer has opened it',
      (id: string) => app.api.getApplication({ applicationId: id, as: employer }),
    ],
    ['once the employer has moved it to a stage', (id: string) => setStatus(id, 'Under Review')],
    ['once it is decided', (id: string) => setStatus(id, 'Declined')],
    [
      'once a decision was taken back',
      async (id: string) => {
        await setStatus(id, 'Declined');
        await setStatus(id, 'Active');
      },
    ],
  ])('is too late %s', async (_when, happens) => {
    const seeker = await signUpSeeker(app);
    const id = await apply(seeker, await insertJob(app, employer));
    await happens(id);
    const before = await eventsOf(seeker, id);
    const response = await post(seeker, id, 'retract');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'too_late' });
    expect(await eventsOf(seeker, id)).toEqual(before);
  });

  it('is too late once the job has closed, and after a withdrawal', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, employer);
    const id = await apply(seeker, jobId);
    await app.api.closeJob({ jobId, as: employer });
    expect((await post(seeker, id, 'retract')).statusCode).toBe(409);
    const other = await apply(seeker, await insertJob(app, employer));
    await post(seeker, other, 'withdraw');
    expect((await post(seeker, other, 'retract')).statusCode).toBe(409);
  });

  it('is not found by anybody else', async () => {
    const id = await apply(await signUpSeeker(app), await insertJob(app, employer));
    expect((await post(await signUpSeeker(app), id, 'retract')).statusCode).toBe(404);
  });

  it('lets the employer’s mails wait until then', async () => {
    const own = await signUpEmployer(app, { plan: 'basic' });
    const jobId = await insertJob(app, own, { applicants: 19 });
    const seeker = await signUpSeeker(app);
    const id = await apply(seeker, jobId);
    const delayOf = async (task: string, about: string) =>
      (await queuedJobs(app, task, { about }))[0]?.delayMs ?? 0;
    expect(await delayOf('job-full-mail', jobId)).toBeGreaterThan(50 * SECOND_MS);
    expect(await delayOf('employer-mail', own.id)).toBeGreaterThan(60 * SECOND_MS);
    await post(seeker, id, 'retract');
    await makeJobsDue(app);
    await app.runTasks();
    expect(app.mails.take().filter(({ to }) => to === own.email)).toEqual([]);
    // What fills it after that is announced, once.
    await apply(await signUpSeeker(app), jobId);
    await makeJobsDue(app);
    await app.runTasks();
    const full = app.mails.take().filter(({ messageId }) => messageId.includes('job-full'));
    expect(full).toHaveLength(1);
  });

  it('is not shown to an employer who opens it meanwhile', async () => {
    const seeker = await signUpSeeker(app);
    const id = await apply(seeker, await insertJob(app, employer));
    const retraction = await lockRow(app, 'applications', id);
    const opened = app.api.getApplication({ applicationId: id, as: employer });
    await retraction.waitUntilContended();
    await retraction.transaction.deleteFrom('applications').where('id', '=', id).execute();
    await retraction.release();
    expect((await opened).statusCode).toBe(404);
  });

  it('takes a submission back once, against an employer who opens it', async () => {
    const seeker = await signUpSeeker(app);
    const id = await apply(seeker, await insertJob(app, employer));
    const responses = await Promise.all([
      post(seeker, id, 'retract'),
      app.api.getApplication({ applicationId: id, as: employer }),
      post(seeker, id, 'retract'),
      setStatus(id, 'Accepted'),
    ]);
    const [retracted, , again, accepted] = responses.map(({ statusCode }) => statusCode);
    const isGone = (await listOf(seeker)).length === 0;
    expect([retracted, again].filter((status) => status === 204)).toHaveLength(isGone ? 1 : 0);
    expect(accepted).toBe(isGone ? 404 : 200);
    expect(responses.every(({ statusCode }) => statusCode < 500)).toBe(true);
  });
});
