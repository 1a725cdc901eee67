import { HOUR_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import * as cases from '../../../../test/scenarios/cases.ts';
import { runAllTasks } from '../../../../test/servers/queued-jobs.ts';
import { createAppealLink } from './create-appeal-link.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const UNDO_MS = 10 * MINUTE_MS;
const TEXT = 'We pay the deposit back, and have papers that show it.';
const REASON = 'It asks for money.';

const finishTasks = () => runAllTasks(app);

/** A company with a job, and two operators who have just signed in. */
async function accused() {
  const [first, second] = [await useOperator(app), await useOperator(app)];
  const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
  const jobId = await insertJob(app, employer, { title: 'Uniform Fitter' });
  await finishTasks();
  app.mails.take();
  return { first, second, employer, jobId };
}

const onItsPage = async ({ first, employer }: { first: Operator; employer: TestAccount }) =>
  first.api.suspendEmployer({ employerId: employer.id, body: { reason: REASON } });

async function byCase({ first, jobId }: { first: Operator; jobId: string }) {
  await cases.report(app, await signUpSeeker(app), jobId);
  const { id } = await cases.caseOf(first, jobId);
  const decision = { decision: 'uphold', action: 'suspend_employer', reason: REASON };
  return cases.decideCase(app, first, id, decision);
}

const waysToSuspend = { 'on its page': onItsPage, 'by a case': byCase } as const;
type Way = keyof typeof waysToSuspend;
const ways = Object.keys(waysToSuspend) as Way[];

/** A company that is suspended for good, and the token of the link that it was mailed. */
async function suspended(way: Way) {
  const parts = await accused();
  const response = await waysToSuspend[way](parts);
  expect(response.statusCode, response.body).toBe(200);
  app.clock.advance(UNDO_MS);
  await finishTasks();
  const mails = app.mails.take().filter(({ to }) => to === parts.employer.email);
  expect(mails).toMatchObject([{ subject: 'Your account is suspended' }]);
  const token = /\/appeal\?token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
  if (token === undefined) throw new Error('the mail contains no link to appeal');
  return { ...parts, token };
}

const readLink = (token: string) => app.api.readAppealLink({ body: { token } });

/** The same with an open appeal. */
async function appealed(way: Way) {
  const parts = await suspended(way);
  const made = await app.api.appealByLink({ body: { token: parts.token, text: TEXT } });
  expect(made.statusCode, made.body).toBe(201);
  return { ...parts, appealId: made.json<{ appeal: { id: string } }>().appeal.id };
}

const decide = (as: Operator, appealId: string, outcome: 'accept' | 'reject') =>
  cases.decideAppeal(app, as, appealId, outcome);

const logIn = ({ email }: TestAccount) =>
  app.api.logInEmployer({ body: { email, password: PASSWORD } });

async function mailsTo({ email }: TestAccount) {
  await finishTasks();
  return app.mails.take().filter(({ to }) => to === email);
}

describe.each(ways)('a company suspended %s', (way) => {
  it('reads why by the link of its mail, and appeals once', async () => {
    const { employer, token } = await suspended(way);
    expect((await readLink(token)).json()).toEqual({
      measure: {
        caseId: expect.any(String),
        subjectType: 'company',
        subjectId: employer.id,
        subjectName: 'Copper Kettle',
        measure: 'suspended',
        reason: REASON,
        since: new Date(app.clock.read().getTime() - UNDO_MS).toISOString(),
        inForce: true,
        appealableFrom: null,
        appeal: null,
      },
    });
    const send = (text: string) => app.api.appealByLink({ body: { token, text } });
    expect((await send(' ')).statusCode).toBe(400);
    expect((await send(TEXT)).statusCode).toBe(201);
    const again = await send('Another text.');
    expect([again.statusCode, again.json()]).toMatchObject([
      200,
      { appeal: { text: TEXT, status: 'open' } },
    ]);
  });

  it('is restored by an accepted appeal, with one mail and without its jobs', async () => {
    const { first, second, employer, jobId, appealId } = await appealed(way);
    expect((await decide(first, appealId, 'accept')).json()).toMatchObject({
      code: 'own_decision',
    });
    const decided = await decide(second, appealId, 'accept');
    expect(decided.json()).toMatchObject({
      case: { appealStatus: 'accepted', company: { verification: 'confirmed' } },
    });
    expect(await mailsTo(employer)).toMatchObject([
      {
        subject: 'Your appeal about the suspension of your account was accepted',
        text: expect.stringContaining('you can sign in again'),
      },
    ]);
    const signedIn = await logIn(employer);
    expect(signedIn.statusCode).toBe(200);
    const job = await app.api.getJob({ jobId });
    expect(job.json()).toMatchObject({ status: 'Closed', closedReason: 'removed' });
    const own = await app.api.listMeasures({
      as: { token: signedIn.json<{ token: string }>().token },
    });
    expect(own.json()).toMatchObject({
      measures: [{ measure: 'suspended', appeal: { status: 'accepted' } }],
    });
    const log = await second.api.listOperatorLog({ query: { limit: '2' } });
    const entries = log.json<{ entries: { act: string }[] }>().entries;
    expect(entries.map(({ act }) => act).toSorted()).toEqual([
      'decided_appeal',
      'restored_account',
    ]);
    expect((await decide(second, appealId, 'reject')).statusCode).toBe(409);
  });

  it('stays suspended when its appeal is rejected, and is told so', async () => {
    const { second, employer, token, appealId } = await appealed(way);
    expect((await decide(second, appealId, 'reject')).statusCode).toBe(200);
    expect(await mailsTo(employer)).toMatchObject([
      {
        subject: 'Your appeal about the suspension of your account was rejected',
        text: expect.stringContaining('The reason: They showed us papers.'),
      },
    ]);
    expect((await logIn(employer)).statusCode).toBe(403);
    expect((await readLink(token)).json()).toMatchObject({
      measure: { appeal: { status: 'rejected', reason: 'They showed us papers.' } },
    });
    const again = await app.api.appealByLink({ body: { token, text: TEXT } });
    expect(again.statusCode).toBe(409);
  });

  it('has nothing to appeal against once an operator has restored it', async () => {
    const { second, employer, token } = await suspended(way);
    await second.api.restoreEmployer({ employerId: employer.id, body: { reason: 'A mistake.' } });
    expect((await readLink(token)).json()).toMatchObject({ code: 'link_invalid' });
    const late = await app.api.appealByLink({ body: { token, text: TEXT } });
    expect(late.statusCode).toBe(404);
  });

  it('stays suspended by a later suspension when the appeal against the first is accepted', async () => {
    const { first, second, employer, appealId } = await appealed(way);
    for (const what of ['restore', 'suspend'] as const) {
      const done = await first.api[`${what}Employer`]({
        employerId: employer.id,
        body: { reason: 'Anew.' },
      });
      expect(done.statusCode).toBe(200);
    }
    expect((await decide(second, appealId, 'accept')).statusCode).toBe(200);
    expect((await logIn(employer)).statusCode).toBe(403);
    const [answer] = (await mailsTo(employer)).filter(({ subject }) => subject.includes('appeal'));
    expect(answer?.text).toContain('suspended for another reason');
  });

  it('is decided about once, however many operators do it at once', async () => {
    const { first, second, employer, appealId } = await appealed(way);
    const all = await Promise.all([
      decide(second, appealId, 'accept'),
      decide(second, appealId, 'accept'),
      first.api.restoreEmployer({ employerId: employer.id, body: { reason: 'A mistake.' } }),
    ]);
    const statuses = all.map(({ statusCode }) => statusCode);
    expect(statuses.slice(0, 2).toSorted()).toEqual([200, 409]);
    expect([200, 409]).toContain(statuses[2]);
    expect((await logIn(employer)).statusCode).toBe(200);
  });
});

describe('the case of a suspension that was made on the page of the company', () => {
  it('stands in its history after ten minutes, and the log has the suspension alone', async () => {
    const parts = await accused();
    await onItsPage(parts);
    const { first, employer } = parts;
    const file = async () =>
      (await first.api.getEmployerFile({ employerId: employer.id })).json<{
        employer: { cases: object[]; acts: object[] };
      }>().employer;
    expect((await file()).cases).toEqual([]);
    app.clock.advance(UNDO_MS);
    await finishTasks();
    const { cases, acts } = await file();
    expect(cases).toMatchObject([
      {
        status: 'decided',
        subjectType: 'company',
        subjectName: 'Copper Kettle',
        decision: 'uphold',
        action: 'suspend_employer',
      },
    ]);
    expect(acts).toMatchObject([{ act: 'suspended_account', reason: REASON }]);
    const logged = await app.database
      .selectFrom('operator_log')
      .innerJoin('cases', 'cases.id', 'operator_log.case_id')
      .select('act')
      .where('cases.employer_id', '=', employer.id)
      .execute();
    expect(logged).toEqual([]);
    const decided = await first.api.listCases({ query: { status: 'decided', limit: '1' } });
    expect(decided.json()).toMatchObject({
      cases: [{ subjectId: employer.id, origin: 'operator', reportCount: 0, reasons: [] }],
    });
    const { id } = decided.json<{ cases: { id: string }[] }>().cases[0] ?? { id: '' };
    expect((await first.api.undoDecision({ caseId: id })).json()).toMatchObject({
      code: 'undo_expired',
    });
  });

  it('is never made when the company is restored within ten minutes', async () => {
    const parts = await accused();
    await onItsPage(parts);
    await parts.first.api.restoreEmployer({
      employerId: parts.employer.id,
      body: { reason: 'No.' },
    });
    app.clock.advance(UNDO_MS);
    expect(await mailsTo(parts.employer)).toEqual([]);
    const cases = await app.database
      .selectFrom('cases')
      .select('id')
      .where('employer_id', '=', parts.employer.id)
      .execute();
    expect(cases).toEqual([]);
  });
});

it('a suspension cannot be appealed against while it can be undone', async () => {
  const parts = await accused();
  await byCase(parts);
  const { id: caseId } = await app.database
    .selectFrom('cases')
    .select('id')
    .where('subject_id', '=', parts.jobId)
    .executeTakeFirstOrThrow();
  const url = await createAppealLink(app.platform, { caseId, employerId: parts.employer.id });
  const token = new URL(url).searchParams.get('token') ?? '';
  expect((await readLink(token)).json()).toMatchObject({ code: 'link_invalid' });
  app.clock.advance(UNDO_MS);
  await finishTasks();
  expect((await readLink(token)).json()).toMatchObject({ measure: { measure: 'suspended' } });
});

describe('a sign-in to a suspended company', () => {
  const failureAt = async (employer: TestAccount) =>
    (await logIn(employer)).json<{ message: string; details?: { appealToken: string } }>();

  it.each(ways)('suspended %s, opens the decision and its appeal for an hour', async (way) => {
    const { employer } = await suspended(way);
    const { message, details } = await failureAt(employer);
    expect(message).toMatch(/^Your account is suspended\. Read why, and appeal/);
    const token = details?.appealToken ?? '';
    expect((await readLink(token)).json()).toMatchObject({
      measure: { measure: 'suspended', reason: REASON, inForce: true, appeal: null },
    });
    app.clock.advance(HOUR_MS - 1);
    const made = await app.api.appealByLink({ body: { token, text: TEXT } });
    expect(made.statusCode).toBe(201);
    app.clock.advance(1);
    expect((await readLink(token)).json()).toMatchObject({ code: 'link_invalid' });
    const later = await failureAt(employer);
    expect((await readLink(later.details?.appealToken ?? '')).json()).toMatchObject({
      measure: { appeal: { text: TEXT, status: 'open' } },
    });
  });

  it('opens it where the address is unconfirmed, to which no mail is sent', async () => {
    const parts = await accused();
    await app.database
      .updateTable('employers')
      .set({ email_confirmed_at: null })
      .where('id', '=', parts.employer.id)
      .execute();
    await onItsPage(parts);
    app.clock.advance(UNDO_MS);
    expect(await mailsTo(parts.employer)).toEqual([]);
    const { details } = await failureAt(parts.employer);
    expect((await readLink(details?.appealToken ?? '')).json()).toMatchObject({
      measure: { reason: REASON },
    });
  });

  it('opens nothing while the suspension can be undone, nor once it is restored', async () => {
    const parts = await accused();
    await onItsPage(parts);
    expect(await failureAt(parts.employer)).not.toHaveProperty('details');
    app.clock.advance(UNDO_MS);
    await finishTasks();
    const { details } = await failureAt(parts.employer);
    const restore = { employerId: parts.employer.id, body: { reason: 'A mistake.' } };
    await parts.second.api.restoreEmployer(restore);
    expect((await readLink(details?.appealToken ?? '')).json()).toMatchObject({
      code: 'link_invalid',
    });
  });

  it('opens no other decision with a pass that was changed or sealed for something else', async () => {
    const { employer } = await suspended('on its page');
    const pass = (await failureAt(employer)).details?.appealToken ?? '';
    const changed = `${pass.slice(0, 40)}${pass[40] === 'A' ? 'B' : 'A'}${pass.slice(41)}`;
    const sealed = app.platform.secrets.encrypt(JSON.stringify({ for: 'else', until: 1e15 }));
    for (const token of [changed, sealed.toString('base64url')]) {
      expect((await readLink(token)).json()).toMatchObject({ code: 'link_invalid' });
    }
  });
});

it('an accepted appeal releases the held job of the case that suspended its company', async () => {
  const { first, second, employer, jobId } = await accused();
  await app.api.updateJob({
    jobId,
    as: employer,
    body: {
      description: 'Easy work in our team. Text our manager at wa.me/15550142 to start today.',
    },
  });
  const { id: caseId } = await cases.caseOf(first, jobId);
  const held = await app.api.submitAppeal({ as: employer, body: { caseId, text: TEXT } });
  const { id: appealId } = held.json<{ appeal: { id: string } }>().appeal;
  const upheld = { decision: 'uphold', action: 'suspend_employer', reason: REASON };
  expect((await cases.decideCase(app, first, caseId, upheld)).statusCode).toBe(200);
  app.clock.advance(UNDO_MS);
  const mails = await mailsTo(employer);
  const ofHold = await decide(second, appealId, 'accept');
  expect(ofHold.json()).toMatchObject({ code: 'appeal_decided' });
  const token = /\/appeal\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  expect((await readLink(token)).json()).toMatchObject({
    measure: { measure: 'suspended', appeal: null },
  });
  const made = await app.api.appealByLink({ body: { token, text: TEXT } });
  const accepted = await decide(
    second,
    made.json<{ appeal: { id: string } }>().appeal.id,
    'accept',
  );
  expect(accepted.json()).toMatchObject({
    case: {
      held: false,
      appealStatus: 'accepted',
      appeal: { measure: 'suspended' },
      earlierAppeals: [{ id: appealId, measure: 'held' }],
    },
  });
  expect((await logIn(employer)).statusCode).toBe(200);
});
