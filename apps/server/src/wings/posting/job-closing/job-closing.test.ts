import { DAY_MS, formatDay, formatMoment, HOUR_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob, minimalJobBody } from '../../../../test/database/insert-jobs.ts';
import { makeJobsDue, queuedPayloads } from '../../../../test/servers/queued-jobs.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { processClosingDates } from './process-closing-dates.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const fromNow = (milliseconds: number) => new Date(app.clock.read().getTime() + milliseconds);

/** Runs the recurring task, and returns the mails that it causes to one address. */
async function processDates({ email }: TestAccount) {
  await enqueue(app.database, processClosingDates, {});
  await app.runTasks();
  return app.mails.take().filter(({ to }) => to === email);
}

async function read(jobId: string) {
  return (await app.api.getJob({ jobId })).json<{ status: string; closesAt: string }>();
}

async function applyTo(jobId: string, employer: TestAccount) {
  const seeker = await signUpSeeker(app);
  return insertApplication(app, { jobId, employerId: employer.id, seekerId: seeker.id });
}

describe('a job whose closing time has come', () => {
  it('closes, leaves the search and frees its place in the plan', async () => {
    const employer = await signUpEmployer(app, { plan: 'basic' });
    const jobId = await insertJob(app, employer, { city: 'Duetown', closes_at: fromNow(1) });
    const later = await insertJob(app, await signUpEmployer(app), { closes_at: fromNow(HOUR_MS) });
    await processDates(employer);
    expect(await read(jobId)).toMatchObject({ status: 'Active' });
    app.clock.advance(MINUTE_MS);
    await processDates(employer);
    expect(await read(jobId)).toMatchObject({ status: 'Closed' });
    expect(await read(later)).toMatchObject({ status: 'Active' });
    const found = await app.api.searchJobs({ query: { searchLocation: 'Duetown' } });
    expect(found.json()).toEqual([]);
    const body = { ...minimalJobBody, title: 'Baker', city: 'Cary' };
    const created = await app.api.createJob({ as: employer, body });
    expect(created.statusCode).toBe(201);
  });

  it('accepts no more applications', async () => {
    const employer = await signUpEmployer(app);
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, employer, { closes_at: app.clock.read() });
    await processDates(employer);
    const response = await app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } });
    expect(response.json()).toMatchObject({ code: 'job_closed' });
  });

  it('is closed and announced once, by however many concurrent instances', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { closes_at: app.clock.read() });
    await Promise.all([1, 2, 3, 4].map(() => processClosingDates.run(app.platform)));
    const queued = (await queuedPayloads(app)).filter(
      (payload) => payload.jobId === jobId && 'news' in payload,
    );
    expect(queued).toEqual([{ jobId, news: 'closed', closesAt: app.clock.read().toISOString() }]);
    app.clock.advance(MINUTE_MS);
    expect(await processDates(employer)).toHaveLength(1);
    expect(await processDates(employer)).toEqual([]);
  });
});

describe('the mail about a job that has closed', () => {
  it('says what is left to do', async () => {
    const employer = await signUpEmployer(app);
    const closesAt = app.clock.read();
    const jobId = await insertJob(app, employer, { title: 'Barista', closes_at: closesAt });
    await applyTo(jobId, employer);
    await applyTo(jobId, employer);
    const [mail, ...more] = await processDates(employer);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: '“Barista” has closed',
      messageId: `job-closing.closed.${jobId}.${closesAt.getTime()}`,
    });
    const endsAt = formatMoment(fromNow(HOUR_MS).toISOString());
    expect(mail?.text).toContain(
      `2 applicants are waiting for your decision. Repost the job on your dashboard by ${endsAt} to accept one of them`,
    );
    expect(mail?.html).toContain('http://nextshift.example/employer?tab=closed');
  });

  it('names the last day where the job is', async () => {
    const employer = await signUpEmployer(app);
    const hawaiian = { timeZone: 'Pacific/Honolulu', dateStyle: 'medium' } as const;
    // Half past midnight in New York is the evening before in Hawaii.
    const lateInNewYork = `${fromNow(2 * DAY_MS)
      .toISOString()
      .slice(0, 10)}T05:30:00.000Z`;
    const closes_at = new Date(lateInNewYork);
    const closing = { state: 'HI', closes_at, closing_week_notified_for: closes_at };
    await insertJob(app, employer, closing);
    const [mail] = await processDates(employer);
    expect(mail?.text).toContain(new Intl.DateTimeFormat('en-US', hawaiian).format(closes_at));
    expect(mail?.text).not.toContain(formatDay(closes_at));
  });

  it('is not sent for a job that its employer closed or filled', async () => {
    const employer = await signUpEmployer(app);
    const closes = {
      closes_at: fromNow(HOUR_MS),
      closing_told_for: fromNow(HOUR_MS),
      closing_week_notified_for: fromNow(HOUR_MS),
    };
    const closed = await insertJob(app, employer, closes);
    const filled = await insertJob(app, employer, closes);
    await app.api.closeJob({ jobId: closed, as: employer });
    const applicationId = await applyTo(filled, employer);
    const accepted = await app.api.changeApplicationStatus({
      id: applicationId,
      as: employer,
      body: { status: 'Accepted' },
    });
    expect(accepted.statusCode).toBe(200);
    app.clock.advance(DAY_MS);
    expect(await processDates(employer)).toEqual([]);
  });

  it('is not sent for a job that is reposted by then', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { closes_at: app.clock.read() });
    await processClosingDates.run(app.platform);
    const repost = await app.api.updateJob({ jobId, as: employer, body: { status: 'Active' } });
    expect(repost.json()).toMatchObject({ job: { status: 'Active' } });
    expect(await processDates(employer)).toEqual([]);
    expect(await read(jobId)).toMatchObject({ status: 'Active' });
  });

  it('is retried under the same id after the mail server was down', async () => {
    const employer = await signUpEmployer(app);
    const closesAt = app.clock.read();
    const jobId = await insertJob(app, employer, { closes_at: closesAt });
    app.mails.fail(1);
    expect(await processDates(employer)).toEqual([]);
    await makeJobsDue(app);
    expect(await processDates(employer)).toMatchObject([
      { messageId: `job-closing.closed.${jobId}.${closesAt.getTime()}` },
    ]);
  });
});

describe('the mail about a job that closes soon', () => {
  it('is sent seven and three days before, each once, and leads to renewing', async () => {
    const employer = await signUpEmployer(app);
    await insertJob(app, employer, {
      title: 'Barista',
      closes_at: fromNow(7 * DAY_MS + MINUTE_MS),
    });
    expect(await processDates(employer)).toEqual([]);
    app.clock.advance(MINUTE_MS);
    const week = await processDates(employer);
    expect(week.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Renew “Barista” by \w{3} \d+, 2026$/),
    ]);
    expect(week[0]?.text).toContain('To keep it open, renew it on your dashboard');
    expect(week[0]?.html).toContain('href="http://nextshift.example/employer"');
    app.clock.advance(4 * DAY_MS - MINUTE_MS);
    expect(await processDates(employer)).toEqual([]);
    app.clock.advance(MINUTE_MS);
    const soon = await processDates(employer);
    expect(soon.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^“Barista” closes on \w{3} \d+, 2026$/),
    ]);
    expect(soon[0]?.html).toContain('href="http://nextshift.example/employer"');
    expect(soon[0]?.messageId).not.toBe(week[0]?.messageId);
    app.clock.advance(DAY_MS);
    expect(await processDates(employer)).toEqual([]);
  });

  it('is sent again for the end that a renewal sets', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { closes_at: fromNow(5 * DAY_MS) });
    expect(await processDates(employer)).toHaveLength(1);
    const renew = () => app.api.renewJob({ jobId, as: employer });
    expect((await renew()).statusCode).toBe(200);
    expect(await processDates(employer)).toEqual([]);
    app.clock.advance(28 * DAY_MS);
    expect(await processDates(employer)).toHaveLength(1);
    app.clock.advance(5 * DAY_MS);
    expect(await processDates(employer)).toHaveLength(1);
  });

  it('names the undecided applicants', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { closes_at: fromNow(DAY_MS) });
    await applyTo(jobId, employer);
    const [mail] = await processDates(employer);
    expect(mail?.text).toContain('1 applicant is waiting for your decision.');
  });

  it('is sent again for another closing time, unless that is within its period', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { closes_at: fromNow(DAY_MS) });
    expect(await processDates(employer)).toHaveLength(1);
    const setTo = (closesAt: Date) =>
      app.api.updateJob({ jobId, as: employer, body: { closesAt } });
    await setTo(fromNow(2 * DAY_MS));
    expect(await processDates(employer)).toEqual([]);
    await setTo(fromNow(10 * DAY_MS));
    expect(await processDates(employer)).toEqual([]);
    app.clock.advance(3 * DAY_MS);
    expect(await processDates(employer)).toHaveLength(1);
    await setTo(fromNow(5 * DAY_MS));
    expect(await processDates(employer)).toEqual([]);
    app.clock.advance(2 * DAY_MS);
    expect(await processDates(employer)).toHaveLength(1);
  });

  it('is not sent once the job has another closing time', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { closes_at: fromNow(DAY_MS) });
    await processClosingDates.run(app.platform);
    const body = { closesAt: null };
    await app.api.updateJob({ jobId, as: employer, body });
    expect(await processDates(employer)).toEqual([]);
  });

  it('escapes the title of the job', async () => {
    const employer = await signUpEmployer(app);
    const title = '<img src=x onerror=alert(1)>\r\nBcc: a@b.c';
    await insertJob(app, employer, { title, closes_at: fromNow(DAY_MS) });
    const [mail] = await processDates(employer);
    expect(mail?.html).not.toContain('<img src=x');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });
});
