import {
  type Application,
  type ApplicationEvent,
  DAY_MS,
  type EmployerApplication,
  HOUR_MS,
  type Job,
  MINUTE_MS,
} from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import {
  apply,
  datesOf,
  insertHire,
  insertShiftJob,
  SATURDAY,
} from '../../../../../test/database/insert-shifts.ts';
import { lockRow } from '../../../../../test/database/lock-row.ts';
import { makeJobsDue } from '../../../../../test/servers/queued-jobs.ts';
import { endApplications } from '../end/end-applications.ts';

const PHONE = '9195550177';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

interface Board {
  readonly employer: TestAccount;
  readonly jobId: string;
  readonly seekers: readonly TestAccount[];
  readonly ids: readonly string[];
}

/** A job with applicants, the first of whom is the one to accept. */
async function boardWith(
  applicants: number,
  { plan, ...columns }: Parameters<typeof insertJob>[2] & { plan?: 'basic' } = {},
): Promise<Board & { first: TestAccount; id: string }> {
  const employer = await signUpEmployer(app, plan ? { plan } : {});
  const jobId = await insertJob(app, employer, columns);
  const seekers: TestAccount[] = [];
  const ids: string[] = [];
  for (let n = 0; n < applicants; n += 1) {
    const seeker = await signUpSeeker(app, { profile: { phone: PHONE } });
    seekers.push(seeker);
    ids.push(await insertApplication(app, { jobId, employerId: employer.id, seekerId: seeker.id }));
  }
  const [[first], [id]] = [seekers, ids];
  if (!first || id === undefined) throw new Error('nobody applied');
  return { employer, jobId, seekers, ids, first, id };
}

async function set(employer: TestAccount, id: string | undefined, status: string) {
  const response = await app.api.changeApplicationStatus({
    id: id ?? '',
    as: employer,
    body: { status },
  });
  expect(response.statusCode).toBe(200);
  return response;
}

function undo(employer: TestAccount | undefined, id: string | undefined) {
  return app.api.undoAcceptance({ id: id ?? '', as: employer });
}

async function jobNow(jobId: string): Promise<Job> {
  return (await app.api.getJob({ jobId })).json<Job>();
}

async function ownOf(seeker: TestAccount | undefined): Promise<Application | undefined> {
  const response = await app.api.listSeekerApplications({ userId: seeker?.id ?? '', as: seeker });
  return response.json<Application[]>()[0];
}

async function listOf(employer: TestAccount): Promise<EmployerApplication[]> {
  const response = await app.api.listEmployerApplications({
    employerId: employer.id,
    as: employer,
  });
  return response.json<{ applications: EmployerApplication[] }>().applications;
}

async function timelineOf(as: TestAccount, id: string) {
  const response = await app.api.listApplicationEvents({ id, as });
  const { events } = response.json<{ events: ApplicationEvent[] }>();
  return events.map(({ from, to, actor }) => `${from ?? '-'} > ${to} by ${actor}`);
}

/** The subjects of all mails to somebody, once everything that waits has run. */
async function mailsTo({ email }: TestAccount): Promise<string[]> {
  await makeJobsDue(app);
  await app.runTasks();
  const own = app.mails.take().filter(({ to }) => to === email);
  return own.map(({ subject }) => subject);
}

const CLOSED = 'Your application for Barista at Copper Kettle is closed';

/** The same once applications have ended, whose mails wait for further ones. */
async function endingMailsTo(seeker: TestAccount): Promise<string[]> {
  return [...(await mailsTo(seeker)), ...(await mailsTo(seeker))];
}

describe('undoing an acceptance', () => {
  it.each(['Active', 'Under Review', 'Interviewing'] as const)(
    'restores the stage of one that was %s, with its clock, and the job that it filled',
    async (stage) => {
      const { employer, jobId, first, id } = await boardWith(1);
      if (stage !== 'Active') await set(employer, id, stage);
      const [job, before, own] = [await jobNow(jobId), await listOf(employer), await ownOf(first)];
      app.clock.advance(MINUTE_MS);
      const accepted = await set(employer, id, 'Accepted');
      expect(accepted.json()).toMatchObject({
        data: {
          application: {
            undoUntil: new Date(app.clock.read().getTime() + 10 * MINUTE_MS).toISOString(),
          },
        },
      });
      app.clock.advance(9 * MINUTE_MS);
      const undone = await undo(employer, id);
      expect(undone.statusCode).toBe(200);
      expect(undone.json()).toEqual({ application: before[0], jobStaysClosed: null });
      expect(await ownOf(first)).toEqual({ ...own, job: { ...own?.job } });
      const again = await jobNow(jobId);
      expect(again).toMatchObject({ status: 'Active', closedReason: null, openingsLeft: 1 });
      expect(again.publishedAt).toBe(job.publishedAt);
      expect(again.closesAt).toBe(job.closesAt);
    },
  );

  it('tells nobody: neither the person nor the others, who read what they read before', async () => {
    const { employer, seekers, first, id } = await boardWith(2);
    const [, other] = seekers;
    if (!other) throw new Error('nobody else applied');
    const before = await ownOf(other);
    await set(employer, id, 'Accepted');
    expect(await ownOf(other)).toMatchObject({ status: 'Closed', endedReason: 'filled' });
    await undo(employer, id);
    expect(await ownOf(other)).toEqual(before);
    expect([...(await mailsTo(first)), ...(await mailsTo(other))]).toEqual([]);
    for (const as of [first, other]) {
      expect((await app.api.listNotices({ as })).json()).toMatchObject({ notices: [] });
    }
    expect(await ownOf(other)).toEqual(before);
  });

  it('sends the news of a stage that the acceptance had replaced', async () => {
    const { employer, first, id } = await boardWith(1);
    await set(employer, id, 'Interviewing');
    await set(employer, id, 'Accepted');
    await undo(employer, id);
    expect(await mailsTo(first)).toEqual([
      'Interview stage: your application for Barista at Copper Kettle',
    ]);
  });

  it('leaves both events in the timelines, and the views of the contact', async () => {
    const { employer, first, id } = await boardWith(1);
    await set(employer, id, 'Under Review');
    await set(employer, id, 'Accepted');
    await undo(employer, id);
    expect(await timelineOf(first, id)).toEqual([
      '- > pending by seeker',
      'pending > Under Review by employer',
      'Under Review > Accepted by employer',
      'Accepted > Accepted by employer',
      'Accepted > Under Review by employer',
    ]);
    const views = await app.api.listContactViews({ id, as: first });
    expect(views.json()).toMatchObject({ contactViews: [{ companyName: 'Copper Kettle' }] });
  });

  it('ends the contact at once', async () => {
    const { employer, first, id } = await boardWith(1);
    const accepted = await set(employer, id, 'Accepted');
    expect(accepted.body).toContain(first.email);
    const undone = await undo(employer, id);
    const detail = await app.api.getApplication({ applicationId: id, as: employer });
    const profile = await app.api.getProfile({ userId: first.id, as: employer });
    for (const { body } of [
      undone,
      detail,
      profile,
      { body: JSON.stringify(await listOf(employer)) },
    ])
      expect(body).not.toMatch(new RegExp(`${first.email}|${PHONE}`));
  });

  it('counts in the limit of acceptances, so that it collects no contacts', async () => {
    const { employer, ids } = await boardWith(4);
    for (const id of ids.slice(0, 3)) {
      await set(employer, id, 'Accepted');
      expect((await undo(employer, id)).statusCode).toBe(200);
    }
    const fourth = await app.api.changeApplicationStatus({
      id: ids[3] ?? '',
      as: employer,
      body: { status: 'Accepted' },
    });
    expect(fourth.json()).toMatchObject({ code: 'accept_limit_reached' });
  });

  it('counts an acceptance once that is undone and made again', async () => {
    const { employer, ids } = await boardWith(4);
    for (const id of [ids[0], ids[0], ids[0], ids[1], ids[2], ids[0]]) {
      await set(employer, id, 'Accepted');
      expect((await undo(employer, id)).statusCode).toBe(200);
      app.clock.advance(MINUTE_MS);
    }
    const fourth = await app.api.changeApplicationStatus({
      id: ids[3] ?? '',
      as: employer,
      body: { status: 'Accepted' },
    });
    expect(fourth.json()).toMatchObject({
      code: 'accept_limit_reached',
      message: expect.stringContaining('You have accepted 3 applicants for this job'),
    });
    await set(employer, ids[0], 'Accepted');
  });

  it('lets the same or another applicant be accepted', async () => {
    const { employer, jobId, ids, first, id } = await boardWith(2);
    await set(employer, id, 'Accepted');
    await undo(employer, id);
    await set(employer, ids[1], 'Accepted');
    await undo(employer, ids[1]);
    app.clock.advance(MINUTE_MS);
    await set(employer, id, 'Accepted');
    expect(await jobNow(jobId)).toMatchObject({ status: 'Closed', closedReason: 'filled' });
    expect(await mailsTo(first)).toEqual([
      'Congratulations! Copper Kettle accepted your application for Barista',
    ]);
  });

  it('is the employer’s alone', async () => {
    const { employer, first, id } = await boardWith(1);
    await set(employer, id, 'Accepted');
    expect((await undo(undefined, id)).statusCode).toBe(401);
    expect((await undo(first, id)).statusCode).toBe(401);
    expect((await undo(await signUpEmployer(app), id)).statusCode).toBe(404);
    expect((await undo(employer, 'nonsense')).statusCode).toBe(400);
    expect(await ownOf(first)).toMatchObject({ status: 'Accepted' });
  });
});

describe('the acceptance of one of several', () => {
  it('is undone on a job that stays open', async () => {
    const { employer, jobId, id } = await boardWith(1, { openings: 2 });
    await set(employer, id, 'Accepted');
    const undone = await undo(employer, id);
    expect(undone.json()).toMatchObject({
      application: { job: { status: 'Active', openingsLeft: 2 } },
      jobStaysClosed: null,
    });
    expect(await jobNow(jobId)).toMatchObject({ status: 'Active', openingsLeft: 2 });
  });

  it('opens a job again that a later acceptance filled', async () => {
    const { employer, jobId, ids, id } = await boardWith(2, { openings: 2 });
    await set(employer, id, 'Accepted');
    app.clock.advance(MINUTE_MS);
    await set(employer, ids[1], 'Accepted');
    await undo(employer, id);
    expect(await jobNow(jobId)).toMatchObject({ status: 'Active', openingsLeft: 1 });
  });

  it('opens a job again that an edit of its openings filled since', async () => {
    const { employer, jobId, id } = await boardWith(1, { openings: 3 });
    await set(employer, id, 'Accepted');
    const body = { openings: 1 };
    await app.api.updateJob({ jobId, as: employer, body });
    expect(await jobNow(jobId)).toMatchObject({ closedReason: 'filled' });
    await undo(employer, id);
    expect(await jobNow(jobId)).toMatchObject({ status: 'Active', openings: 1, openingsLeft: 1 });
  });

  it('leaves a job closed that its employer closed, and ends the application with it', async () => {
    const { employer, jobId, first, id } = await boardWith(1, { openings: 2 });
    await set(employer, id, 'Accepted');
    await app.api.closeJob({ jobId, as: employer });
    const closedAt = app.clock.read().toISOString();
    await endApplications.run(app.platform, { jobId, closedAt });
    const undone = await undo(employer, id);
    expect(undone.json()).toMatchObject({
      application: { status: 'Closed', endedReason: 'closed' },
      jobStaysClosed: null,
    });
    expect(await jobNow(jobId)).toMatchObject({ status: 'Closed', closedReason: 'closed' });
    expect(await endingMailsTo(first)).toEqual([CLOSED]);
  });
});

describe('undoing where the job cannot be active again', () => {
  it('leaves it closed without a place in the plan, and says so', async () => {
    const { employer, jobId, seekers, first, id } = await boardWith(2, { plan: 'basic' });
    const [, other] = seekers;
    await set(employer, id, 'Accepted');
    app.clock.advance(MINUTE_MS);
    await insertJob(app, employer);
    const undone = await undo(employer, id);
    expect(undone.json()).toMatchObject({
      application: { status: 'Closed', endedReason: 'closed', acceptedDate: null },
      jobStaysClosed: 'plan_limit_reached',
    });
    expect(await jobNow(jobId)).toMatchObject({
      ...{ status: 'Closed', closedReason: 'closed', openingsLeft: 1 },
    });
    const closed = { status: 'Closed', endedReason: 'closed' };
    expect(await ownOf(first)).toMatchObject(closed);
    expect(await ownOf(other)).toMatchObject(closed);
    expect(await endingMailsTo(first)).toEqual([CLOSED]);
  });

  it('leaves it closed after its last day', async () => {
    const closesAt = new Date(app.clock.read().getTime() + 5 * MINUTE_MS);
    const { employer, jobId, first, id } = await boardWith(1, { closes_at: closesAt });
    await set(employer, id, 'Accepted');
    app.clock.advance(6 * MINUTE_MS);
    const undone = await undo(employer, id);
    expect(undone.json()).toMatchObject({ jobStaysClosed: 'expired' });
    expect(await jobNow(jobId)).toMatchObject({ status: 'Closed', closedReason: 'expired' });
    expect(await ownOf(first)).toMatchObject({ status: 'Closed', endedReason: 'expired' });
  });

  it('is refused once the job was removed', async () => {
    const { employer, jobId, id } = await boardWith(1);
    await set(employer, id, 'Accepted');
    await app.database
      .updateTable('jobs')
      .set({ moderation: 'removed', closed_reason: 'removed' })
      .where('id', '=', jobId)
      .execute();
    expect((await undo(employer, id)).json()).toMatchObject({ code: 'job_removed' });
  });

  it('works for a job that is held, which stays so', async () => {
    const { employer, jobId, id } = await boardWith(1);
    await set(employer, id, 'Accepted');
    await app.database
      .updateTable('jobs')
      .set({ moderation: 'held' })
      .where('id', '=', jobId)
      .execute();
    expect((await undo(employer, id)).json()).toMatchObject({
      application: { status: 'Active', job: { status: 'Active', moderation: 'held' } },
    });
  });
});

describe('an acceptance can no longer be undone', () => {
  it('after ten minutes', async () => {
    const { employer, first, id } = await boardWith(1);
    await set(employer, id, 'Accepted');
    app.clock.advance(10 * MINUTE_MS);
    const refused = await undo(employer, id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'undo_expired',
      message:
        'This acceptance can no longer be undone. It was 10 minutes ago. Cancel the hire instead.',
    });
    expect(await ownOf(first)).toMatchObject({ status: 'Accepted' });
  });

  it('once its mail went out', async () => {
    const { employer, first, id } = await boardWith(1);
    await set(employer, id, 'Accepted');
    expect(await mailsTo(first)).toHaveLength(1);
    expect(await listOf(employer)).toMatchObject([{ status: 'Accepted', undoUntil: null }]);
    const message =
      'This acceptance can no longer be undone. The applicant knows of it by now. Cancel the hire instead.';
    expect((await undo(employer, id)).json()).toMatchObject({ code: 'undo_expired', message });
  });

  it('once the seeker withdrew', async () => {
    const { employer, first, id } = await boardWith(1);
    await set(employer, id, 'Accepted');
    await app.api.withdrawApplication({ id, as: first });
    expect((await undo(employer, id)).json()).toMatchObject({ code: 'illegal_status_change' });
    expect(await ownOf(first)).toMatchObject({ status: 'Withdrawn' });
  });

  it('once it was undone, also by two presses at a time', async () => {
    const { employer, jobId, first, id } = await boardWith(1);
    await set(employer, id, 'Interviewing');
    await set(employer, id, 'Accepted');
    const held = await lockRow(app, 'jobs', jobId);
    const both = Promise.all([undo(employer, id), undo(employer, id)]);
    await held.waitUntilContended();
    await held.release();
    const answers = await both;
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'illegal_status_change',
      message: 'This acceptance was undone already.',
    });
    expect(await ownOf(first)).toMatchObject({ status: 'Interviewing' });
  });

  it('once the place was withdrawn', async () => {
    const { employer, id } = await boardWith(1);
    await set(employer, id, 'Accepted');
    await app.api.deleteApplication({ id, as: employer });
    expect((await undo(employer, id)).statusCode).toBe(404);
  });
});

describe('undoing an acceptance with shifts', () => {
  async function datesOfSeeker(seeker: TestAccount) {
    const response = await app.api.listShifts({ as: seeker });
    return response.json<{ shifts: { assignmentId: string }[] }>().shifts;
  }

  it('takes the dates away and frees the places', async () => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY] });
    const { seeker, applicationId } = await insertHire(app, job);
    expect(await datesOfSeeker(seeker)).not.toEqual([]);
    const undone = await undo(job.employer, applicationId);
    const [shift] = job.shifts;
    expect(undone.json()).toMatchObject({
      application: { shiftIds: [shift?.id], assignedShiftIds: [] },
    });
    expect(await datesOf(app, applicationId)).toEqual([]);
    expect(await datesOfSeeker(seeker)).toEqual([]);
    expect((await insertHire(app, job)).response.statusCode).toBe(201);
  });

  it('forgets a date that the employer cancelled and one that has begun', async () => {
    const job = await insertShiftJob(app, {
      shifts: [{ date: '2026-11-20', start: '07:05', end: '08:00' }, SATURDAY],
    });
    app.clock.advance(Date.parse('2026-11-20T12:00:00Z') - app.clock.read().getTime());
    const { seeker, applicationId } = await insertHire(app, job);
    const [, saturday] = await datesOfSeeker(seeker);
    const id = saturday?.assignmentId ?? '';
    await app.api.cancelShift({ assignmentId: id, as: job.employer });
    app.clock.advance(6 * MINUTE_MS);
    expect((await undo(job.employer, applicationId)).statusCode).toBe(200);
    expect(await datesOf(app, applicationId)).toEqual([]);
  });

  it.each(['confirm', 'cancel'])('is refused once the person answered with: %s', async (action) => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY] });
    const { seeker, applicationId } = await insertHire(app, job);
    const [first] = await datesOfSeeker(seeker);
    await app.call('POST', `/api/shifts/${first?.assignmentId ?? ''}/${action}`, { as: seeker });
    expect((await undo(job.employer, applicationId)).json()).toMatchObject({
      code: 'undo_expired',
    });
    expect(await datesOf(app, applicationId)).toHaveLength(8);
  });

  it('is refused once the person was asked to cover a date', async () => {
    const job = await insertShiftJob(app, { openings: 2, shifts: [SATURDAY] });
    const first = await insertHire(app, job);
    const applied = await apply(app, job);
    await app.api.changeApplicationStatus({
      id: applied.applicationId,
      as: job.employer,
      body: { status: 'Accepted', shiftIds: [] },
    });
    const [date] = await datesOfSeeker(first.seeker);
    await app.api.cancelShift({ assignmentId: date?.assignmentId ?? '', as: job.employer });
    const covered = await app.api.coverShift({
      assignmentId: date?.assignmentId ?? '',
      as: job.employer,
      body: { applicationId: applied.applicationId },
    });
    expect(covered.statusCode).toBe(200);
    expect((await undo(job.employer, applied.applicationId)).json()).toMatchObject({
      code: 'undo_expired',
    });
  });
});

describe('the answer clock of an acceptance that was undone', () => {
  it('goes on as it was, with its reminders', async () => {
    const { employer, first, id } = await boardWith(1);
    const before = await ownOf(first);
    app.clock.advance(8 * DAY_MS + HOUR_MS);
    await app.database
      .updateTable('applications')
      .set({ answer_reminders: 1 })
      .where('id', '=', id)
      .execute();
    await set(employer, id, 'Accepted');
    expect(await ownOf(first)).toMatchObject({ answerDueAt: null });
    await undo(employer, id);
    expect(await ownOf(first)).toMatchObject({ answerDueAt: before?.answerDueAt });
    const row = await app.database
      .selectFrom('applications')
      .select('answer_reminders')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.answer_reminders).toBe(1);
  });
});
