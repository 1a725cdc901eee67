import { type CaseSummary, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asFile, createPng, toFormData } from '@nextshift/test-kit/files/pictures';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpSeeker, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import { lockRow } from '../../../../test/database/lock-row.ts';
import { revisionOfCase } from '../../../../test/database/read-revisions.ts';
import * as cases from '../../../../test/scenarios/cases.ts';
import { runAllTasks } from '../../../../test/servers/queued-jobs.ts';

let app: TestApp;
let operator: Operator;

beforeAll(async () => {
  app = await createTestApp();
  operator = await useOperator(app);
});

afterAll(() => app.close());

const act = () => operator.api;
const report = (as: TestAccount, subjectId: string, more?: cases.Report) =>
  cases.report(app, as, subjectId, more);
const caseOf = (subjectId: string) => cases.caseOf(operator, subjectId);
const reportedJob = () =>
  cases.insertReportedJob(app, operator, { note: 'They asked for a deposit.' });

async function reportsOf(caseId: string) {
  const found = await act().getCase({ caseId });
  return found.json<{ case: { reports: { note: string | null }[] } }>().case;
}

const decide = (caseId: string, body: object) => cases.decideCase(app, operator, caseId, body);
const uphold = (caseId: string, action = 'remove_job') =>
  decide(caseId, { decision: 'uphold', action, reason: 'It asks for money.' });

const publicJob = (jobId: string) => app.api.getJob({ jobId });

const finishTasks = () => runAllTasks(app);

describe('GET /api/operator/cases', () => {
  it('has the most reported first, then the oldest, page by page', async () => {
    const once = await reportedJob();
    app.clock.advance(1);
    const later = await reportedJob();
    const twice = await reportedJob();
    await report(await signUpSeeker(app), twice.jobId, { reason: 'misleading' });
    const ids: string[] = [];
    let query: string | undefined = 'limit=1';
    while (query !== undefined) {
      const page = await act().listCases({ query });
      ids.push(...page.json<{ cases: CaseSummary[] }>().cases.map(({ id }) => id));
      const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
      query = next?.split('?')[1];
    }
    const place = ({ caseId }: { caseId: string }) => ids.indexOf(caseId);
    expect(place(twice)).toBeLessThan(place(once));
    expect(place(once)).toBeLessThan(place(later));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('GET /api/operator/cases/{caseId}', () => {
  it('shows what was reported as it was then, without who reported it, and logs the look', async () => {
    const { employer, jobId, reporter, caseId } = await reportedJob();
    await app.api.updateJob({ jobId, as: employer, body: { title: 'Friendly Barista' } });
    const response = await act().getCase({ caseId });
    expect(response.json()).toEqual({
      case: {
        id: caseId,
        status: 'open',
        subjectType: 'job',
        subjectId: jobId,
        subjectName: 'Mystery Shopper',
        firstTitle: null,
        companyName: 'Copper Kettle',
        reasons: ['scam'],
        reportCount: 1,
        origin: 'reports',
        severity: 'note',
        openedAt: app.clock.read().toISOString(),
        ageHours: 0,
        claim: null,
        decidedAt: null,
        appealStatus: null,
        subject: {
          title: 'Mystery Shopper',
          companyName: 'Copper Kettle',
          texts: expect.arrayContaining([{ label: 'Description', text: expect.any(String) }]),
        },
        present: {
          title: 'Friendly Barista',
          companyName: 'Copper Kettle',
          texts: expect.arrayContaining([{ label: 'Description', text: expect.any(String) }]),
        },
        pictures: { jobImage: null, logo: null },
        revision: await revisionOfCase(app, caseId),
        signals: [],
        held: false,
        settledAt: null,
        versions: [],
        heldBefore: 0,
        linked: expect.any(Array),
        nearCopies: [],
        reports: [
          {
            id: expect.any(String),
            reporter: 'seeker',
            accountAgeDays: expect.any(Number),
            reason: 'scam',
            note: 'They asked for a deposit.',
            createdAt: app.clock.read().toISOString(),
          },
        ],
        company: {
          id: employer.id,
          email: employer.email,
          website: 'https://copper-kettle.example',
          memberSince: expect.any(String),
          activeJobs: 1,
          upheldCases: 0,
          dismissedCases: 0,
          openCases: 0,
          verification: 'confirmed',
          cases: [],
          jobs: [],
        },
        similar: [],
        appeal: null,
        earlierAppeals: [],
        seekerId: null,
        actions: ['none', 'remove_job', 'suspend_employer', 'verify_employer'],
        decision: null,
      },
    });
    expect(response.body).not.toContain(reporter.id);
    expect(response.body).not.toContain(reporter.email);
    const log = await act().listOperatorLog({ query: { limit: '1' } });
    expect(log.json()).toMatchObject({
      entries: [
        {
          act: 'viewed_case',
          caseId,
          subjectName: 'Mystery Shopper',
          operatorEmail: operator.email,
        },
      ],
    });
  });

  it('keeps the case of a deleted reporter', async () => {
    const { reporter, caseId } = await reportedJob();
    await app.api.deleteMyAccount({ userId: 'me', as: reporter, body: {} });
    await app.database.deleteFrom('seekers').where('id', '=', reporter.id).execute();
    expect((await act().getCase({ caseId })).json()).toMatchObject({
      case: { reportCount: 1, reports: [{ reporter: 'seeker', accountAgeDays: null }] },
    });
  });

  it("leaves what a company reports of its applicants out of the company's history", async () => {
    const { employer, jobId, caseId } = await reportedJob();
    const rude = await signUpSeeker(app);
    const ignored = await signUpSeeker(app);
    const applicationOf = (seekerId: string) =>
      insertApplication(app, { jobId, employerId: employer.id, seekerId });
    const ofRude = await applicationOf(rude.id);
    const ofIgnored = await applicationOf(ignored.id);
    await report(employer, ofRude, { subjectType: 'application', reason: 'harassment' });
    await report(ignored, ofIgnored, { subjectType: 'application', reason: 'discrimination' });
    const aboutCompany = await caseOf(ofIgnored);
    for (const { id } of [await caseOf(ofRude), aboutCompany])
      await decide(id, { decision: 'uphold', action: 'none', reason: 'Read.' });
    expect((await act().getCase({ caseId })).json()).toMatchObject({
      case: { company: { upheldCases: 1, openCases: 0, cases: [{ id: aboutCompany.id }] } },
    });
  });

  it('is 404 for others', async () => {
    expect((await act().getCase({ caseId: crypto.randomUUID() })).statusCode).toBe(404);
  });
});

describe('upholding a case', () => {
  it('removes the job at once, and tells everybody after ten minutes', async () => {
    const { employer, jobId, reporter, caseId } = await reportedJob();
    const seeker = await signUpSeeker(app);
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const id = await insertApplication(app, own);
    await finishTasks();
    app.mails.take();

    const decided = await uphold(caseId);
    expect(decided.json()).toMatchObject({
      case: {
        status: 'decided',
        decision: {
          decision: 'uphold',
          action: 'remove_job',
          reason: 'It asks for money.',
          operatorEmail: operator.email,
          undoableUntil: new Date(app.clock.read().getTime() + 10 * MINUTE_MS).toISOString(),
        },
      },
    });
    expect((await publicJob(jobId)).statusCode).toBe(404);
    const applied = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
    expect(applied.json()).toMatchObject([{ id, status: 'Closed', endedReason: 'removed' }]);
    const outcome = async () =>
      (await app.api.listReports({ as: reporter })).json<{
        reports: { status: string }[];
      }>().reports[0]?.status;
    expect(await outcome()).toBe('open');
    await app.runTasks();
    expect(app.mails.take()).toEqual([]);

    app.clock.advance(10 * MINUTE_MS);
    expect(await outcome()).toBe('upheld');
    await finishTasks();
    const mails = app.mails.take();
    expect(mails.filter(({ to }) => to === employer.email)).toMatchObject([
      {
        subject: 'Your job “Mystery Shopper” was removed',
        text: expect.stringContaining('It asks for money.'),
      },
    ]);
    expect(mails.filter(({ to }) => to === seeker.email)).toHaveLength(1);
    expect(mails.filter(({ to }) => to === reporter.email)).toEqual([]);
  });

  it('makes every change of the job by its employer impossible', async () => {
    const { employer, jobId, caseId } = await reportedJob();
    await uphold(caseId);
    const calls = [
      ['PUT', `/employerjobs/${jobId}`, { status: 'Active' }],
      ['PUT', `/employerjobs/${jobId}`, { title: 'Another' }],
      ['DELETE', `/employerjobs/${jobId}`, {}],
      ['POST', `/api/employerjobs/${jobId}/renew`, {}],
      ['POST', `/api/employerjobs/${jobId}/duplicate`, {}],
      ['POST', `/api/employerjobs/${jobId}/bring-back`, {}],
    ] as const;
    for (const [method, url, body] of calls) {
      const response = await app.call(method, url, { as: employer, body });
      expect([url, response.statusCode]).toEqual([url, 409]);
      expect(response.body).toContain('removed after a review');
    }
    const own = await app.api.listEmployerJobs({ employerId: employer.id, as: employer });
    expect(own.json()).toMatchObject({
      jobs: [{ id: jobId, status: 'Closed', closedReason: 'removed' }],
    });
    const another = await signUpSeeker(app);
    expect((await report(another, jobId)).statusCode).toBe(404);
    const body = { userId: another.id };
    const apply = await app.api.applyToJob({ jobId, as: another, body });
    expect(apply.statusCode).toBe(409);
  });

  it('happens once, however many operators decide at once', async () => {
    const { caseId } = await reportedJob();
    const both = await Promise.all([uphold(caseId), uphold(caseId)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const log = await act().listOperatorLog({ query: { limit: '1' } });
    expect(log.json()).toMatchObject({
      entries: [
        { act: 'decided_case', caseId, outcome: 'uphold remove_job', reason: 'It asks for money.' },
      ],
    });
  });

  it('offers only what fits the case', async () => {
    const { employer, caseId } = await reportedJob();
    const reporter = await signUpSeeker(app);
    await report(reporter, employer.id, { subjectType: 'company' });
    const { id: ofCompany } = await caseOf(employer.id);
    expect((await uphold(ofCompany)).statusCode).toBe(400);
    const dismissal = { decision: 'dismiss', action: 'remove_job', reason: 'Fine.' };
    expect((await decide(caseId, dismissal)).statusCode).toBe(400);
    const unreasoned = { decision: 'dismiss', action: 'none', reason: ' ' };
    expect((await decide(caseId, unreasoned)).statusCode).toBe(400);
    const suspension = { ...dismissal, action: 'suspend_employer' };
    expect((await decide(caseId, suspension)).statusCode).toBe(400);
    expect(await caseOf(employer.id)).toMatchObject({ status: 'open' });
  });
});

describe('a decision about something else than what was read', () => {
  const edit = (as: TestAccount, jobId: string, body: object) =>
    app.api.updateJob({ jobId, as, body });
  const change = (as: TestAccount, body: object) =>
    app.api.updateEmployer({ employerId: as.id, as, body });
  const read = async (caseId: string) =>
    (await act().getCase({ caseId })).json<{
      case: {
        revision: string;
        present: object | null;
        pictures: { jobImage: string | null; logo: string | null };
      };
    }>().case;
  const STALE = {
    code: 'stale_revision',
    message: 'This was changed since you opened it. Read it again before you decide.',
  };

  it.each([
    ['its text', { description: 'Send us a deposit first.' }],
    ['its title', { title: 'Parcel Helper' }],
    ['its pay', { payRate: 90, payFrequency: 'Per Hour' }],
    ['its openings', { openings: 4 }],
    ['its shifts', { shifts: [{ weekday: 'sat', start: '22:00', end: '06:00' }] }],
    ['its place of work', { locationType: 'Remote' }],
  ])('is refused when the job has changed in %s, whatever is decided', async (_what, body) => {
    const { employer, jobId, caseId } = await reportedJob();
    const { revision } = await read(caseId);
    const edited = await edit(employer, jobId, body);
    expect(edited.statusCode, edited.body).toBe(200);
    for (const decision of ['uphold', 'dismiss']) {
      const refused = await decide(caseId, { decision, action: 'none', reason: 'Read.', revision });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject(STALE);
    }
    const again = await read(caseId);
    expect(again).toMatchObject({ present: expect.any(Object) });
    const decided = await decide(caseId, {
      decision: 'dismiss',
      action: 'none',
      reason: 'Read.',
      revision: again.revision,
    });
    expect(decided.statusCode, decided.body).toBe(200);
  });

  it('is refused when a shift has other hours or takes other people', async () => {
    const { employer, jobId, caseId } = await reportedJob();
    const shifts = (start: string, capacity: number) => ({
      openings: 3,
      shifts: [
        { weekday: 'sat', start, end: '13:00', capacity },
        { date: '2026-12-24', start: '18:00', end: '02:00', capacity: 3 },
      ],
    });
    const stale = async (body: object) => {
      const { revision } = await read(caseId);
      const edited = await edit(employer, jobId, body);
      expect(edited.statusCode, edited.body).toBe(200);
      const dismissal = { decision: 'dismiss', action: 'none', reason: 'Read.', revision };
      expect((await decide(caseId, dismissal)).json()).toMatchObject(STALE);
    };
    await stale(shifts('07:00', 3));
    await stale(shifts('05:30', 3));
    await stale(shifts('05:30', 1));
    expect(await read(caseId)).toMatchObject({
      present: {
        texts: expect.arrayContaining([
          { label: 'Openings', text: '3' },
          {
            label: 'Shifts',
            text: 'Sat, 5:30 AM to 1 PM, 1 person\nThu, Dec 24, 2026, 6 PM to 2 AM, 3 people',
          },
          { label: 'Shift times in', text: 'America/New_York' },
        ]),
      },
    });
  });

  it('is refused when the form of the job asks something else', async () => {
    const { employer, jobId, caseId } = await reportedJob();
    const { revision } = await read(caseId);
    const form = {
      jobId,
      questions: [{ id: 'q', type: 'text', question: 'What is your mother called?' }],
    };
    await app.api.createApplicationForm({ as: employer, body: form });
    const dismissal = { decision: 'dismiss', action: 'none', reason: 'Read.' };
    expect((await decide(caseId, { ...dismissal, revision })).json()).toMatchObject(STALE);
    expect(await read(caseId)).toMatchObject({
      present: {
        texts: expect.arrayContaining([
          { label: 'Question 1', text: 'What is your mother called?' },
        ]),
      },
    });
  });

  it.each([
    ['name', { companyName: 'The National Bank' }],
    ['website', { website: 'https://another-kettle.com' }],
    ['description', { description: 'We are the bank.' }],
  ])('is refused when the company has changed its %s', async (_what, body) => {
    const { employer, caseId } = await reportedJob();
    const reporter = await signUpSeeker(app);
    await report(reporter, employer.id, { subjectType: 'company' });
    const { id: ofCompany } = await caseOf(employer.id);
    for (const id of [caseId, ofCompany]) expect(await read(id)).toMatchObject({ present: null });
    const stale = [
      { id: caseId, ...(await read(caseId)) },
      { id: ofCompany, ...(await read(ofCompany)) },
    ];
    expect((await change(employer, body)).statusCode).toBe(200);
    for (const { id, revision } of stale) {
      const verifying = { decision: 'dismiss', action: 'verify_employer', reason: 'Known.' };
      expect((await decide(id, { ...verifying, revision })).json()).toMatchObject(STALE);
      expect(await read(id)).toMatchObject({ present: expect.any(Object) });
    }
    const company = await app.api.getEmployer({ employerId: employer.id });
    expect(company.json()).toMatchObject({ verified: false });
  });

  it('is refused when the company has changed its phone number', async () => {
    const { employer, caseId } = await reportedJob();
    const { revision } = await read(caseId);
    expect((await change(employer, { phoneNumber: '9195550144' })).statusCode).toBe(200);
    const dismissal = { decision: 'dismiss', action: 'none', reason: 'Read.' };
    expect((await decide(caseId, { ...dismissal, revision })).json()).toMatchObject(STALE);
    expect(await read(caseId)).toMatchObject({
      present: {
        texts: expect.arrayContaining([
          { label: 'Company phone', text: expect.stringContaining('555') },
        ]),
      },
    });
  });

  it('is refused when a picture has changed, and shows the new one', async () => {
    const { employer, jobId, caseId } = await reportedJob();
    await report(await signUpSeeker(app), employer.id, { subjectType: 'company' });
    const { id: ofCompany } = await caseOf(employer.id);
    const dismissal = { decision: 'dismiss', action: 'none', reason: 'Read.' };
    const picture = async () => asFile(await createPng({ width: 64, height: 32 }), 'picture.png');
    const before = await read(caseId);
    await edit(employer, jobId, toFormData({ jobImage: await picture() }));
    expect(
      (await decide(caseId, { ...dismissal, revision: before.revision })).json(),
    ).toMatchObject(STALE);
    const withImage = await read(caseId);
    const job = (await app.api.getJob({ jobId })).json<object>();
    expect(job).toMatchObject({ jobImage: withImage.pictures.jobImage });
    const company = await read(ofCompany);
    const body = toFormData({ logo: await picture() });
    await app.api.updateEmployerLogo({ employerId: employer.id, as: employer, body });
    for (const [id, stale] of [
      [caseId, withImage],
      [ofCompany, company],
    ] as const) {
      expect((await decide(id, { ...dismissal, revision: stale.revision })).json()).toMatchObject(
        STALE,
      );
      expect(await read(id)).toMatchObject({
        pictures: { jobImage: stale.pictures.jobImage, logo: expect.any(String) },
      });
    }
  });

  it('waits for a change that is being made, and is refused', async () => {
    const { jobId, caseId } = await reportedJob();
    const { revision } = await read(caseId);
    const dismissal = { decision: 'dismiss', action: 'none', reason: 'Read.', revision };
    const locked = await lockRow(app, 'jobs', jobId);
    const deciding = decide(caseId, dismissal);
    await locked.waitUntilContended();
    await locked.transaction
      .updateTable('jobs')
      .set({ description: 'Send us a deposit first.' })
      .where('id', '=', jobId)
      .execute();
    await locked.release();
    expect((await deciding).json()).toMatchObject(STALE);
    expect(await caseOf(jobId)).toMatchObject({ status: 'open' });
  });

  it('waits for a change of the company of a closed job as well', async () => {
    const { employer, jobId, caseId } = await reportedJob();
    await app.api.closeJob({ jobId, as: employer });
    const { revision } = await read(caseId);
    const dismissal = { decision: 'dismiss', action: 'none', reason: 'Read.', revision };
    const locked = await lockRow(app, 'employers', employer.id);
    const deciding = decide(caseId, dismissal);
    await locked.waitUntilContended();
    await locked.transaction
      .updateTable('employers')
      .set({ website: 'https://another.example' })
      .where('id', '=', employer.id)
      .execute();
    await locked.release();
    expect((await deciding).json()).toMatchObject(STALE);
  });

  it('is refused when a report has come or says something else, whatever it is about', async () => {
    const { employer, jobId, caseId } = await reportedJob();
    const seeker = await signUpSeeker(app);
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const applicationId = await insertApplication(app, own);
    const ofApplication = { subjectType: 'application', reason: 'harassment' };
    await report(employer, applicationId, { ...ofApplication, note: 'He insults us.' });
    const { id } = await caseOf(applicationId);
    const changes = [
      { of: caseId, change: () => report(seeker, jobId, { note: 'It asks for a deposit.' }) },
      { of: caseId, change: () => report(seeker, jobId, { note: 'It asks for my passport.' }) },
      {
        of: id,
        change: () =>
          report(employer, applicationId, { ...ofApplication, note: 'He threatens us.' }),
      },
    ];
    for (const { of, change } of changes) {
      const { revision } = await read(of);
      expect((await change()).statusCode).toBeLessThan(300);
      const upheld = { decision: 'uphold', action: 'none', reason: 'Read.', revision };
      const refused = await decide(of, upheld);
      expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining(STALE)]);
    }
  });

  it('needs a revision', async () => {
    const { caseId } = await reportedJob();
    const body = { decision: 'uphold', action: 'none', reason: 'Read.' };
    expect((await act().decideCase({ caseId, body })).statusCode).toBe(400);
    expect((await decide(caseId, { ...body, revision: null })).statusCode).toBe(400);
    expect((await decide(caseId, { ...body, revision: 'none' })).json()).toMatchObject(STALE);
  });
});

describe('undoing a decision', () => {
  const undo = (caseId: string) => act().undoDecision({ caseId });

  it('puts the job back as it was, and tells nobody', async () => {
    const { employer, jobId, caseId } = await reportedJob();
    const seeker = await signUpSeeker(app);
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    await insertApplication(app, own);
    await finishTasks();
    app.mails.take();
    const before = (await publicJob(jobId)).json<object>();
    await uphold(caseId);
    app.clock.advance(10 * MINUTE_MS - 1);
    expect((await undo(caseId)).json()).toMatchObject({ case: { status: 'open', decision: null } });
    expect((await publicJob(jobId)).json()).toEqual({
      ...before,
      revision: expect.any(Number),
      updatedAt: expect.any(String),
    });
    await finishTasks();
    expect(app.mails.take()).toEqual([]);
    const applied = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
    expect(applied.json()).toMatchObject([{ status: 'pending' }]);
    const log = await act().listOperatorLog({ query: { limit: '1' } });
    expect(log.json()).toMatchObject({ entries: [{ act: 'undid_decision', caseId }] });
    expect((await uphold(caseId)).statusCode).toBe(200);
  });

  it('is done once, however often its operator presses', async () => {
    const { jobId, caseId } = await reportedJob();
    await uphold(caseId);
    const both = await Promise.all([undo(caseId), undo(caseId)]);
    app.clock.advance(10 * MINUTE_MS);
    const again = await undo(caseId);
    expect([...both, again].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(again.json()).toEqual(both[0].json());
    expect((await publicJob(jobId)).statusCode).toBe(200);
    const log = await act().listOperatorLog({ query: { limit: '2' } });
    expect(log.json()).toMatchObject({
      entries: [
        { act: 'undid_decision', caseId },
        { act: 'decided_case', caseId },
      ],
    });
    const other = await useOperator(app);
    const byAnother = await other.api.undoDecision({ caseId });
    expect(byAnother.json()).toMatchObject({ code: 'undo_expired' });
    await uphold(caseId);
    app.clock.advance(10 * MINUTE_MS);
    expect((await undo(caseId)).json()).toMatchObject({ code: 'undo_expired' });
  });

  it('leaves a job closed whose place in the plan is taken', async () => {
    const { employer, jobId, caseId } = await reportedJob();
    await uphold(caseId);
    // An account without a plan has no room at all.
    await app.database.deleteFrom('subscriptions').where('employer_id', '=', employer.id).execute();
    expect((await undo(caseId)).statusCode).toBe(200);
    expect((await publicJob(jobId)).json()).toMatchObject({
      status: 'Closed',
      closedReason: 'closed',
    });
  });

  it('gives a job that was closed before its reason back', async () => {
    const { employer, jobId, caseId } = await reportedJob();
    await app.api.closeJob({ jobId, as: employer });
    await uphold(caseId);
    expect((await publicJob(jobId)).statusCode).toBe(404);
    await undo(caseId);
    expect((await publicJob(jobId)).json()).toMatchObject({ closedReason: 'closed' });
  });

  it('is too late after ten minutes, and for an open case', async () => {
    const { caseId } = await reportedJob();
    expect((await undo(caseId)).statusCode).toBe(409);
    await uphold(caseId);
    app.clock.advance(10 * MINUTE_MS);
    expect((await undo(caseId)).statusCode).toBe(409);
  });

  it('takes the case into it that was opened since, with its reports', async () => {
    const { jobId, caseId } = await reportedJob();
    const dismissal = { decision: 'dismiss', action: 'none', reason: 'An ordinary job.' };
    await decide(caseId, dismissal);
    const again = await signUpSeeker(app);
    expect((await report(again, jobId)).statusCode).toBe(201);
    expect((await undo(caseId)).statusCode).toBe(200);
    const { reports } = await reportsOf(caseId);
    expect(reports).toHaveLength(2);
    expect(await caseOf(jobId)).toMatchObject({ id: caseId, reportCount: 2 });
    const own = await app.api.listReports({ as: again });
    expect(own.json()).toMatchObject({ reports: [{ subjectId: jobId, status: 'open' }] });
  });

  it('keeps one report of a person who reported again, with the later note', async () => {
    const { jobId, caseId } = await reportedJob();
    const twice = await signUpSeeker(app);
    await report(twice, jobId, { note: 'They asked for money.' });
    await decide(caseId, { decision: 'dismiss', action: 'none', reason: 'An ordinary job.' });
    expect((await report(twice, jobId, { note: 'They ask for a check now.' })).statusCode).toBe(
      201,
    );
    expect((await undo(caseId)).statusCode).toBe(200);
    const { reports } = await reportsOf(caseId);
    expect(reports.map(({ note }) => note)).toContain('They ask for a check now.');
    expect(reports).toHaveLength(2);
    const own = await app.api.listReports({ as: twice });
    expect(own.json()).toMatchObject({ reports: [{ status: 'open' }] });
    expect(own.json<{ reports: unknown[] }>().reports).toHaveLength(1);
  });
});

describe('a decision about the company', () => {
  const dismiss = (caseId: string, action: string) =>
    decide(caseId, { decision: 'dismiss', action, reason: 'Known to us.' });
  const undo = (caseId: string) => act().undoDecision({ caseId });
  const file = ({ id }: TestAccount) => act().getEmployerFile({ employerId: id });

  it('suspends it with all its jobs, and is offered once', async () => {
    const { employer, jobId, caseId } = await reportedJob();
    const otherJobId = await insertJob(app, employer);
    const reporter = await signUpSeeker(app);
    await report(reporter, employer.id, { subjectType: 'company' });
    const { id: ofCompany } = await caseOf(employer.id);
    const decided = await uphold(caseId, 'suspend_employer');
    expect(decided.json()).toMatchObject({
      case: {
        decision: { action: 'suspend_employer' },
        company: { verification: 'suspended' },
        actions: ['none', 'remove_job'],
      },
    });
    for (const id of [jobId, otherJobId]) expect((await publicJob(id)).statusCode).toBe(404);
    expect((await uphold(ofCompany, 'suspend_employer')).statusCode).toBe(400);
    expect((await dismiss(ofCompany, 'verify_employer')).statusCode).toBe(400);
    const log = await act().listOperatorLog({ query: { limit: '2' } });
    expect(log.json()).toMatchObject({
      entries: [
        { act: 'decided_case', caseId, outcome: 'uphold suspend_employer' },
        { act: 'suspended_account', accountId: employer.id, reason: 'It asks for money.' },
      ],
    });
  });

  it('is undone with the case, and tells nobody', async () => {
    const { employer, jobId, caseId } = await reportedJob();
    await finishTasks();
    app.mails.take();
    await uphold(caseId, 'suspend_employer');
    app.clock.advance(10 * MINUTE_MS - 1);
    expect((await undo(caseId)).json()).toMatchObject({
      case: { status: 'open', company: { verification: 'confirmed' } },
    });
    expect((await publicJob(jobId)).statusCode).toBe(200);
    await finishTasks();
    expect(app.mails.take()).toEqual([]);
    expect((await file(employer)).json()).toMatchObject({
      employer: { suspension: null, jobs: [{ status: 'Active' }] },
    });
    expect((await uphold(caseId, 'suspend_employer')).statusCode).toBe(200);
  });

  it('leaves a suspension alone that was made anew on the page of the company', async () => {
    const { employer, caseId } = await reportedJob();
    await uphold(caseId, 'suspend_employer');
    for (const what of ['restore', 'suspend'] as const) {
      const again = await act()[`${what}Employer`]({
        employerId: employer.id,
        body: { reason: 'Anew.' },
      });
      expect(again.statusCode).toBe(200);
    }
    expect((await undo(caseId)).statusCode).toBe(200);
    expect((await file(employer)).json()).toMatchObject({
      employer: { suspension: { reason: 'Anew.' } },
    });
  });

  it('verifies it, and takes that back', async () => {
    const { employer, caseId } = await reportedJob();
    expect((await dismiss(caseId, 'verify_employer')).json()).toMatchObject({
      case: {
        decision: { decision: 'dismiss', action: 'verify_employer' },
        company: { verification: 'verified' },
      },
    });
    await undo(caseId);
    expect((await file(employer)).json()).toMatchObject({
      employer: { verification: 'confirmed', verifiedBy: null },
    });
  });

  it('suspends once, however many cases of it are decided at once', async () => {
    const { employer, caseId } = await reportedJob();
    const otherJobId = await insertJob(app, employer);
    await report(await signUpSeeker(app), otherJobId);
    const { id: other } = await caseOf(otherJobId);
    const both = await Promise.all([
      uphold(caseId, 'suspend_employer'),
      uphold(other, 'suspend_employer'),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });
});
