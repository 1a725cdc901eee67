import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertForm } from '../../../../../test/database/insert-applications.ts';
import { insertJob, setApplicantCount } from '../../../../../test/database/insert-jobs.ts';
import { makeJobsDue, queuedPayloads } from '../../../../../test/servers/queued-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function apply(jobId: string, as?: TestAccount) {
  const seeker = as ?? (await signUpSeeker(app, { profile: { phone: '9195550177' } }));
  const body = { userId: seeker.id };
  const response = await app.api.applyToJob({ jobId, as: seeker, body });
  expect(response.statusCode).toBeLessThan(300);
  return { seeker, id: response.json<{ application: { id: string } }>().application.id };
}

/** Runs all pending tasks, and returns the mails to one address. */
async function mailsTo({ email }: TestAccount) {
  await makeJobsDue(app);
  await app.runTasks();
  return app.mails.take().filter(({ to }) => to === email);
}

describe('the mail to an employer', () => {
  it('announces a new application, but neither the applicant nor their contact', async () => {
    const employer = await signUpEmployer(app);
    const { seeker } = await apply(await insertJob(app, employer, { title: 'Barista' }));
    const [mail, ...more] = await mailsTo(employer);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('New application for Barista');
    expect(mail?.text).toContain('Hi Copper Kettle, someone has applied for a job of yours.');
    expect(mail?.html).toContain('http://nextshift.example/employer/applications');
    expect(`${mail?.text ?? ''}${mail?.html ?? ''}`).not.toMatch(
      new RegExp(`${seeker.email}|9195550177|Robin`),
    );
  });

  it('is delayed to cover several applications', async () => {
    const employer = await signUpEmployer(app);
    const barista = await insertJob(app, employer, { title: 'Barista' });
    const baker = await insertJob(app, employer, { title: 'Baker' });
    await apply(barista);
    await app.runTasks();
    expect(app.mails.take().filter(({ to }) => to === employer.email)).toEqual([]);
    for (const jobId of [barista, baker, barista]) {
      app.clock.advance(MINUTE_MS);
      await apply(jobId);
    }
    const mails = await mailsTo(employer);
    expect(mails).toMatchObject([{ subject: '4 new applications' }]);
    expect(mails[0]?.text).toMatch(/Barista: 3 new\s+Baker: 1 new/);
    expect(await mailsTo(employer)).toEqual([]);
  });

  it('covers each application once', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { title: 'Barista' });
    await apply(jobId);
    await apply(jobId);
    expect(await mailsTo(employer)).toMatchObject([{ subject: '2 new applications for Barista' }]);
    app.clock.advance(10 * MINUTE_MS);
    await apply(jobId);
    expect(await mailsTo(employer)).toMatchObject([{ subject: 'New application for Barista' }]);
  });

  it('goes to each employer with its own applications', async () => {
    const [one, two] = [await signUpEmployer(app), await signUpEmployer(app)];
    await apply(await insertJob(app, one, { title: 'Barista' }));
    await apply(await insertJob(app, two, { title: 'Baker' }));
    await makeJobsDue(app);
    await app.runTasks();
    const subjects = new Map(app.mails.take().map(({ to, subject }) => [to, subject]));
    expect(subjects.get(one.email)).toBe('New application for Barista');
    expect(subjects.get(two.email)).toBe('New application for Baker');
  });

  it('omits withdrawn applications, and is not sent when nothing is left', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, id } = await apply(await insertJob(app, employer));
    await app.api.withdrawApplication({ id, as: seeker });
    const asking = await insertJob(app, employer);
    await insertForm(app, asking);
    await app.api.applyToJob({ jobId: asking, as: seeker, body: { userId: seeker.id } });
    expect(await mailsTo(employer)).toEqual([]);
  });

  it('covers an application that is repeated after a withdrawal', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const { seeker, id } = await apply(jobId);
    await app.api.withdrawApplication({ id, as: seeker });
    app.clock.advance(20 * MINUTE_MS);
    await apply(jobId, seeker);
    expect(await mailsTo(employer)).toMatchObject([{ subject: 'New application for Barista' }]);
  });

  it('is retried under the same id after a failure, and queued with ids alone', async () => {
    const employer = await signUpEmployer(app);
    const seeker = await signUpSeeker(app, { notify_by_email: false });
    const since = app.clock.read();
    since.setUTCMinutes(Math.floor(since.getUTCMinutes() / 10) * 10, 0, 0);
    await apply(await insertJob(app, employer), seeker);
    expect(await queuedPayloads(app)).toContainEqual({
      employerId: employer.id,
      since: since.toISOString(),
    });
    app.mails.fail(1);
    expect(await mailsTo(employer)).toEqual([]);
    expect(await mailsTo(employer)).toMatchObject([
      { messageId: `new-applications.${employer.id}.${since.getTime()}` },
    ]);
    expect(await queuedPayloads(app)).toEqual([]);
  });

  it('escapes the title of a job', async () => {
    const employer = await signUpEmployer(app);
    const title = '<img src=x onerror=alert(1)>\r\nBcc: a@b.c';
    await apply(await insertJob(app, employer, { title }));
    const [mail] = await mailsTo(employer);
    expect(mail?.html).not.toContain('<img src=x');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });
});

describe('the mail about a full job', () => {
  const almostFull = { title: 'Barista', applicants: 19, max_applicants: 20 };
  const fullMails = async (employer: TestAccount) =>
    (await mailsTo(employer)).filter(({ subject }) => subject.includes('no more applicants'));
  const withdraw = ({ seeker, id }: { seeker: TestAccount; id: string }) =>
    app.api.withdrawApplication({ id, as: seeker });

  it('is sent for the last applicant that the plan allows, and says what frees a place', async () => {
    const employer = await signUpEmployer(app, { plan: 'basic' });
    const jobId = await insertJob(app, employer, { ...almostFull, applicants: 18 });
    await apply(jobId);
    expect(await fullMails(employer)).toEqual([]);
    await apply(jobId);
    const [mail, ...more] = await fullMails(employer);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('“Barista” takes no more applicants');
    expect(mail?.text).toContain('“Barista” has 20 applicants, as many as your plan takes');
    expect(mail?.text).toMatch(
      /who withdraw make room for others; applicants you\s+decline do not/,
    );
    expect(mail?.html).toContain(`http://nextshift.example/employer/applications?job=${jobId}`);
  });

  it('is sent once, however often the last applicant withdraws and another applies', async () => {
    const employer = await signUpEmployer(app, { plan: 'basic' });
    const jobId = await insertJob(app, employer, almostFull);
    await withdraw(await apply(jobId));
    await apply(jobId);
    expect(await fullMails(employer)).toHaveLength(1);
    await app.api.closeJob({ jobId, as: employer });
    const body = { status: 'Active' };
    await app.api.updateJob({ jobId, as: employer, body });
    await setApplicantCount(app, jobId, 19);
    await apply(jobId);
    expect(await fullMails(employer)).toHaveLength(1);
  });

  it('is not sent for a job that meanwhile has room again or is closed', async () => {
    const employer = await signUpEmployer(app, { plan: 'impact' });
    const roomy = await insertJob(app, employer, almostFull);
    const closed = await insertJob(app, employer, almostFull);
    await withdraw(await apply(roomy));
    await apply(closed);
    await app.api.closeJob({ jobId: closed, as: employer });
    expect(await fullMails(employer)).toEqual([]);
  });
});
