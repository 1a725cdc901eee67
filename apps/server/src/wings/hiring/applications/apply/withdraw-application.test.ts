import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';

let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
});

afterAll(() => app.close());

const withdraw = (as: TestAccount | undefined, id: string) =>
  app.api.withdrawApplication({ id, as });

async function apply(seeker: TestAccount): Promise<{ id: string; jobId: string }> {
  const jobId = await insertJob(app, employer);
  const body = { userId: seeker.id };
  const response = await app.api.applyToJob({ jobId, as: seeker, body });
  return { id: response.json<{ application: { id: string } }>().application.id, jobId };
}

async function applicantCount(jobId: string): Promise<number> {
  const job = await app.api.getJob({ jobId });
  return job.json<{ applicantCount: number }>().applicantCount;
}

describe('POST /api/applications/{id}/withdraw', () => {
  it('withdraws on both sides and frees the place', async () => {
    const seeker = await signUpSeeker(app);
    const { id, jobId } = await apply(seeker);
    const response = await withdraw(seeker, id);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ application: { id, status: 'Withdrawn' } });
    expect(await applicantCount(jobId)).toBe(0);
    const list = await app.api.listEmployerApplications({
      employerId: employer.id,
      query: { jobId },
      as: employer,
    });
    expect(list.json()).toMatchObject({ applications: [{ id, status: 'Withdrawn' }] });
  });

  it('hides profile and answers from the employer', async () => {
    const seeker = await signUpSeeker(app, { profile: { bio: 'I like mornings.' } });
    const { id, jobId } = await apply(seeker);
    const shown = async () => {
      const list = `/employerapplications/employerAppliedApplications/${employer.id}?jobId=${jobId}`;
      const detail = `/applications/getUserApplicationById/${id}`;
      const answers = [list, detail].map((path) => app.call('GET', path, { as: employer }));
      return (await Promise.all(answers)).map(({ body }) => body).join('');
    };
    await app.database
      .updateTable('applications')
      .set({ question_answers: JSON.stringify({ why: 'The coffee.' }) })
      .where('id', '=', id)
      .execute();
    expect(await shown()).toMatch(/mornings.*coffee/);
    await withdraw(seeker, id);
    expect(await shown()).not.toMatch(/mornings|coffee/);
  });

  it('lets the seeker apply again, with the same row', async () => {
    const seeker = await signUpSeeker(app);
    const { id, jobId } = await apply(seeker);
    await withdraw(seeker, id);
    const body = { userId: seeker.id };
    const again = await app.api.applyToJob({ jobId, as: seeker, body });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toMatchObject({ application: { id, status: 'pending' } });
    expect(await applicantCount(jobId)).toBe(1);
  });

  it.each(['declined', 'withdrawn', 'ended'] as const)('refuses once it is %s', async (status) => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, employer);
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const id = await insertApplication(app, { ...own, status });
    const response = await withdraw(seeker, id);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'illegal_status_change' });
  });

  it('gives an accepted place back, hides the contact and tells the employer', async () => {
    const seeker = await signUpSeeker(app);
    const { id, jobId } = await apply(seeker);
    await app.api.changeApplicationStatus({ id, as: employer, body: { status: 'Accepted' } });
    await app.runTasks();
    app.mails.take();
    expect((await withdraw(seeker, id)).json()).toMatchObject({
      application: { status: 'Withdrawn', acceptedDate: null },
    });
    const { body } = await app.api.listEmployerApplications({
      employerId: employer.id,
      query: { jobId },
      as: employer,
    });
    expect(body).not.toContain(seeker.email);
    expect((await app.api.getJob({ jobId })).json()).toMatchObject({
      status: 'Closed',
      closedReason: 'filled',
    });
    await app.runTasks();
    const mails = app.mails.take().filter(({ to }) => to === employer.email);
    expect(mails).toMatchObject([{ subject: 'Your applicant for “Barista” has withdrawn' }]);
    expect(mails[0]?.text).toContain('The job stays closed until you repost it.');
    const repost = { status: 'Active' };
    const reposted = await app.api.updateJob({ jobId, as: employer, body: repost });
    expect(reposted.json()).toMatchObject({ job: { status: 'Active', closedReason: null } });
  });

  it('is for the applicant only', async () => {
    const seeker = await signUpSeeker(app);
    const { id } = await apply(seeker);
    expect((await withdraw(await signUpSeeker(app), id)).statusCode).toBe(404);
    expect((await withdraw(employer, id)).statusCode).toBe(401);
    expect((await withdraw(undefined, id)).statusCode).toBe(401);
  });

  it('leaves nobody accepted who withdraws at the moment of the acceptance', async () => {
    const seeker = await signUpSeeker(app);
    const { id, jobId } = await apply(seeker);
    const body = { status: 'Accepted' };
    const answers = await Promise.all([
      withdraw(seeker, id),
      app.api.changeApplicationStatus({ id, as: employer, body }),
    ]);
    expect(answers[0].statusCode).toBe(200);
    expect([200, 409]).toContain(answers[1].statusCode);
    const { status } = await app.database
      .selectFrom('applications')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('withdrawn');
    expect(await applicantCount(jobId)).toBe(0);
  });

  it('leaves one of two accepted when the other withdraws at that moment', async () => {
    const [accepted, other] = [await signUpSeeker(app), await signUpSeeker(app)];
    const { id, jobId } = await apply(accepted);
    const own = { jobId, employerId: employer.id, seekerId: other.id };
    const otherId = await insertApplication(app, own);
    const body = { status: 'Accepted' };
    const [decision, withdrawal] = await Promise.all([
      app.api.changeApplicationStatus({ id, as: employer, body }),
      withdraw(other, otherId),
    ]);
    expect(decision.statusCode).toBe(200);
    // After the acceptance, the job is closed and the other application has ended with it.
    expect([200, 409]).toContain(withdrawal.statusCode);
    const list = await app.api.listSeekerApplications({ userId: other.id, as: other });
    expect(list.json()).toMatchObject([
      withdrawal.statusCode === 200
        ? { id: otherId, status: 'Withdrawn', endedReason: null }
        : { id: otherId, status: 'Closed', endedReason: 'filled' },
    ]);
  });
});
