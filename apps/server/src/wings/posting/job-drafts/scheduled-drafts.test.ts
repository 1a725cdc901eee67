import { DAY_MS, HOUR_MS, type JobDraft, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertJob, minimalJobBody } from '../../../../test/database/insert-jobs.ts';
import { startTwoServers } from '../../../../test/servers/two-servers.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { publishScheduledDrafts } from './publish-scheduled-drafts.ts';

let app: TestApp;
let atOnce: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  atOnce = await createTestApp({ env: { CLOSING_GRACE_MINUTES: '0' } });
});

afterAll(async () => {
  await app.close();
  await atOnce.close();
});

async function schedule(
  on: TestApp,
  employer: TestAccount,
  { fields = minimalJobBody, inMs = MINUTE_MS }: { fields?: object; inMs?: number } = {},
): Promise<string> {
  const saved = await on.api.createJobDraft({ as: employer, body: { fields } });
  const { id } = saved.json<{ draft: JobDraft }>().draft;
  const publishAt = new Date(on.clock.read().getTime() + inMs).toISOString();
  const scheduled = await on.api.publishJobDraft({
    draftId: id,
    as: employer,
    body: { publishAt },
  });
  expect(scheduled.statusCode, scheduled.body).toBe(200);
  return id;
}

/** Runs the recurring task, and returns the mails that it causes to one address. */
async function publishDue(on: TestApp, { email }: TestAccount) {
  await enqueue(on.database, publishScheduledDrafts, {});
  await on.runTasks();
  return on.mails.take().filter(({ to }) => to === email);
}

async function draftsOf(on: TestApp, employer: TestAccount) {
  const response = await on.api.listJobDrafts({ as: employer });
  return response.json<{ drafts: JobDraft[] }>().drafts;
}

async function jobsOf(on: TestApp, employer: TestAccount) {
  return (
    await on.api.listEmployerJobs({
      employerId: employer.id,
      query: { status: 'Active' },
      as: employer,
    })
  ).json<{ jobs: { id: string }[] }>().jobs;
}

async function closeJob(on: TestApp, employer: TestAccount, jobId: string) {
  const response = await on.api.closeJob({ jobId, as: employer });
  expect(response.statusCode).toBe(200);
}

describe('a scheduled draft', () => {
  it('becomes a job at its time, once, by however many concurrent instances', async () => {
    const employer = await signUpEmployer(app);
    await schedule(app, employer, { inMs: HOUR_MS });
    expect(await publishDue(app, employer)).toEqual([]);
    expect(await jobsOf(app, employer)).toEqual([]);
    app.clock.advance(HOUR_MS);
    await Promise.all([1, 2, 3].map(() => publishScheduledDrafts.run(app.platform)));
    expect(await jobsOf(app, employer)).toMatchObject([
      { ...minimalJobBody, publishedAt: app.clock.read().toISOString() },
    ]);
    expect(await draftsOf(app, employer)).toEqual([]);
  });

  it('without a place is blocked, with one mail, and goes out an hour after one is free', async () => {
    const employer = await signUpEmployer(app, { plan: 'basic' });
    const jobId = await insertJob(app, employer);
    const id = await schedule(app, employer);
    app.clock.advance(MINUTE_MS);
    const [mail, ...more] = await publishDue(app, employer);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: '“Barista” could not be published' });
    expect(mail?.text).toContain('an hour after your plan has room');
    expect(await publishDue(app, employer)).toEqual([]);
    expect(await draftsOf(app, employer)).toMatchObject([
      {
        id,
        status: 'blocked',
        blockedReason: "You have reached your plan's limit of active jobs.",
        publishAt: expect.any(String) as unknown,
      },
    ]);
    await closeJob(app, employer, jobId);
    await publishDue(app, employer);
    app.clock.advance(HOUR_MS - 1);
    await publishDue(app, employer);
    expect(await jobsOf(app, employer)).toEqual([]);
    app.clock.advance(1);
    expect(await publishDue(app, employer)).toEqual([]);
    expect(await jobsOf(app, employer)).toHaveLength(1);
    expect(await draftsOf(app, employer)).toEqual([]);
  });

  it('waits anew when its place is taken within the hour', async () => {
    const employer = await signUpEmployer(app, { plan: 'basic' });
    const jobId = await insertJob(app, employer);
    await schedule(app, employer);
    app.clock.advance(MINUTE_MS);
    await publishDue(app, employer);
    await closeJob(app, employer, jobId);
    await publishDue(app, employer);
    await app.api.updateJob({ jobId, as: employer, body: { status: 'Active' } });
    app.clock.advance(HOUR_MS);
    expect(await publishDue(app, employer)).toEqual([]);
    await closeJob(app, employer, jobId);
    await publishDue(app, employer);
    expect(await draftsOf(app, employer)).toMatchObject([{ status: 'blocked' }]);
    app.clock.advance(HOUR_MS);
    await publishDue(app, employer);
    expect(await draftsOf(app, employer)).toEqual([]);
  });

  it('takes, once, a place that becomes free on another instance', async () => {
    const { servers, close } = await startTwoServers();
    const [here, there] = servers;
    if (!here || !there) throw new Error('the servers have not been started');
    const bothAdvance = (ms: number) => servers.forEach(({ clock }) => clock.advance(ms));
    const employer = await signUpEmployer(here, { plan: 'basic' });
    const jobId = await insertJob(here, employer);
    await schedule(here, employer);
    bothAdvance(MINUTE_MS);
    expect(await publishDue(here, employer)).toHaveLength(1);
    await closeJob(there, employer, jobId);
    await publishDue(there, employer);
    bothAdvance(HOUR_MS);
    await Promise.all(servers.map(({ platform }) => publishScheduledDrafts.run(platform)));
    expect(await jobsOf(here, employer)).toHaveLength(1);
    expect(await draftsOf(there, employer)).toEqual([]);
    await close();
  });

  it('goes out at once on a board without a grace', async () => {
    const employer = await signUpEmployer(atOnce, { plan: 'basic' });
    const jobId = await insertJob(atOnce, employer);
    await schedule(atOnce, employer);
    atOnce.clock.advance(MINUTE_MS);
    const [mail] = await publishDue(atOnce, employer);
    expect(mail?.text).toContain('as soon as your plan has room');
    await closeJob(atOnce, employer, jobId);
    await publishDue(atOnce, employer);
    expect(await draftsOf(atOnce, employer)).toEqual([]);
  });

  it('takes the places in order of time, and the last ones are blocked', async () => {
    const employer = await signUpEmployer(app, { plan: 'basic' });
    const later = await schedule(app, employer, { inMs: 2 * MINUTE_MS });
    await schedule(app, employer, { fields: { ...minimalJobBody, title: 'First' } });
    app.clock.advance(2 * MINUTE_MS);
    expect(await publishDue(app, employer)).toHaveLength(1);
    expect(await jobsOf(app, employer)).toMatchObject([{ title: 'First' }]);
    expect(await draftsOf(app, employer)).toMatchObject([{ id: later, status: 'blocked' }]);
  });

  it('made incomplete is blocked with the reason until it is scheduled again', async () => {
    const employer = await signUpEmployer(app);
    const id = await schedule(app, employer);
    await app.api.updateJobDraft({
      draftId: id,
      as: employer,
      body: { fields: { title: 'Barista' } },
    });
    app.clock.advance(DAY_MS);
    const [mail] = await publishDue(app, employer);
    expect(mail?.text).toContain('could not be: Please choose a job type.');
    expect(mail?.text).toContain(`/employer/createjob?draft=${id}`);
    expect(await draftsOf(app, employer)).toMatchObject([
      { status: 'blocked', blockedReason: 'Please choose a job type' },
    ]);
    await app.api.updateJobDraft({ draftId: id, as: employer, body: { fields: minimalJobBody } });
    expect(await publishDue(app, employer)).toEqual([]);
    expect(await jobsOf(app, employer)).toEqual([]);
    const published = await app.api.publishJobDraft({ draftId: id, as: employer, body: {} });
    expect(published.statusCode).toBe(201);
  });

  it('of an employer with a broken draft does not stop those of others', async () => {
    const [broken, employer] = [await signUpEmployer(app), await signUpEmployer(app)];
    const id = await schedule(app, broken);
    await schedule(app, employer);
    const form = JSON.stringify({ questions: 'none' });
    await app.database.updateTable('job_drafts').set({ form }).where('id', '=', id).execute();
    app.clock.advance(MINUTE_MS);
    await publishDue(app, employer);
    expect(app.log.takeErrors()).toHaveLength(1);
    expect(await jobsOf(app, employer)).toHaveLength(1);
    expect(await jobsOf(app, broken)).toEqual([]);
    expect(await draftsOf(app, broken)).toMatchObject([{ id, status: 'scheduled' }]);
    await app.database.deleteFrom('job_drafts').where('id', '=', id).execute();
  });
});
