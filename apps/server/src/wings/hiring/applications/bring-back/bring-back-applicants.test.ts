import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import { makeJobsDue } from '../../../../../test/servers/queued-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

interface Applied {
  readonly seeker: TestAccount;
  readonly id: string;
}

/** A job with applicants, a minute apart. */
async function jobWith(employer: TestAccount, count: number) {
  const closes_at = new Date(app.clock.read().getTime() + 300 * DAY_MS);
  const jobId = await insertJob(app, employer, { title: 'Barista', closes_at });
  const applicants: Applied[] = [];
  for (let number = 0; number < count; number += 1) {
    const seeker = await signUpSeeker(app);
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    applicants.push({ seeker, id: await insertApplication(app, own) });
    app.clock.advance(MINUTE_MS);
  }
  return { jobId, applicants };
}

const close = (employer: TestAccount, jobId: string) => app.api.closeJob({ jobId, as: employer });
const repost = (employer: TestAccount, jobId: string) =>
  app.api.updateJob({ jobId, as: employer, body: { status: 'Active' } });
const bringBack = (as: TestAccount, jobId: string) => app.api.bringBackApplicants({ jobId, as });

async function runAll() {
  await makeJobsDue(app);
  await app.runTasks();
}

async function closeAndRepost(employer: TestAccount, jobId: string) {
  await close(employer, jobId);
  await runAll();
  const reposted = await repost(employer, jobId);
  expect(reposted.statusCode).toBe(200);
  return reposted.json<{ formerApplicantCount: number }>().formerApplicantCount;
}

async function statusOf({ seeker }: Applied) {
  const list = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
  return list.json<{ status: string }[]>()[0]?.status;
}

async function formerOf(employer: TestAccount) {
  const list = await app.api.listEmployerJobs({ employerId: employer.id, as: employer });
  return list.json<{ formerApplicants: unknown[] }>().formerApplicants;
}

describe('bringing back who applied before', () => {
  it('submits again what ended with the job, restarts the clock and tells each once', async () => {
    const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
    const { jobId, applicants } = await jobWith(employer, 2);
    expect(await closeAndRepost(employer, jobId)).toBe(2);
    app.mails.take();
    expect(await formerOf(employer)).toEqual([{ jobId, count: 2 }]);
    app.clock.advance(DAY_MS);
    const response = await bringBack(employer, jobId);
    expect([response.statusCode, response.json()]).toEqual([200, { count: 2 }]);
    expect((await bringBack(employer, jobId)).json()).toEqual({ count: 0 });
    expect(await formerOf(employer)).toEqual([]);
    await runAll();
    const mails = app.mails.take();
    for (const { seeker, id } of applicants) {
      const list = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
      const answerDueAt = new Date(app.clock.read().getTime() + 14 * DAY_MS).toISOString();
      expect(list.json()).toMatchObject([{ id, status: 'pending', answerDueAt }]);
      expect(mails.filter(({ to }) => to === seeker.email)).toMatchObject([
        { subject: 'Your application for Barista at Copper Kettle is open again' },
      ]);
      const { notices } = (await app.api.listNotices({ as: seeker })).json<{
        notices: { reason: string }[];
      }>();
      expect(notices.map(({ reason }) => reason)).toEqual(['brought_back', 'closed']);
      const events = await app.api.listApplicationEvents({ id, as: seeker });
      expect(events.json<{ events: object[] }>().events.at(-1)).toMatchObject({
        from: 'Closed',
        to: 'pending',
        actor: 'employer',
        reason: null,
      });
    }
  });

  it('takes the oldest as far as the plan’s applicants fit', async () => {
    const employer = await signUpEmployer(app);
    const { jobId, applicants } = await jobWith(employer, 3);
    await closeAndRepost(employer, jobId);
    await app.database
      .updateTable('jobs')
      .set({ max_applicants: 2 })
      .where('id', '=', jobId)
      .execute();
    expect(await formerOf(employer)).toEqual([{ jobId, count: 2 }]);
    expect((await bringBack(employer, jobId)).json()).toEqual({ count: 2 });
    expect(await Promise.all(applicants.map(statusOf))).toEqual(['pending', 'pending', 'Closed']);
    expect((await bringBack(employer, jobId)).json()).toEqual({ count: 0 });
  });

  it('leaves out who withdrew, was declined, got no answer, or ended over 30 days ago', async () => {
    const employer = await signUpEmployer(app);
    const { jobId, applicants } = await jobWith(employer, 4);
    const [withdrawn, declined, unanswered, ended] = applicants;
    if (!withdrawn || !declined || !unanswered || !ended) throw new Error('too few');
    await app.api.withdrawApplication({ id: withdrawn.id, as: withdrawn.seeker });
    const body = { status: 'Declined' };
    await app.api.changeApplicationStatus({ id: declined.id, as: employer, body });
    await app.database
      .updateTable('applications')
      .set({ status: 'ended', ended_reason: 'no_answer', told_status: 'ended' })
      .where('id', '=', unanswered.id)
      .execute();
    expect(await closeAndRepost(employer, jobId)).toBe(1);
    expect(await formerOf(employer)).toEqual([{ jobId, count: 1 }]);
    await app.database
      .updateTable('applications')
      .set({ updated_at: new Date(app.clock.read().getTime() - 30 * DAY_MS) })
      .where('id', '=', ended.id)
      .execute();
    expect(await formerOf(employer)).toEqual([]);
    expect((await bringBack(employer, jobId)).json()).toEqual({ count: 0 });
  });

  it('leaves out whom it brought back before, until they apply again', async () => {
    const employer = await signUpEmployer(app);
    const { jobId, applicants } = await jobWith(employer, 2);
    const [once, again] = applicants;
    if (!once || !again) throw new Error('too few');
    await closeAndRepost(employer, jobId);
    expect((await bringBack(employer, jobId)).json()).toEqual({ count: 2 });
    await closeAndRepost(employer, jobId);
    await runAll();
    app.mails.take();
    expect(await formerOf(employer)).toEqual([]);
    expect((await bringBack(employer, jobId)).json()).toEqual({ count: 0 });
    await runAll();
    const emails = applicants.map(({ seeker }) => seeker.email);
    expect(app.mails.take().filter(({ to }) => emails.includes(to))).toEqual([]);

    const { seeker } = again;
    const body = { userId: seeker.id };
    const applied = await app.api.applyToJob({ jobId, as: seeker, body });
    expect(applied.statusCode).toBe(201);
    const events = await app.api.listApplicationEvents({ id: again.id, as: seeker });
    expect(events.json<{ events: object[] }>().events.at(-1)).toMatchObject({
      to: 'pending',
      actor: 'seeker',
    });
    await closeAndRepost(employer, jobId);
    expect(await formerOf(employer)).toEqual([{ jobId, count: 1 }]);
    expect((await bringBack(employer, jobId)).json()).toEqual({ count: 1 });
    expect(await Promise.all(applicants.map(statusOf))).toEqual(['Closed', 'pending']);
  });

  it('is refused a second time by the database', async () => {
    const employer = await signUpEmployer(app);
    const { jobId } = await jobWith(employer, 1);
    await closeAndRepost(employer, jobId);
    await bringBack(employer, jobId);
    await closeAndRepost(employer, jobId);
    const again = app.database
      .updateTable('applications')
      .set({
        status: 'submitted',
        ended_reason: null,
        brought_back_at: app.clock.read(),
        updated_at: app.clock.read(),
      })
      .where('job_id', '=', jobId)
      .execute();
    await expect(again).rejects.toMatchObject({
      constraint: 'applications_brought_back_once',
    });
  });

  it('is refused while the job is closed, and to others', async () => {
    const employer = await signUpEmployer(app);
    const { jobId } = await jobWith(employer, 1);
    await close(employer, jobId);
    await runAll();
    expect((await bringBack(employer, jobId)).json()).toMatchObject({ code: 'job_closed' });
    expect((await bringBack(await signUpEmployer(app), jobId)).statusCode).toBe(404);
    expect((await bringBack(await signUpSeeker(app), jobId)).statusCode).toBe(401);
  });

  it('counts each once under concurrent calls', async () => {
    const employer = await signUpEmployer(app);
    const { jobId, applicants } = await jobWith(employer, 3);
    await closeAndRepost(employer, jobId);
    await runAll();
    app.mails.take();
    const responses = await Promise.all([1, 2, 3].map(() => bringBack(employer, jobId)));
    const counts = responses.map((response) => response.json<{ count: number }>().count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    await runAll();
    const emails = applicants.map(({ seeker }) => seeker.email).sort();
    const told = app.mails.take().filter(({ to }) => emails.includes(to));
    expect(told.map(({ to }) => to).sort()).toEqual(emails);
  });
});

describe('reopening a declined application', () => {
  it('is refused when the plan has become too small', async () => {
    const employer = await signUpEmployer(app);
    const { jobId, applicants } = await jobWith(employer, 2);
    const id = applicants[0]?.id ?? '';
    const set = (status: string) =>
      app.api.changeApplicationStatus({ id, as: employer, body: { status } });
    await set('Declined');
    const limitTo = (max_applicants: number) =>
      app.database.updateTable('jobs').set({ max_applicants }).where('id', '=', jobId).execute();
    await limitTo(1);
    const refused = await set('Active');
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'job_full' }]);
    await limitTo(2);
    expect((await set('Active')).statusCode).toBe(200);
  });
});
