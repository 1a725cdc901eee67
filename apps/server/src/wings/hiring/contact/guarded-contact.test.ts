import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { useOperator } from '../../../../test/database/insert-operators.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';

const PHONE = '9195550177';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function applicantOf(employer: TestAccount, jobId: string) {
  const seeker = await signUpSeeker(app, { profile: { phone: PHONE } });
  const own = { jobId, employerId: employer.id, seekerId: seeker.id };
  return { seeker, id: await insertApplication(app, own) };
}

function accept(employer: TestAccount, id: string) {
  const body = { status: 'Accepted' };
  return app.api.changeApplicationStatus({ id, as: employer, body });
}

/** Accepts, reads the contact, deletes and reposts. @returns the response to the acceptance */
async function harvest(employer: TestAccount, jobId: string, id: string) {
  const accepted = await accept(employer, id);
  if (accepted.statusCode !== 200) return accepted;
  await app.api.deleteApplication({ id, as: employer });
  await repost(employer, jobId);
  return accepted;
}

async function repost(employer: TestAccount, jobId: string): Promise<void> {
  const body = { status: 'Active' };
  const reposted = await app.api.updateJob({ jobId, as: employer, body });
  expect(reposted.statusCode).toBe(200);
}

async function applyAgain(seeker: TestAccount, jobId: string): Promise<void> {
  const body = { userId: seeker.id };
  const applied = await app.api.applyToJob({ jobId, as: seeker, body });
  expect(applied.statusCode).toBe(201);
}

async function withdraw(seeker: TestAccount, id: string): Promise<void> {
  const withdrawn = await app.api.withdrawApplication({ id, as: seeker });
  expect(withdrawn.statusCode).toBe(200);
}

/** Deletes the account. */
async function leave(seeker: TestAccount): Promise<void> {
  const gone = await app.api.deleteMyAccount({
    userId: seeker.id,
    as: seeker,
    body: { password: PASSWORD },
  });
  expect(gone.statusCode).toBe(204);
}

async function viewsOf(seeker: TestAccount, id: string) {
  return app.api.listContactViews({ id, as: seeker });
}

/** When the timeline says that the contact was shown. */
async function contactShownAt(seeker: TestAccount, id: string): Promise<string[]> {
  const timeline = await app.api.listApplicationEvents({ id, as: seeker });
  const { events } = timeline.json<{ events: { at: string; reason: string | null }[] }>();
  return events.filter(({ reason }) => reason === 'contact_shown').map(({ at }) => at);
}

describe('ten rounds of accepting, reading, deleting and reposting', () => {
  it('yield three phone numbers, and each of their owners is notified', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const applicants = [];
    for (let n = 0; n < 10; n += 1) applicants.push(await applicantOf(employer, jobId));
    const answers = [];
    for (const { id } of applicants) answers.push(await harvest(employer, jobId, id));
    const phones = answers.filter(({ body }) => body.includes(PHONE));
    expect(phones).toHaveLength(3);
    for (const answer of answers.slice(3)) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'accept_limit_reached',
        message:
          'You have accepted 3 applicants for this job within 30 days, which is as many as one opening allows. You can accept again from Dec 20, 2026.',
      });
    }
    const list = await app.api.listEmployerApplications({ employerId: employer.id, as: employer });
    expect(list.body).not.toContain(PHONE);
    await app.runTasks();
    const told = app.mails.take().map(({ to }) => to);
    expect(told.toSorted()).toEqual(
      applicants
        .slice(0, 3)
        .map(({ seeker }) => seeker.email)
        .toSorted(),
    );
  });

  it('open one case of the company for operators, also for many refusals at once', async () => {
    const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
    const jobId = await insertJob(app, employer);
    for (let n = 0; n < 3; n += 1) {
      await harvest(employer, jobId, (await applicantOf(employer, jobId)).id);
    }
    const casesOf = () =>
      app.database
        .selectFrom('cases')
        .select(['id', 'subject_type', 'subject_id', 'report_count', 'decided_at'])
        .where('employer_id', '=', employer.id)
        .execute();
    expect(await casesOf()).toEqual([]);
    const applicants = [];
    for (let n = 0; n < 4; n += 1) applicants.push(await applicantOf(employer, jobId));
    const refused = await Promise.all(applicants.map(({ id }) => accept(employer, id)));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
    const cases = await casesOf();
    expect(cases).toMatchObject([
      { subject_type: 'company', subject_id: employer.id, report_count: 0, decided_at: null },
    ]);
    const { api } = await useOperator(app);
    const shown = await api.getCase({ caseId: cases[0]?.id ?? '' });
    expect(shown.statusCode, shown.body).toBe(200);
    expect(shown.json()).toMatchObject({
      case: {
        subjectName: 'Copper Kettle',
        origin: 'signals',
        reports: [],
        signals: [
          {
            rule: 'acceptance-limit',
            why: 'You accept more applicants than your jobs have openings.',
            words: expect.stringContaining('You have accepted 3 applicants for this job'),
          },
        ],
      },
    });
    expect(shown.body).not.toContain(PHONE);
  });

  it('are possible again once the first acceptances are thirty days old', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    for (let n = 0; n < 3; n += 1) {
      await harvest(employer, jobId, (await applicantOf(employer, jobId)).id);
    }
    const { id } = await applicantOf(employer, jobId);
    app.clock.advance(30 * DAY_MS - 1);
    const later = await signInAgain(app, employer, 'employer');
    expect((await accept(later, id)).statusCode).toBe(409);
    app.clock.advance(1);
    expect((await accept(later, id)).statusCode).toBe(200);
  });

  it('stay counted once the employer has ended them, whatever their applicants do later', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const applicants = [];
    for (let n = 0; n < 3; n += 1) {
      const applicant = await applicantOf(employer, jobId);
      await harvest(employer, jobId, applicant.id);
      applicants.push(applicant);
    }
    const next = await applicantOf(employer, jobId);
    for (const { seeker, id } of applicants.slice(0, 2)) {
      await applyAgain(seeker, jobId);
      await withdraw(seeker, id);
    }
    expect((await accept(employer, next.id)).statusCode).toBe(409);
    for (const { seeker } of applicants.slice(1)) await leave(seeker);
    expect((await accept(employer, next.id)).statusCode).toBe(409);
  });

  it('do not count acceptances that the applicant ended, also after applying again', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const { seeker, id } = await applicantOf(employer, jobId);
    for (let n = 0; n < 3; n += 1) {
      expect((await accept(employer, id)).statusCode).toBe(200);
      await withdraw(seeker, id);
      app.clock.advance(MINUTE_MS);
      await repost(employer, jobId);
      await applyAgain(seeker, jobId);
    }
    const left = await applicantOf(employer, jobId);
    await accept(employer, left.id);
    await leave(left.seeker);
    await repost(employer, jobId);
    for (let n = 0; n < 3; n += 1) {
      const next = await applicantOf(employer, jobId);
      expect((await harvest(employer, jobId, next.id)).statusCode).toBe(200);
    }
    expect((await accept(employer, id)).statusCode).toBe(409);
    const ended = await app.database
      .selectFrom('acceptances')
      .select(['ended_by', 'ended_at'])
      .where('application_id', '=', id)
      .orderBy('accepted_at')
      .execute();
    const now = app.clock.read().getTime();
    expect(ended).toEqual(
      [3, 2, 1].map((ago) => ({ ended_by: 'seeker', ended_at: new Date(now - ago * MINUTE_MS) })),
    );
  });
});

describe('the acceptances across all jobs of an employer', () => {
  it('are limited to five plus twice its openings in thirty days, however many jobs there are', async () => {
    const employer = await signUpEmployer(app, { plan: 'corporate' });
    const jobs = [];
    for (let n = 0; n < 5; n += 1) jobs.push(await insertJob(app, employer));
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (const jobId of jobs) {
        const { id } = await applicantOf(employer, jobId);
        statuses.push((await harvest(employer, jobId, id)).statusCode);
      }
    }
    // Fifteen is both the sum of five jobs' limits and the limit across all jobs.
    expect(statuses).toEqual(Array.from({ length: 15 }, () => 200));
    const sixth = await insertJob(app, employer);
    await app.database
      .updateTable('jobs')
      .set({ status: 'Closed', closed_at: new Date(app.clock.read().getTime() - 31 * DAY_MS) })
      .where('id', 'in', jobs)
      .execute();
    const { id } = await applicantOf(employer, sixth);
    const refused = await accept(employer, id);
    expect(refused.json()).toMatchObject({
      code: 'accept_limit_reached',
      message: expect.stringMatching(
        /^You have accepted 15 applicants within 30 days, which is as many as your openings allow\./,
      ) as string,
    });
  });
});

describe('GET /api/applications/{id}/contact-views', () => {
  it('lists the days on which the employer was shown the contact', async () => {
    const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
    const jobId = await insertJob(app, employer);
    const { seeker, id } = await applicantOf(employer, jobId);
    await app.api.listEmployerApplications({ employerId: employer.id, as: employer });
    expect((await viewsOf(seeker, id)).json()).toEqual({ contactViews: [] });
    await accept(employer, id);
    const first = app.clock.read().toISOString();
    app.clock.advance(MINUTE_MS);
    await app.api.listEmployerApplications({ employerId: employer.id, as: employer });
    app.clock.advance(DAY_MS);
    const second = app.clock.read().toISOString();
    await app.api.getApplication({ applicationId: id, as: employer });
    app.clock.advance(30 * DAY_MS);
    await app.api.listEmployerApplications({
      employerId: employer.id,
      as: await signInAgain(app, employer, 'employer'),
    });
    const later = await signInAgain(app, seeker, 'seeker');
    expect((await viewsOf(later, id)).json()).toEqual({
      contactViews: [
        { companyName: 'Copper Kettle', viewedAt: first },
        { companyName: 'Copper Kettle', viewedAt: second },
      ],
    });
  });

  it('lists each acceptance of a day', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const { seeker, id } = await applicantOf(employer, jobId);
    const moments: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      expect((await accept(employer, id)).body).toContain(PHONE);
      moments.push(app.clock.read().toISOString());
      app.clock.advance(MINUTE_MS);
      await app.api.listEmployerApplications({ employerId: employer.id, as: employer });
      await withdraw(seeker, id);
      await repost(employer, jobId);
      await applyAgain(seeker, jobId);
    }
    const views = (await viewsOf(seeker, id)).json<{ contactViews: { viewedAt: string }[] }>();
    expect(views.contactViews.map(({ viewedAt }) => viewedAt)).toEqual(moments);
    expect(await contactShownAt(seeker, id)).toEqual(moments);
  });

  it('includes views of the profile, if the seeker shows the contact there', async () => {
    const employer = await signUpEmployer(app);
    const { seeker, id } = await applicantOf(employer, await insertJob(app, employer));
    await accept(employer, id);
    const settings = { visibility: { profile: true, email: true, phone: false } };
    const view = () => app.api.getProfile({ userId: seeker.id, as: employer });
    app.clock.advance(DAY_MS);
    await view();
    expect((await viewsOf(seeker, id)).json<{ contactViews: [] }>().contactViews).toHaveLength(1);
    await app.api.updateSettings({ userId: seeker.id, as: seeker, body: settings });
    await view();
    expect((await viewsOf(seeker, id)).json<{ contactViews: [] }>().contactViews).toHaveLength(2);
  });

  it('is for the applicant only', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await applicantOf(employer, await insertJob(app, employer));
    expect((await app.api.listContactViews({ id })).statusCode).toBe(401);
    expect((await app.api.listContactViews({ id, as: employer })).statusCode).toBe(401);
    expect((await viewsOf(await signUpSeeker(app), id)).statusCode).toBe(404);
  });
});

describe('servers of the previous version', () => {
  it('record shown contact for the timeline and the list', async () => {
    const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
    const { seeker, id } = await applicantOf(employer, await insertJob(app, employer));
    await accept(employer, id);
    const accepted = app.clock.read();
    const later = new Date(accepted.getTime() + DAY_MS);
    for (const at of [accepted, later]) {
      const [day = ''] = at.toISOString().split('T');
      const view = { application_id: id, viewed_on: day, viewed_at: at };
      await app.database.insertInto('contact_views').values(view).execute();
    }
    const moments = [accepted, later].map((at) => at.toISOString());
    expect((await viewsOf(seeker, id)).json()).toEqual({
      contactViews: moments.map((viewedAt) => ({ companyName: 'Copper Kettle', viewedAt })),
    });
    expect(await contactShownAt(seeker, id)).toEqual(moments);
  });

  it('end the acceptance of an applicant who deletes the account', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await applicantOf(employer, await insertJob(app, employer));
    await accept(employer, id);
    const row = await app.database
      .updateTable('applications')
      .set({ seeker_id: null })
      .where('id', '=', id)
      .returning(['status', 'accepted_at'])
      .executeTakeFirst();
    expect(row).toEqual({ status: 'withdrawn', accepted_at: null });
    const acceptances = app.database.selectFrom('acceptances').select('ended_by');
    expect(await acceptances.where('application_id', '=', id).execute()).toEqual([
      { ended_by: 'seeker' },
    ]);
  });
});

describe('the records of acceptances and of shown contact', () => {
  it('are immutable except for their end, and are deleted only with the application', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const { id } = await applicantOf(employer, jobId);
    await accept(employer, id);
    const { database } = app;
    const tries = [
      database.updateTable('acceptances').set({ accepted_at: new Date(0) }),
      database
        .updateTable('acceptances')
        .set({ accepted_at: new Date(0), ended_by: 'seeker', ended_at: new Date(0) }),
      database.deleteFrom('acceptances').where('application_id', '=', id),
      database.updateTable('contact_showings').set({ shown_at: new Date(0) }),
      database.deleteFrom('contact_showings').where('application_id', '=', id),
    ];
    for (const attempt of tries) await expect(attempt.execute()).rejects.toThrow('are kept as');
    await database.deleteFrom('jobs').where('id', '=', jobId).execute();
    const left = await database
      .selectFrom('acceptances')
      .select('application_id')
      .where('application_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});

it('each acceptance of one applicant counts that is taken back by deleting', async () => {
  const employer = await signUpEmployer(app);
  const jobId = await insertJob(app, employer);
  const { seeker, id } = await applicantOf(employer, jobId);
  for (let round = 0; round < 3; round += 1) {
    app.clock.advance(MINUTE_MS);
    expect((await harvest(employer, jobId, id)).statusCode).toBe(200);
    await applyAgain(seeker, jobId);
  }
  app.clock.advance(MINUTE_MS);
  expect((await accept(employer, id)).json()).toMatchObject({ code: 'accept_limit_reached' });
});
