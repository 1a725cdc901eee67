import { CASE_UNDO_MS, type CaseDetail, type Message } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import { caseOf, casesOf, decideCase, report } from '../../../../test/scenarios/cases.ts';
import { runAllTasks } from '../../../../test/servers/queued-jobs.ts';

const SCAM =
  'Congratulations! Before you start we send you a check. Deposit it in your bank account, keep $300 and send the rest by Zelle. Contact me on Telegram: linda_hr22 with a photo of your ID.';

let app: TestApp;
let operator: Operator;

beforeAll(async () => {
  app = await createTestApp();
  operator = await useOperator(app);
});

afterAll(() => app.close());

async function apply() {
  const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
  const seeker = await signUpSeeker(app);
  const jobId = await insertJob(app, employer, { title: 'Barista' });
  const own = { jobId, employerId: employer.id, seekerId: seeker.id };
  return { employer, seeker, jobId, id: await insertApplication(app, own) };
}

async function sent(as: TestAccount, id: string, text: string): Promise<Message> {
  const response = await app.api.sendMessage({ id, as, body: { text } });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ message: Message }>().message;
}

const read = async (as: TestAccount, id: string) =>
  (await app.api.listMessages({ id, as })).json<{ messages: Message[] }>().messages;

const detailOf = async (caseId: string) =>
  (await operator.api.getCase({ caseId })).json<{ case: CaseDetail }>().case;

describe('a message that seems to be a scam', () => {
  it('is held: its author alone reads it, nobody is told, and a case opens', async () => {
    const { employer, seeker, id } = await apply();
    app.mails.take();
    const held = await sent(employer, id, SCAM);
    expect(held.moderation).toBe('held');
    expect(await read(employer, id)).toMatchObject([{ id: held.id, moderation: 'held' }]);
    expect(await read(seeker, id)).toEqual([]);
    const threads = await app.api.listThreads({ as: seeker });
    expect(threads.json()).toEqual({ threads: [], unreadCount: 0 });
    const answer = await app.api.sendMessage({ id, as: seeker, body: { text: 'Hello?' } });
    expect(answer.json()).toMatchObject({ code: 'messages_not_begun' });
    const upTo = { upTo: held.id };
    expect((await app.api.readMessages({ id, as: seeker, body: upTo })).statusCode).toBe(404);
    expect((await app.api.listNotices({ as: seeker })).json()).toMatchObject({ notices: [] });
    await runAllTasks(app);
    expect(app.mails.take().filter(({ to }) => to === seeker.email)).toEqual([]);
    const opened = await caseOf(operator, held.id);
    expect(opened).toMatchObject({
      subjectType: 'message',
      subjectName: 'Message about Barista',
      companyName: 'Copper Kettle',
      severity: 'heavy',
      origin: 'signals',
    });
    const detail = await detailOf(opened.id);
    expect(detail.subject.texts).toContainEqual({ label: 'Message', text: SCAM });
    expect(detail.actions).toContain('suspend_employer');
  });

  it('is delivered last once its case is dismissed and nobody can undo that', async () => {
    const { employer, seeker, id } = await apply();
    const held = await sent(employer, id, SCAM);
    const honest = await sent(employer, id, 'Can you come on Thursday?');
    await app.api.readMessages({ id, as: seeker, body: { upTo: honest.id } });
    const { id: caseId } = await caseOf(operator, held.id);
    expect((await decideCase(app, operator, caseId, { decision: 'dismiss' })).statusCode).toBe(200);
    expect(await read(seeker, id)).toMatchObject([{ id: honest.id }]);
    app.clock.advance(CASE_UNDO_MS);
    await runAllTasks(app);
    expect(await read(seeker, id)).toMatchObject([
      { id: held.id, moderation: 'clear', readAt: null },
      { id: honest.id },
    ]);
    await runAllTasks(app);
    expect(await read(seeker, id)).toHaveLength(2);
  });

  it('stays held when the dismissal is undone, and when it is upheld', async () => {
    const { employer, seeker, id } = await apply();
    const held = await sent(employer, id, SCAM);
    const { id: caseId } = await caseOf(operator, held.id);
    await decideCase(app, operator, caseId, { decision: 'dismiss' });
    expect((await operator.api.undoDecision({ caseId })).statusCode).toBe(200);
    await runAllTasks(app);
    expect(await read(seeker, id)).toEqual([]);
    await decideCase(app, operator, caseId, { decision: 'uphold' });
    await runAllTasks(app);
    expect(await read(seeker, id)).toEqual([]);
  });

  it('holds nothing else of the company', async () => {
    const { employer, jobId, id } = await apply();
    await sent(employer, id, SCAM);
    const edited = await app.api.updateJob({
      jobId,
      as: employer,
      body: { description: 'Make coffee, and be kind to guests.' },
    });
    expect(edited.statusCode, edited.body).toBe(200);
    const job = await app.database
      .selectFrom('jobs')
      .select('moderation')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    expect(job.moderation).toBe('clear');
  });

  it('is read in what employers write alone', async () => {
    const { employer, seeker, id } = await apply();
    await sent(employer, id, 'Hello.');
    expect((await sent(seeker, id, SCAM)).moderation).toBe('clear');
  });
});

it.each([
  'Hi Robin, thanks for applying. Can you come by on Thursday at 3 pm for a short interview?',
  'We would love to have you for the Saturday morning shift. Are you free from 7 to 1?',
  'Sorry, Thursday is full. Would Friday at 10 work for you? Bring your school ID for the discount.',
  'Please call me at (919) 555-0100 when you are at the back door.',
  'You got the job! Training is paid, $15 an hour, and uniforms are free.',
  'ok',
])('delivers an honest message: %s', async (text) => {
  const { employer, id } = await apply();
  expect((await sent(employer, id, text)).moderation).toBe('clear');
});

describe('a report of a message', () => {
  it('is made by the other side, and opens a case about who wrote it', async () => {
    const { employer, seeker, id } = await apply();
    const asked = await sent(employer, id, 'You are too pretty to work here.');
    const about = { subjectType: 'message', reason: 'harassment' };
    expect((await report(app, employer, asked.id, about)).statusCode).toBe(403);
    expect((await report(app, await signUpSeeker(app), asked.id, about)).statusCode).toBe(404);
    const reported = await report(app, seeker, asked.id, about);
    expect([reported.statusCode, reported.json()]).toMatchObject([
      201,
      { report: { subjectType: 'message', subjectName: 'Message about Barista' } },
    ]);
    const ofCompany = await detailOf((await caseOf(operator, asked.id)).id);
    expect(ofCompany).toMatchObject({ seekerId: seeker.id, present: null });
    expect(ofCompany.actions).toContain('suspend_employer');
    const answer = await sent(seeker, id, 'Idiot.');
    expect((await report(app, employer, answer.id, about)).statusCode).toBe(201);
    const ofSeeker = await detailOf((await caseOf(operator, answer.id)).id);
    expect(ofSeeker.actions).toEqual(['none']);
  });

  it('is not taken of a held message', async () => {
    const { employer, seeker, id } = await apply();
    const held = await sent(employer, id, SCAM);
    const response = await report(app, seeker, held.id, { subjectType: 'message' });
    expect(response.statusCode).toBe(404);
    expect(await casesOf(operator, held.id)).toHaveLength(1);
  });
});
