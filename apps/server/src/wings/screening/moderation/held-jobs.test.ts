import {
  type CaseSummary,
  DAY_MS,
  HOUR_MS,
  type Job,
  MINUTE_MS,
  PLAN_ACTIVE_JOBS,
} from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { minimalJobBody } from '../../../../test/database/insert-jobs.ts';
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import { revisionOfCase } from '../../../../test/database/read-revisions.ts';
import * as cases from '../../../../test/scenarios/cases.ts';
import {
  editJob,
  HONEST,
  postJob,
  publicStatusOf,
  SCAM,
  MENDABLE,
} from '../../../../test/scenarios/postings.ts';
import { makeJobsDue } from '../../../../test/servers/queued-jobs.ts';
import { anAddress, anEmail } from '../../../../test/unique.ts';
import { endUnanswered } from '../../hiring/applications/index.ts';

let app: TestApp;
let operator: Operator;

beforeAll(async () => {
  app = await createTestApp();
  operator = await useOperator(app);
});

beforeEach(async () => {
  // Earlier tests have let so much time pass that the session has ended, or used the code.
  app.clock.advance(MINUTE_MS);
  await operator.signInAgain();
});

afterAll(() => app.close());

const fieldsOf = (description: string) => ({ ...minimalJobBody, description });
const post = (employer: TestAccount, description: string) =>
  postJob(app, employer, { description });
const edit = (employer: TestAccount, jobId: string, body: object) =>
  editJob(app, employer, jobId, body);

async function ownJobs(employer: TestAccount): Promise<Job[]> {
  const response = await app.api.listEmployerJobs({ employerId: employer.id, as: employer });
  return response.json<{ jobs: Job[] }>().jobs;
}

const publicStatus = (jobId: string) => publicStatusOf(app, jobId);
const act = () => operator.api;
const casesOf = (jobId: string) => cases.casesOf(operator, jobId);
const caseOf = (jobId: string) => cases.caseOf(operator, jobId);

async function decide(caseId: string, decision: string, action = 'none') {
  const response = await cases.decideCase(app, operator, caseId, { decision, action });
  expect(response.statusCode, response.body).toBe(200);
}

async function subjectsTo({ email }: TestAccount): Promise<string[]> {
  await makeJobsDue(app);
  await app.runTasks();
  return app.mails
    .take()
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);
}

/** Reports a job, from a network that nobody else is in. */
const report = (as: TestAccount, subjectId: string, from = anAddress()) =>
  cases.report(app, as, subjectId, { from });
const seekerOf = (days: number) => cases.signUpSeekerOfAge(app, days);

describe('a job with signals', () => {
  it('is posted held, says why, and is public for nobody', async () => {
    const employer = await signUpEmployer(app);
    const job = await post(employer, MENDABLE);
    expect(job).toMatchObject({ status: 'Active', moderation: 'held' });
    expect(job.moderationReasons).toEqual([expect.stringContaining('It is in: Description.')]);
    // Never the words.
    expect(job.moderationReasons.join()).not.toContain('bit.ly');
    expect(await ownJobs(employer)).toMatchObject([
      { id: job.id, moderation: 'held', moderationReasons: job.moderationReasons },
    ]);
    expect(await publicStatus(job.id)).toBe(404);
    const seeker = await signUpSeeker(app);
    const apply = await app.api.applyToJob({
      jobId: job.id,
      as: seeker,
      body: { userId: seeker.id },
    });
    expect(apply.statusCode).toBe(404);
    expect(await subjectsTo(employer)).toEqual(['Your job “Barista” is held for review']);
  });

  it('takes its place in the plan', async () => {
    const employer = await signUpEmployer(app, { plan: 'basic' });
    for (let place = 0; place < PLAN_ACTIVE_JOBS.basic; place += 1) await post(employer, MENDABLE);
    const body = fieldsOf(HONEST);
    const next = await app.api.createJob({ as: employer, body });
    expect(next.json()).toMatchObject({ code: 'plan_limit_reached' });
  });

  it('opens a case with the words that were found', async () => {
    const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
    const job = await post(employer, MENDABLE);
    const { id, origin } = await caseOf(job.id);
    expect(origin).toBe('signals');
    expect((await act().getCase({ caseId: id })).json()).toMatchObject({
      case: {
        held: true,
        reportCount: 0,
        reports: [],
        subject: { texts: expect.arrayContaining([{ label: 'Description', text: MENDABLE }]) },
        signals: [
          {
            rule: 'hidden-link',
            version: 2,
            level: 'light',
            weight: 10,
            field: 'Description',
            words: 'bit.ly/nina-jobs',
          },
        ],
      },
    });
  });

  it('stands among the cases of its company as settled once an edit has ended it', async () => {
    const employer = await signUpEmployer(app);
    const job = await post(employer, MENDABLE);
    const { id } = await caseOf(job.id);
    await edit(employer, job.id, { description: HONEST });
    const later = await caseOf((await post(employer, MENDABLE)).id);
    expect((await act().getCase({ caseId: later.id })).json()).toMatchObject({
      case: { company: { cases: [{ id, outcome: 'settled' }] } },
    });
  });

  it('goes live at once when an edit leaves none, which settles its case', async () => {
    const employer = await signUpEmployer(app);
    const job = await post(employer, MENDABLE);
    const { id } = await caseOf(job.id);
    expect(await edit(employer, job.id, { title: 'Still so' })).toMatchObject({
      moderation: 'held',
    });
    expect((await act().listCases({ query: { status: 'open' } })).json()).toMatchObject({
      cases: expect.arrayContaining([
        expect.objectContaining({ id, subjectName: 'Still so', firstTitle: job.title }),
      ]),
    });
    expect(await edit(employer, job.id, { description: HONEST })).toMatchObject({
      moderation: 'clear',
      moderationReasons: [],
    });
    expect(await publicStatus(job.id)).toBe(200);
    expect(await casesOf(job.id)).toEqual([]);
    expect((await act().getCase({ caseId: id })).json()).toMatchObject({
      case: { status: 'settled', decision: null, settledAt: app.clock.read().toISOString() },
    });
    const settled = await act().listCases({ query: { status: 'settled', limit: '1' } });
    expect(settled.json()).toMatchObject({ cases: [{ id, status: 'settled', decidedAt: null }] });
    const decided = await act().listCases({ query: { status: 'decided' } });
    expect(decided.body).not.toContain(id);
    const revision = await revisionOfCase(app, id);
    const late = { decision: 'uphold', action: 'remove_job', reason: 'Late.', revision };
    expect((await act().decideCase({ caseId: id, body: late })).statusCode).toBe(409);
    expect(await subjectsTo(employer)).toEqual(['Your job “Still so” is live']);
    await edit(employer, job.id, { description: MENDABLE });
    expect((await caseOf(job.id)).id).not.toBe(id);
  });

  it('is held when a public one is edited, when its form asks, and when its company says so', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await post(employer, HONEST);
    expect(await publicStatus(id)).toBe(200);
    expect(await edit(employer, id, { description: MENDABLE })).toMatchObject({
      moderation: 'held',
    });
    expect(await publicStatus(id)).toBe(404);
    await edit(employer, id, { description: HONEST });
    const ask = (question: string) =>
      app.api.createApplicationForm({
        as: employer,
        body: { jobId: id, questions: [{ id: 'q', type: 'text', question }] },
      });
    await ask('Have you read bit.ly/our-rules?');
    expect(await ownJobs(employer)).toMatchObject([
      { moderationReasons: [expect.stringContaining('It is in: Question 1.')] },
    ]);
    await ask('Why here?');
    expect(await ownJobs(employer)).toMatchObject([{ moderation: 'clear' }]);
    const describe = (description: string) =>
      app.api.updateEmployer({ employerId: employer.id, as: employer, body: { description } });
    const company = await describe('See bit.ly/our-menu.');
    expect(company.statusCode, company.body).toBe(200);
    expect(await ownJobs(employer)).toMatchObject([{ moderation: 'held' }]);
    await describe('A small cafe.');
    expect(await ownJobs(employer)).toMatchObject([{ moderation: 'clear' }]);
    expect(await publicStatus(id)).toBe(200);
  });

  it('is read again when it is reposted, and as a draft when that is published', async () => {
    const employer = await signUpEmployer(app);
    const job = await post(employer, MENDABLE);
    const closed = await app.api.closeJob({ jobId: job.id, as: employer });
    expect(closed.json()).toMatchObject({ job: { status: 'Closed', moderation: 'held' } });
    expect(await edit(employer, job.id, { status: 'Active' })).toMatchObject({
      moderation: 'held',
    });
    await app.api.closeJob({ jobId: job.id, as: employer });
    const drafted = await app.api.duplicateJob({ jobId: job.id, as: employer });
    const { draft } = drafted.json<{ draft: { id: string } }>();
    const published = await app.api.publishJobDraft({ draftId: draft.id, as: employer, body: {} });
    expect(published.json()).toMatchObject({ newJob: { moderation: 'held' } });
  });
});

describe('a job that is closed', () => {
  it('is read when the edit itself fills it', async () => {
    const employer = await signUpEmployer(app, { plan: 'corporate' });
    const { id: jobId } = await post(employer, HONEST);
    await edit(employer, jobId, { openings: 3 });
    for (let accepted = 0; accepted < 2; accepted += 1) {
      const seeker = await signUpSeeker(app);
      const own = { jobId, employerId: employer.id, seekerId: seeker.id };
      await insertApplication(app, { ...own, status: 'accepted' });
    }
    const filled = await edit(employer, jobId, { description: MENDABLE, openings: 2 });
    expect(filled).toMatchObject({ status: 'Closed', moderation: 'held' });
    expect(await publicStatus(jobId)).toBe(404);
    await decide((await caseOf(jobId)).id, 'dismiss');
    expect(await publicStatus(jobId)).toBe(200);
  });

  it('is read when its form changes', async () => {
    const employer = await signUpEmployer(app);
    const { id: jobId } = await post(employer, HONEST);
    await app.api.closeJob({ jobId, as: employer });
    await app.api.createApplicationForm({
      as: employer,
      body: {
        jobId,
        questions: [{ id: 'q', type: 'text', question: 'Your bank account number?' }],
      },
    });
    expect(await ownJobs(employer)).toMatchObject([{ status: 'Closed', moderation: 'held' }]);
    expect(await publicStatus(jobId)).toBe(404);
  });
});

describe('a decision about a held job', () => {
  it('releases it by dismissing, for the same texts until they are changed', async () => {
    const employer = await signUpEmployer(app);
    const job = await post(employer, MENDABLE);
    await subjectsTo(employer);
    await decide((await caseOf(job.id)).id, 'dismiss');
    expect(await publicStatus(job.id)).toBe(200);
    expect(await subjectsTo(employer)).toEqual(['Your job “Barista” is live']);
    const same = await edit(employer, job.id, { closesAt: null, payRate: 15 });
    expect(same).toMatchObject({ moderation: 'clear' });
    const changed = await edit(employer, job.id, { description: `${MENDABLE} Now.` });
    expect(changed).toMatchObject({ moderation: 'held' });
  });

  it('releases no text that nobody has read', async () => {
    const employer = await signUpEmployer(app);
    const job = await post(employer, MENDABLE);
    const { id } = await caseOf(job.id);
    const read = await act().getCase({ caseId: id });
    const { revision } = read.json<{ case: { revision: string } }>().case;
    await edit(employer, job.id, { description: `${MENDABLE} Pay a deposit in gift cards.` });
    const dismissal = { decision: 'dismiss', action: 'none', reason: 'Read it.', revision };
    const refused = await act().decideCase({ caseId: id, body: dismissal });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'stale_revision' });
    expect(await publicStatus(job.id)).toBe(404);
    expect(await ownJobs(employer)).toMatchObject([{ moderation: 'held' }]);
  });

  it('holds it again when the dismissal is undone', async () => {
    const employer = await signUpEmployer(app);
    const job = await post(employer, MENDABLE);
    const { id } = await caseOf(job.id);
    await subjectsTo(employer);
    await decide(id, 'dismiss');
    expect((await act().undoDecision({ caseId: id })).statusCode).toBe(200);
    expect(await subjectsTo(employer)).toEqual([]);
    expect(await publicStatus(job.id)).toBe(404);
    expect(await ownJobs(employer)).toMatchObject([{ moderation: 'held' }]);
    expect((await caseOf(job.id)).id).toBe(id);
  });

  it('shows applicants what they read before when the dismissal is undone', async () => {
    const employer = await signUpEmployer(app);
    const job = await post(employer, HONEST);
    const seeker = await signUpSeeker(app);
    await app.api.applyToJob({ jobId: job.id, as: seeker, body: { userId: seeker.id } });
    const titleRead = async () => {
      const response = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
      const [own] = response.json<{ job: { title: string } }[]>();
      return own?.job.title;
    };
    const scam = 'Text us on Telegram: mia_hr22';
    await edit(employer, job.id, { title: scam });
    expect(await titleRead()).toBe('Barista');
    const { id } = await caseOf(job.id);
    await decide(id, 'dismiss');
    expect(await titleRead()).toBe(scam);
    await act().undoDecision({ caseId: id });
    expect(await titleRead()).toBe('Barista');
    await decide(id, 'dismiss');
    expect(await titleRead()).toBe(scam);
  });

  it('removes it, and puts it back held when that is undone', async () => {
    const employer = await signUpEmployer(app);
    const job = await post(employer, MENDABLE);
    const { id } = await caseOf(job.id);
    await decide(id, 'uphold', 'remove_job');
    expect(await ownJobs(employer)).toMatchObject([
      { status: 'Closed', moderation: 'removed', moderationReasons: [] },
    ]);
    await act().undoDecision({ caseId: id });
    expect(await ownJobs(employer)).toMatchObject([{ status: 'Active', moderation: 'held' }]);
    expect(await publicStatus(job.id)).toBe(404);
  });

  it('reads it again when a removal is undone, as its company may say something else by then', async () => {
    const employer = await signUpEmployer(app);
    const { id: jobId } = await post(employer, HONEST);
    const seeker = await signUpSeeker(app);
    await insertApplication(app, { jobId, employerId: employer.id, seekerId: seeker.id });
    await report(seeker, jobId);
    const { id } = await caseOf(jobId);
    await decide(id, 'uphold', 'remove_job');
    const rename = { as: employer, body: { companyName: 'Text us on WhatsApp 919 555 0100' } };
    await app.api.updateEmployer({ employerId: employer.id, ...rename });
    expect((await act().undoDecision({ caseId: id })).statusCode).toBe(200);
    expect(await ownJobs(employer)).toMatchObject([{ status: 'Active', moderation: 'held' }]);
    expect(await publicStatus(jobId)).toBe(404);
    expect(await casesOf(jobId)).toMatchObject([{ id }]);
    const applied = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
    expect(applied.body).not.toContain('WhatsApp');
  });
});

describe('the answer clocks of a held job', () => {
  it('stand still until it is released', async () => {
    const employer = await signUpEmployer(app);
    const { id: jobId } = await post(employer, HONEST);
    await app.database
      .updateTable('jobs')
      .set({ closes_at: new Date(app.clock.read().getTime() + 200 * DAY_MS) })
      .where('id', '=', jobId)
      .execute();
    const seeker = await signUpSeeker(app);
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    await insertApplication(app, own);
    const dueAt = new Date(app.clock.read().getTime() + (14 + 20) * DAY_MS).toISOString();
    app.clock.advance(5 * DAY_MS);
    await edit(employer, jobId, { description: MENDABLE });
    app.clock.advance(20 * DAY_MS);
    await endUnanswered.run(app.platform);
    const read = async () =>
      (await app.api.listSeekerApplications({ userId: seeker.id, as: seeker })).json<object[]>();
    expect(await read()).toMatchObject([{ status: 'pending', answerDueAt: null }]);
    const listDue = async () => {
      return (
        await app.api.listEmployerApplications({
          employerId: employer.id,
          query: { state: 'due' },
          as: employer,
        })
      ).json<object>();
    };
    expect(await listDue()).toEqual({ applications: [] });
    await edit(employer, jobId, { description: HONEST });
    await endUnanswered.run(app.platform);
    expect(await read()).toMatchObject([{ status: 'pending', answerDueAt: dueAt }]);
  });
});

describe('people who report a job', () => {
  it('hold it when they are three with old accounts, until the case is dismissed', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await post(employer, HONEST);
    for (const days of [7, 7, 6, 0]) await report(await seekerOf(days), id);
    expect(await publicStatus(id)).toBe(200);
    await report(await seekerOf(7), id);
    expect(await publicStatus(id)).toBe(404);
    expect(await edit(employer, id, { title: 'Baker' })).toMatchObject({
      moderation: 'held',
      moderationReasons: ['A person has to look at it before it is public.'],
    });
    const found = await caseOf(id);
    expect(found.origin).toBe('reports');
    await decide(found.id, 'dismiss');
    expect(await publicStatus(id)).toBe(200);
  });

  it('do not hold it again once they were wrong, and only with confirmed addresses', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await post(employer, HONEST);
    const reporters = [await seekerOf(7), await seekerOf(7), await seekerOf(7)];
    for (const reporter of reporters) await report(reporter, id);
    expect(await publicStatus(id)).toBe(404);
    await decide((await caseOf(id)).id, 'dismiss');
    for (const reporter of reporters) await report(reporter, id);
    expect(await publicStatus(id)).toBe(200);
    const unconfirmed = await signUpSeeker(app, {
      email_confirmed_at: null,
      created_at: new Date(app.clock.read().getTime() - 31 * DAY_MS),
    });
    for (const reporter of [unconfirmed, await seekerOf(7), await seekerOf(7)])
      await report(reporter, id);
    expect(await publicStatus(id)).toBe(200);
    await report(await seekerOf(7), id);
    expect(await publicStatus(id)).toBe(404);
  });

  it('do not show their employer when they did, only the day', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await post(employer, HONEST);
    const { id: seekerId } = await signUpSeeker(app);
    await insertApplication(app, { jobId: id, employerId: employer.id, seekerId });
    const answerDue = async () => {
      const response = await app.api.listEmployerApplications({
        employerId: employer.id,
        as: employer,
      });
      const [application] = response.json<{ applications: { answerDueAt: string }[] }>()
        .applications;
      return Date.parse(application?.answerDueAt ?? '');
    };
    const measures = async () => {
      const response = await app.api.listMeasures({ as: employer });
      return response.json<{ measures: { caseId: string; since: string }[] }>().measures;
    };
    const posted = { at: app.clock.read().getTime(), job: (await ownJobs(employer))[0] };
    const dueBefore = await answerDue();
    await subjectsTo(employer);
    app.clock.advance(1_234_567);
    const reporters = [await seekerOf(7), await seekerOf(7), await seekerOf(7)];
    for (const reporter of reporters) {
      await report(reporter, id);
      app.clock.advance(54_321);
    }
    const reportedAt = app.clock.read().getTime() - 54_321;
    // The day on the board's clocks, five hours behind in winter.
    const offset = 5 * HOUR_MS;
    const day = new Date(reportedAt - ((reportedAt - offset) % DAY_MS)).toISOString();
    const [held] = await measures();
    expect(held).toMatchObject({ measure: 'held', since: day });
    expect((await ownJobs(employer))[0]).toMatchObject({
      moderation: 'held',
      updatedAt: posted.job?.updatedAt,
    });
    const nextHour = (Math.floor(reportedAt / HOUR_MS) + 1) * HOUR_MS;
    const { rows } = await sql<{ after: number }>`
      select round(extract(epoch from run_at - created_at))::int as after
      from graphile_worker.jobs where key = ${`hold-mail held ${id}`}`.execute(app.database);
    expect(rows).toEqual([{ after: Math.round((nextHour - reportedAt) / 1000) }]);
    await makeJobsDue(app);
    await app.runTasks();
    const mails = app.mails.take().filter(({ to }) => to === employer.email);
    expect(mails).toMatchObject([{ messageId: expect.stringContaining(`.${nextHour}`) as string }]);
    await app.api.submitAppeal({
      as: employer,
      body: { caseId: held?.caseId, text: 'It is an honest job.' },
    });
    const appealedAt = app.clock.read().toISOString();
    app.clock.advance(DAY_MS);
    await operator.signInAgain();
    await decide((await caseOf(id)).id, 'dismiss');
    // The clock stood since that day, or the new time would tell the moment.
    const released = app.clock.read().getTime();
    const dueAfter = await answerDue();
    expect(dueAfter - dueBefore).toBe(released - posted.at);
    // Nor is it told afterwards.
    expect(await measures()).toMatchObject([{ measure: 'held', since: appealedAt }]);
  });

  it('count as one when they are in the same network, which is forgotten with the decision', async () => {
    const { id } = await post(await signUpEmployer(app), HONEST);
    const dormitory = anAddress();
    for (const days of [7, 7, 7, 30]) await report(await seekerOf(days), id, dormitory);
    await report(await seekerOf(7), id);
    expect(await publicStatus(id)).toBe(200);
    const deleted = await seekerOf(7);
    await report(deleted, id, dormitory);
    const networksKept = async () => {
      const { rows } = await sql<{ kept: number }>`
        select count(network)::int as kept from reports
        join cases on cases.id = reports.case_id where cases.subject_id = ${id}`.execute(
        app.database,
      );
      return rows[0]?.kept;
    };
    expect(await networksKept()).toBe(6);
    await app.database.deleteFrom('seekers').where('id', '=', deleted.id).execute();
    expect(await networksKept()).toBe(5);
    await report(await seekerOf(7), id);
    expect(await publicStatus(id)).toBe(404);
    await decide((await caseOf(id)).id, 'dismiss');
    expect(await networksKept()).toBe(0);
  });

  it.each([
    [
      'the /24 of an IPv4 address',
      ['203.0.113.4', '203.0.113.9', '::ffff:203.0.113.200'],
      '203.0.114.4',
    ],
    [
      'the /48 of an IPv6 address',
      ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:7:ffff::1'],
      '2001:db8:8:1::1',
    ],
  ])('count as one within %s', async (_, addresses, elsewhere) => {
    const { id } = await post(await signUpEmployer(app), HONEST);
    for (const address of addresses) await report(await seekerOf(7), id, address);
    await report(await seekerOf(7), id);
    expect(await publicStatus(id)).toBe(200);
    await report(await seekerOf(7), id, elsewhere);
    expect(await publicStatus(id)).toBe(404);
  });

  it('hold a closed job, whose page is public', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await post(employer, HONEST);
    await app.api.closeJob({ jobId: id, as: employer });
    for (const days of [7, 7, 7]) await report(await seekerOf(days), id);
    expect(await publicStatus(id)).toBe(404);
    expect(await edit(employer, id, { status: 'Active' })).toMatchObject({ moderation: 'held' });
  });

  it('are counted again when the job is read', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await post(employer, HONEST);
    const early = await seekerOf(6);
    for (const reporter of [await seekerOf(7), await seekerOf(7), early])
      await report(reporter, id);
    await app.api.closeJob({ jobId: id, as: employer });
    expect(await publicStatus(id)).toBe(200);
    // Such as a report from before closed jobs were held.
    await app.database
      .updateTable('seekers')
      .set({ created_at: new Date(app.clock.read().getTime() - 30 * DAY_MS) })
      .where('id', '=', early.id)
      .execute();
    expect(await edit(employer, id, { status: 'Active' })).toMatchObject({
      moderation: 'held',
      moderationReasons: ['A person has to look at it before it is public.'],
    });
    expect(await casesOf(id)).toHaveLength(1);
  });

  it('count half when their last ten reports were all dismissed', async () => {
    const wrong = await seekerOf(30);
    for (let earlier = 0; earlier < 10; earlier += 1) {
      const { id } = await post(await signUpEmployer(app), HONEST);
      await report(wrong, id);
      await decide((await caseOf(id)).id, 'dismiss');
    }
    const { id } = await post(await signUpEmployer(app), HONEST);
    for (const reporter of [wrong, await seekerOf(7), await seekerOf(7)])
      await report(reporter, id);
    expect(await publicStatus(id)).toBe(200);
    await report(await seekerOf(7), id);
    expect(await publicStatus(id)).toBe(404);
  });
});

describe('a copy', () => {
  const isHeldAs = (body: object) =>
    expect(body).toMatchObject({
      moderation: 'held',
      moderationReasons: [expect.stringContaining('held or was removed') as string],
    });

  it('of a job that an operator removed is held, also from a draft made before', async () => {
    const employer = await signUpEmployer(app, { plan: 'corporate' });
    const { id } = await post(employer, HONEST);
    const copied = await app.api.duplicateJob({ jobId: id, as: employer });
    const draftId = copied.json<{ draft: { id: string } }>().draft.id;
    await report(await signUpSeeker(app), id);
    await decide((await caseOf(id)).id, 'uphold', 'remove_job');
    const published = await app.api.publishJobDraft({ draftId, as: employer, body: {} });
    isHeldAs(published.json<{ newJob: object }>().newJob);
    isHeldAs(await post(employer, HONEST));
    expect(await post(await signUpEmployer(app), HONEST)).toMatchObject({ moderation: 'clear' });
  });

  it('of a job that was removed from another company is held, not the job that it was copied from', async () => {
    const text =
      'Answer the messages of our guests, sort the keys of forty flats, count the towels, greet who arrives late, write down what is broken, and call the plumber before anybody complains about cold water in the morning.';
    const original = await signUpEmployer(app, { plan: 'corporate' });
    const { id: copied } = await post(original, text);
    app.clock.advance(60_000);
    const { id } = await post(await signUpEmployer(app), text);
    await report(await signUpSeeker(app), id);
    await decide((await caseOf(id)).id, 'uphold', 'remove_job');
    app.clock.advance(60_000);
    expect(await post(await signUpEmployer(app), text)).toMatchObject({
      moderation: 'held',
      moderationReasons: expect.arrayContaining([
        expect.stringContaining('another company that was removed'),
      ]) as string[],
    });
    expect(await edit(original, copied, { title: 'Front Desk' })).toMatchObject({
      moderation: 'clear',
    });
  });

  it('of a reported job is held if it was posted since, not the branches of a chain', async () => {
    const employer = await signUpEmployer(app, { plan: 'corporate' });
    const { id } = await post(employer, HONEST);
    const branch = await post(employer, HONEST);
    app.clock.advance(60_000);
    for (const days of [7, 7, 7]) await report(await seekerOf(days), id);
    expect(await publicStatus(id)).toBe(404);
    expect(await edit(employer, branch.id, { title: 'Baker' })).toMatchObject({
      moderation: 'clear',
    });
    app.clock.advance(60_000);
    isHeldAs(await post(employer, HONEST));
  });
});

describe('an older job of the account', () => {
  const LONG =
    'Pull shots, steam milk, bake the morning bread, learn the names of the regulars, count the till, order the beans for next week, and on quiet afternoons paint the sign that stands in front of the door.';

  it.each([
    ['a long text', LONG],
    ['a text too short for a fingerprint', 'Make coffee.'],
  ])('is held when it gets %s of a reported job, by an edit or a repost', async (_what, text) => {
    const employer = await signUpEmployer(app, { plan: 'corporate' });
    const edited = await post(
      employer,
      'Sweep the floor and open the shop at dawn, every other day of the week.',
    );
    const closed = await post(
      employer,
      'Wash cups, stack plates and close the kitchen at night with two others.',
    );
    const branch = await post(employer, text);
    const { id } = await post(employer, text);
    await app.api.closeJob({ jobId: closed.id, as: employer });
    app.clock.advance(60_000);
    for (const days of [7, 7, 7]) await report(await seekerOf(days), id);
    app.clock.advance(60_000);
    const moderation = 'held';
    expect(await edit(employer, edited.id, { description: text })).toMatchObject({ moderation });
    const reposted = { status: 'Active', description: text };
    expect(await edit(employer, closed.id, reposted)).toMatchObject({ moderation });
    // It had the text before.
    expect(await edit(employer, branch.id, { payRate: 16 })).toMatchObject({ moderation: 'clear' });
  });
});

describe('the queue', () => {
  it('has the highest risk first', async () => {
    const low = await post(await signUpEmployer(app), MENDABLE);
    const high = await post(await signUpEmployer(app), SCAM);
    const queue = await act().listCases({ query: { limit: '100' } });
    const ids = queue.json<{ cases: CaseSummary[] }>().cases.map(({ subjectId }) => subjectId);
    expect(ids.indexOf(high.id)).toBeLessThan(ids.indexOf(low.id));
  });
});

describe('EMPLOYER_CHECKS', () => {
  it('off reads nothing', async () => {
    const other = await createTestApp({ env: { EMPLOYER_CHECKS: 'off' } });
    try {
      const employer = await signUpEmployer(other);
      const body = fieldsOf(MENDABLE);
      const response = await other.api.createJob({ as: employer, body });
      expect(response.json()).toMatchObject({ newJob: { moderation: 'clear' } });
    } finally {
      await other.close();
    }
  });

  it('before holds every job of a company until it is verified', async () => {
    const other = await createTestApp({ env: { EMPLOYER_CHECKS: 'before' } });
    try {
      const email = anEmail().replace(/@.*$/, '@copper-kettle.example');
      const employer = await signUpEmployer(other, { email });
      const body = fieldsOf(HONEST);
      const create = () => other.api.createJob({ as: employer, body });
      const first = (await create()).json<{ newJob: Job }>().newJob;
      expect(first).toMatchObject({
        moderation: 'held',
        moderationReasons: [expect.stringContaining('verified')],
      });
      const verified = await other.api.verifyCompany({ as: employer });
      expect(verified.json()).toMatchObject({ verification: 'verified' });
      await other.runTasks();
      expect((await other.api.getJob({ jobId: first.id })).statusCode).toBe(200);
    } finally {
      await other.close();
    }
  });
});
