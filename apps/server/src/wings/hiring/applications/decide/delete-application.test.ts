import type { ApplicationStatus } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { lockRow } from '../../../../../test/database/lock-row.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import { insertJob, setApplicantCount } from '../../../../../test/database/insert-jobs.ts';
import { makeJobsDue } from '../../../../../test/servers/queued-jobs.ts';

const PHONE = '9195550177';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function applicationThatIs(status: ApplicationStatus) {
  const employer = await signUpEmployer(app);
  const seeker = await signUpSeeker(app, { profile: { phone: PHONE } });
  const jobId = await insertJob(app, employer, { status: 'Closed' });
  const own = { jobId, employerId: employer.id, seekerId: seeker.id };
  return { employer, seeker, jobId, id: await insertApplication(app, { ...own, status }) };
}

function remove(as: TestAccount | undefined, id: string) {
  return app.api.deleteApplication({ id, as });
}

function repost(employer: TestAccount, jobId: string) {
  const body = { status: 'Active' };
  return app.api.updateJob({ jobId, as: employer, body });
}

async function hiddenAt(id: string) {
  const row = await app.database
    .selectFrom('applications')
    .select('hidden_from_employer_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.hidden_from_employer_at;
}

describe('DELETE /employerapplications/{id}', () => {
  it('removes an accepted application and its contact from all of the employer’s responses', async () => {
    const { employer, seeker, id } = await applicationThatIs('accepted');
    const response = await remove(employer, id);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    const answers = [
      await app.api.listEmployerApplications({ employerId: employer.id, as: employer }),
      await app.api.getApplication({ applicationId: id, as: employer }),
      await app.api.getProfile({ userId: seeker.id, as: employer }),
      await app.api.changeApplicationStatus({ id, as: employer, body: { status: 'Declined' } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404]);
    expect(answers[0]?.json()).toEqual({ applications: [] });
    for (const { body } of answers)
      expect(body).not.toMatch(new RegExp(`${seeker.email}|${PHONE}`));
  });

  it('ends it for the applicant, and notifies them', async () => {
    const { employer, seeker, id } = await applicationThatIs('accepted');
    const own = () => app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
    const [before] = (await own()).json<object[]>();
    await remove(employer, id);
    expect(before).toMatchObject({ id, status: 'Accepted', endedReason: null });
    const ended = { status: 'Closed', endedReason: 'place_withdrawn', acceptedDate: null };
    expect((await own()).json()).toEqual([{ ...before, ...ended }]);
    expect((await app.api.listNotices({ as: seeker })).json()).toMatchObject({
      notices: [{ applicationId: id, status: 'Closed', reason: 'place_withdrawn' }],
      unreadCount: 1,
    });
    await app.runTasks();
    const mails = app.mails.take().filter(({ to }) => to === seeker.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Copper Kettle has withdrawn its offer for /),
    ]);
  });

  it('tells an applicant who knows of no acceptance that their application is closed, once', async () => {
    const employer = await signUpEmployer(app);
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, employer);
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const id = await insertApplication(app, own);
    const body = { status: 'Accepted' };
    await app.api.changeApplicationStatus({ id, as: employer, body });
    await remove(employer, id);
    await makeJobsDue(app);
    await app.runTasks();
    const mails = app.mails.take().filter(({ to }) => to === seeker.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your application for Barista at Copper Kettle is closed',
    ]);
    expect(mails[0]?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Hi Robin, Copper Kettle accepted your application for Barista and took that back before we told you. It is closed now: you do not have this job. They were shown your email and phone number on Nov 20, 2026, and no longer are.',
    );
    expect((await app.api.listNotices({ as: seeker })).json()).toMatchObject({
      notices: [{ applicationId: id, status: 'Closed', reason: 'place_withdrawn' }],
      unreadCount: 1,
    });
  });

  it('tells nobody that the job is filled, if they have not been told before', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const waiting = await signUpSeeker(app);
    const [id] = await Promise.all(
      [await signUpSeeker(app), waiting].map(({ id: seekerId }) =>
        insertApplication(app, { jobId, employerId: employer.id, seekerId }),
      ),
    );
    await app.api.changeApplicationStatus({
      id: id ?? '',
      as: employer,
      body: { status: 'Accepted' },
    });
    const own = () => app.api.listSeekerApplications({ userId: waiting.id, as: waiting });
    expect((await own()).json()).toMatchObject([{ status: 'Closed', endedReason: 'filled' }]);
    await remove(employer, id ?? '');
    expect((await own()).json()).toMatchObject([{ status: 'Closed', endedReason: 'closed' }]);
    // Its employer did not close it.
    expect((await app.api.getJob({ jobId })).json()).toMatchObject({
      ...{ status: 'Closed', closedReason: 'filled', openingsLeft: 1 },
    });
  });

  it('decrements the count of applicants, once', async () => {
    const { employer, jobId, id } = await applicationThatIs('accepted');
    await setApplicantCount(app, jobId, 3);
    await Promise.all([remove(employer, id), remove(employer, id)]);
    expect((await app.api.getJob({ jobId })).json()).toMatchObject({
      applicantCount: 2,
    });
  });

  it('frees the place, so that the job can be reposted and another applicant accepted', async () => {
    const { employer, jobId, id } = await applicationThatIs('accepted');
    const { id: seekerId } = await signUpSeeker(app);
    const next = await insertApplication(app, { jobId, employerId: employer.id, seekerId });
    expect((await repost(employer, jobId)).json()).toMatchObject({
      code: 'job_has_accepted_applicant',
    });
    await remove(employer, id);
    expect((await repost(employer, jobId)).json()).toMatchObject({ job: { status: 'Active' } });
    const accepted = await app.api.changeApplicationStatus({
      id: next,
      as: employer,
      body: { status: 'Accepted' },
    });
    expect(accepted.statusCode).toBe(200);
  });

  it('lets the applicant apply again once the job is reposted', async () => {
    const { employer, seeker, jobId, id } = await applicationThatIs('accepted');
    await remove(employer, id);
    await repost(employer, jobId);
    const again = await app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toMatchObject({ application: { id, status: 'pending' } });
    const list = await app.api.listEmployerApplications({ employerId: employer.id, as: employer });
    expect(list.json()).toMatchObject({ applications: [{ id, status: 'Active' }] });
  });

  it('responds 404 the second time', async () => {
    const { employer, id } = await applicationThatIs('accepted');
    await remove(employer, id);
    expect((await remove(employer, id)).statusCode).toBe(404);
  });

  it.each(['submitted', 'under_review', 'interviewing', 'declined', 'withdrawn'] as const)(
    'is not for an application that is %s',
    async (status) => {
      const { employer, id } = await applicationThatIs(status);
      const response = await remove(employer, id);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'illegal_status_change' });
      expect(await hiddenAt(id)).toBeNull();
    },
  );

  it('is for the job’s employer only; for others there is nothing to delete', async () => {
    const { seeker, id } = await applicationThatIs('accepted');
    expect((await remove(undefined, id)).statusCode).toBe(401);
    expect((await remove(seeker, id)).statusCode).toBe(401);
    expect((await remove(await signUpEmployer(app), id)).statusCode).toBe(404);
    expect((await remove(await signUpEmployer(app), 'nonsense')).statusCode).toBe(404);
    expect(await hiddenAt(id)).toBeNull();
  });

  it('happens once when requested twice concurrently', async () => {
    const { employer, jobId, id } = await applicationThatIs('accepted');
    const held = await lockRow(app, 'jobs', jobId);
    const both = Promise.all([remove(employer, id), remove(employer, id)]);
    await held.waitUntilContended();
    await held.release();
    const statuses = (await both).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([204, 404]);
  });
});
