import { type CaseSummary, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import { type Operator, useOperator } from '../../../../../test/database/insert-operators.ts';
import * as cases from '../../../../../test/scenarios/cases.ts';
import { makeJobsDue } from '../../../../../test/servers/queued-jobs.ts';

let app: TestApp;
let operator: Operator;

beforeAll(async () => {
  app = await createTestApp();
  operator = await useOperator(app);
});

beforeEach(async () => {
  app.clock.advance(MINUTE_MS);
  await operator.signInAgain();
});

afterAll(() => app.close());

const SCAM = 'A small cafe, with its menu at bit.ly/kettle-menu.';

async function change(employer: TestAccount, body: object) {
  const response = await app.api.updateEmployer({ employerId: employer.id, as: employer, body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ employer: object }>().employer;
}

/** As everybody sees it. */
async function page({ id }: TestAccount) {
  await app.platform.responseCache.catchUp();
  const response = await app.api.getEmployer({ employerId: id });
  return response.statusCode === 200 ? response.json<object>() : response.statusCode;
}

const act = () => operator.api;

const casesOf = ({ id }: TestAccount) => cases.casesOf(operator, id);

async function decide({ id: subjectId }: TestAccount, decision: string): Promise<string> {
  const { id } = await cases.caseOf(operator, subjectId);
  const response = await cases.decideCase(app, operator, id, { decision });
  expect(response.statusCode, response.body).toBe(200);
  return id;
}

describe('the page of a company with signals', () => {
  it('is shown without its description, and opens a case, also without active jobs', async () => {
    const employer = await signUpEmployer(app);
    await change(employer, { description: 'A small cafe.', city: 'Boone' });
    expect(await page(employer)).toMatchObject({ description: 'A small cafe.' });
    expect(await change(employer, { description: SCAM })).toMatchObject({
      description: SCAM,
      moderationReasons: [expect.stringContaining('It is in: Company description.')],
    });
    expect(await page(employer)).toMatchObject({
      description: null,
      city: null,
      email: null,
      phoneNumber: null,
    });
    const [found, ...more] = await casesOf(employer);
    expect(more).toEqual([]);
    expect((await act().getCase({ caseId: found?.id ?? '' })).json()).toMatchObject({
      case: {
        subjectType: 'company',
        held: true,
        present: null,
        signals: expect.arrayContaining([
          expect.objectContaining({ field: 'Company description' }),
        ]) as object[],
        subject: {
          texts: expect.arrayContaining([{ label: 'Company description', text: SCAM }]) as object[],
        },
      },
    });
    const appeals = await app.api.listMeasures({ as: employer });
    const since = expect.stringMatching(/T05:00:00\.000Z$/) as string;
    expect(appeals.json()).toMatchObject({
      measures: [{ subjectType: 'company', measure: 'held', since }],
    });
  });

  it('is held and shown again with a mail to its owner', async () => {
    const employer = await signUpEmployer(app);
    await app.runTasks();
    app.mails.take();
    await change(employer, { description: SCAM });
    await change(employer, { description: `${SCAM} Now.` });
    await app.runTasks();
    const held = app.mails.take();
    expect(held).toMatchObject([
      { to: employer.email, subject: 'Your company page is held for review' },
    ]);
    expect(held[0]?.text).toContain('It is in: Company description.');
    expect(held[0]?.text).not.toContain('kettle-menu');
    await change(employer, { description: 'A small cafe.' });
    await app.runTasks();
    expect(app.mails.take()).toMatchObject([
      { to: employer.email, subject: 'Your company page is shown again' },
    ]);
  });

  it('shows all again once an edit leaves none, which settles the case', async () => {
    const employer = await signUpEmployer(app);
    await change(employer, { description: SCAM });
    expect(await change(employer, { description: 'A small cafe.' })).toMatchObject({
      moderationReasons: [],
    });
    expect(await page(employer)).toMatchObject({ description: 'A small cafe.' });
    expect(await casesOf(employer)).toEqual([]);
  });

  it('shows all again once the case is dismissed, until the texts change or that is undone', async () => {
    const employer = await signUpEmployer(app);
    await change(employer, { description: SCAM });
    const caseId = await decide(employer, 'dismiss');
    expect(await page(employer)).toMatchObject({ description: SCAM });
    await act().undoDecision({ caseId });
    expect(await page(employer)).toMatchObject({ description: null });
    await decide(employer, 'dismiss');
    await change(employer, { phoneNumber: '9195550100' });
    expect(await page(employer)).toMatchObject({ description: SCAM });
    await change(employer, { description: `${SCAM} Now.` });
    expect(await page(employer)).toMatchObject({ description: null });
    expect(await casesOf(employer)).toHaveLength(1);
    await decide(employer, 'uphold');
    expect(await page(employer)).toMatchObject({ description: null });
  });

  it('is not shown at all when its name or address says it', async () => {
    const employer = await signUpEmployer(app);
    await change(employer, { companyName: 'Apply at bit.ly/hirefast' });
    expect(await page(employer)).toBe(404);
    await change(employer, { companyName: 'Copper Kettle' });
    expect(await page(employer)).toMatchObject({ companyName: 'Copper Kettle' });
    await change(employer, { city: 'Text us on WhatsApp to apply' });
    expect(await page(employer)).toMatchObject({ city: null, description: null });
  });

  it('keeps the case about its acceptances when the texts are honest again', async () => {
    const employer = await signUpEmployer(app);
    await change(employer, { description: SCAM });
    const limit = {
      rule: 'acceptance-limit',
      version: 1,
      level: 'note',
      weight: 5,
      why: 'You accept more applicants than your jobs have openings.',
      field: 'Refused',
      words: 'Too many.',
    };
    await app.database
      .updateTable('cases')
      .set({ signals: JSON.stringify([limit]), signal_weight: 5 })
      .where('subject_id', '=', employer.id)
      .execute();
    await change(employer, { description: 'A small cafe.' });
    expect(await page(employer)).toMatchObject({ description: 'A small cafe.' });
    const [found] = await casesOf(employer);
    expect((await act().getCase({ caseId: found?.id ?? '' })).json()).toMatchObject({
      case: { signals: [limit] },
    });
  });
});

describe('the page of a company that people report', () => {
  const report = (as: TestAccount, { id }: TestAccount, from?: string) =>
    cases.report(app, as, id, { subjectType: 'company', ...(from && { from }) });
  const HONEST = {
    description: 'A small cafe.',
    website: 'https://kettle-cafe.com',
    city: 'Boone',
  };
  const REPORTED = ['A person has to look at it before it is public.'];

  const seekersOf = (days: number, count: number) =>
    Promise.all(Array.from({ length: count }, () => cases.signUpSeekerOfAge(app, days)));

  async function reportedCompany() {
    const employer = await signUpEmployer(app);
    await change(employer, HONEST);
    for (const as of await seekersOf(7, 3)) {
      expect((await report(as, employer)).statusCode).toBe(201);
    }
    return employer;
  }

  it('is held when they are three with old accounts in networks of their own', async () => {
    const employer = await signUpEmployer(app);
    await change(employer, HONEST);
    const [first, second, third] = await seekersOf(7, 3);
    const [young] = await seekersOf(6, 1);
    if (!first || !second || !third || !young) throw new Error('nobody reports');
    await report(first, employer, '10.8.1.1');
    await report(second, employer, '10.8.1.200');
    await report(young, employer, '10.8.2.1');
    await report(third, employer, '10.8.3.1');
    expect(await page(employer)).toMatchObject(HONEST);
    const [last] = await seekersOf(30, 1);
    if (last) await report(last, employer, '10.8.4.1');
    expect(await page(employer)).toMatchObject({ description: null, website: null, city: null });
    expect(await casesOf(employer)).toMatchObject([{ subjectType: 'company' }]);
  });

  it('stays held whatever its owner writes, until the case is dismissed', async () => {
    const employer = await reportedCompany();
    const edited = await change(employer, { description: 'A large cafe.' });
    expect(edited).toMatchObject({ moderationReasons: REPORTED });
    expect(await change(employer, { description: SCAM })).toMatchObject({
      moderationReasons: [REPORTED[0], expect.stringContaining('hides where it leads')],
    });
    expect(await change(employer, { description: 'A cafe.' })).toMatchObject({
      moderationReasons: REPORTED,
    });
    expect(await page(employer)).toMatchObject({ description: null });
    await decide(employer, 'dismiss');
    expect(await page(employer)).toMatchObject({ description: 'A cafe.' });
    expect(await casesOf(employer)).toEqual([]);
  });

  it('is held again when the dismissal is undone, also for an edit', async () => {
    const employer = await reportedCompany();
    const caseId = await decide(employer, 'dismiss');
    await change(employer, { description: SCAM });
    await change(employer, { description: 'A cafe.' });
    await act().undoDecision({ caseId });
    expect(await change(employer, { description: 'A large cafe.' })).toMatchObject({
      moderationReasons: REPORTED,
    });
    expect(await page(employer)).toMatchObject({ description: null });
  });

  it('gives neither contacts nor the mark, nor do its jobs, while it is held', async () => {
    const employer = await signUpEmployer(app, { companyName: 'Copper Kettle Roasters' });
    await change(employer, {
      ...HONEST,
      contactEmail: 'hi@kettle.test',
      phoneNumber: '9195550177',
    });
    await app.database
      .updateTable('employers')
      .set({ verified_at: app.clock.read(), verified_by: 'domain' })
      .where('id', '=', employer.id)
      .execute();
    const jobId = await insertJob(app, employer, { title: 'Roaster', city: 'Boone' });
    const read = async () => {
      await app.platform.responseCache.catchUp();
      const paths = [
        `/employer/${employer.id}`,
        '/api/employers/by-name/copper%20kettle%20roasters',
        `/api/jobs/${jobId}`,
        `/api/employers/${employer.id}/jobs`,
        '/jobs/filteredJobs?searchLocation=Boone&searchQuery=Roaster',
        '/api/employers/hiring',
      ];
      return Promise.all(paths.map(async (path) => (await app.call('GET', path)).body));
    };
    for (const body of await read()) expect(body).toContain('"verified":true');
    for (const as of await seekersOf(7, 3)) await report(as, employer);
    for (const body of await read()) {
      expect(body).toContain(employer.id);
      expect(body).not.toMatch(/"verified":true|"verifiedAt":"|kettle\.test|9195550177/);
    }
    expect(await page(employer)).toMatchObject({ email: null, phoneNumber: null });
    await decide(employer, 'dismiss');
    for (const body of await read()) expect(body).toContain('"verified":true');
    expect(await page(employer)).toMatchObject({
      email: 'hi@kettle.test',
      phoneNumber: '9195550177',
    });
  });

  it('looks to everybody, its owner included, like one with signals', async () => {
    const reported = await reportedCompany();
    const withSignals = await signUpEmployer(app);
    await change(withSignals, { ...HONEST, description: SCAM });
    const shown = async (employer: TestAccount) => ({
      ...((await page(employer)) as object),
      id: null,
      companyName: null,
      logo: null,
    });
    expect(await shown(reported)).toEqual(await shown(withSignals));
    const me = await app.api.getOwnEmployer({ as: reported });
    const measures = await app.api.listMeasures({ as: reported });
    expect(`${me.body} ${measures.body}`).not.toMatch(/report/i);
  });

  it('is appealed against, dated by the day, and mailed at the next full hour', async () => {
    const employer = await reportedCompany();
    const appeals = await app.api.listMeasures({ as: employer });
    expect(appeals.json()).toMatchObject({
      measures: [
        {
          subjectType: 'company',
          measure: 'held',
          since: expect.stringMatching(/T05:00:00\.000Z$/),
          appeal: null,
        },
      ],
    });
    await app.runTasks();
    app.mails.take();
    await makeJobsDue(app);
    await app.runTasks();
    const mail = app.mails.take().find(({ to }) => to === employer.email);
    expect(mail).toMatchObject({
      subject: 'Your company page is held for review',
      text: expect.stringContaining('A person has to look at it before it is public.'),
    });
    expect(mail?.text).toContain('A person of the NextShift team reads it');
  });
});

describe('closed jobs under a held name', () => {
  const HELD_NAME = 'Apply at bit.ly/hirefast';

  async function renamedCompany() {
    const employer = await signUpEmployer(app);
    const [active = '', ...closed] = await Promise.all(
      ['Barista', 'Baker', 'Host'].map((title) => insertJob(app, employer, { title })),
    );
    for (const id of closed) await app.api.closeJob({ jobId: id, as: employer });
    await change(employer, { companyName: HELD_NAME });
    return { employer, active, closed };
  }

  const openCaseSubjects = async () =>
    (await act().listCases({ query: { limit: '100' } }))
      .json<{ cases: CaseSummary[] }>()
      .cases.map(({ subjectId }) => subjectId);

  const statuses = async (ids: readonly string[]) => {
    await app.platform.responseCache.catchUp();
    return Promise.all(ids.map(async (id) => (await app.api.getJob({ jobId: id })).statusCode));
  };

  it('are held with the case of the company, without one each', async () => {
    const { employer, active, closed } = await renamedCompany();
    expect(await statuses([active, ...closed])).toEqual([404, 404, 404]);
    const subjects = await openCaseSubjects();
    expect(subjects).toEqual(expect.arrayContaining([employer.id, active]));
    expect(subjects.filter((id) => closed.includes(id))).toEqual([]);
  });

  it('are released with it, and held again when that is undone', async () => {
    const { employer, active, closed } = await renamedCompany();
    const caseId = await decide(employer, 'dismiss');
    expect(await statuses([active, ...closed])).toEqual([404, 200, 200]);
    await change(employer, { phoneNumber: '9195550100' });
    expect(await statuses(closed)).toEqual([200, 200]);
    expect((await act().undoDecision({ caseId })).statusCode).toBe(200);
    expect(await statuses(closed)).toEqual([404, 404]);
    expect((await openCaseSubjects()).filter((id) => closed.includes(id))).toEqual([]);
    await change(employer, { companyName: 'Copper Kettle' });
    expect(await statuses(closed)).toEqual([200, 200]);
  });

  it('have a case when they say something themselves, or are posted again', async () => {
    const employer = await signUpEmployer(app);
    const speaking = await insertJob(app, employer, { description: SCAM });
    const reposted = await insertJob(app, employer, { title: 'Baker' });
    for (const id of [speaking, reposted]) {
      await app.api.closeJob({ jobId: id, as: employer });
    }
    await change(employer, { companyName: HELD_NAME });
    expect(await openCaseSubjects()).toContain(speaking);
    expect(await openCaseSubjects()).not.toContain(reposted);
    const body = { status: 'Active' };
    const repost = await app.api.updateJob({ jobId: reposted, as: employer, body });
    expect(repost.statusCode, repost.body).toBe(200);
    expect(await openCaseSubjects()).toContain(reposted);
  });

  it('are released by an accepted appeal of the company', async () => {
    const { employer, closed } = await renamedCompany();
    const caseId = await decide(employer, 'uphold');
    app.clock.advance(10 * MINUTE_MS);
    const made = await app.api.submitAppeal({
      as: employer,
      body: { caseId, text: 'It is our name.' },
    });
    const { id } = made.json<{ appeal: { id: string } }>().appeal;
    await operator.signInAgain();
    expect((await cases.decideAppeal(app, operator, id, 'accept')).statusCode).toBe(200);
    expect(await statuses(closed)).toEqual([200, 200]);
  });
});
