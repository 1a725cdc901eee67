import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../../test/database/insert-accounts.ts';
import { insertApplication, insertForm } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import * as cases from '../../../../test/scenarios/cases.ts';
import { runAllTasks } from '../../../../test/servers/queued-jobs.ts';

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

const act = () => operator.api;

const finishTasks = () => runAllTasks(app);

const warningsTo = (email: string) =>
  app.mails.take().filter(({ to, subject }) => to === email && subject.startsWith('Warning'));

/** A job with a form, that two have applied to: one was accepted and shown to the employer. */
async function reportedJob(reason = 'scam') {
  const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
  const jobId = await insertJob(app, employer, { title: 'Mystery Shopper' });
  const formId = await insertForm(app, jobId);
  const [pending, accepted] = [await signUpSeeker(app), await signUpSeeker(app)];
  const own = { jobId, employerId: employer.id, form_id: formId };
  await insertApplication(app, {
    ...own,
    seekerId: pending.id,
    question_answers: JSON.stringify({ '1': 'The coffee.' }),
  });
  const acceptedId = await insertApplication(app, {
    ...own,
    seekerId: accepted.id,
    status: 'accepted',
  });
  const now = app.clock.read();
  await app.database
    .insertInto('contact_showings')
    .values({ application_id: acceptedId, accepted_at: now, shown_on: now, shown_at: now })
    .execute();
  await cases.report(app, pending, jobId, { reason });
  const { id: caseId } = await cases.caseOf(operator, jobId);
  await finishTasks();
  app.mails.take();
  return { jobId, pending, accepted, caseId };
}

const remove = (caseId: string) =>
  cases.decideCase(app, operator, caseId, { decision: 'uphold', action: 'remove_job' });

it('tells everyone who applied what the employer could see of them, once', async () => {
  const { pending, accepted, caseId } = await reportedJob();
  await remove(caseId);
  await app.runTasks();
  expect(app.mails.take()).toEqual([]);
  app.clock.advance(10 * MINUTE_MS);
  await finishTasks();
  const mails = app.mails.take();
  const toPending = mails.filter(({ to }) => to === pending.email);
  expect(toPending).toMatchObject([
    { subject: 'Warning: “Mystery Shopper” at Copper Kettle was a scam' },
  ]);
  const texts = [toPending, mails.filter(({ to }) => to === accepted.email)].map(
    ([mail]) => mail?.text.replace(/\s+/g, ' ') ?? '',
  );
  expect(texts[0]).toContain('your answers to “Why here?”');
  expect(texts[0]).toContain('They were never shown your email and phone number.');
  expect(texts[0]).toContain('They never opened your application.');
  expect(texts[1]).toContain('You answered no questions and attached no files.');
  expect(texts[1]).toMatch(/They were shown your email and phone number on \w+ \d+/);
  const notices = await app.api.listNotices({ as: pending });
  expect(notices.json()).toMatchObject({
    notices: expect.arrayContaining([expect.objectContaining({ reason: 'scam_warning' })]),
  });
  await finishTasks();
  expect(app.mails.take()).toEqual([]);
});

it('warns nobody when the decision is undone', async () => {
  const { pending, caseId } = await reportedJob();
  await remove(caseId);
  expect((await act().undoDecision({ caseId })).statusCode).toBe(200);
  app.clock.advance(10 * MINUTE_MS);
  await finishTasks();
  expect(warningsTo(pending.email)).toEqual([]);
});

it('warns nobody of a job that was removed for another reason', async () => {
  const { pending, caseId } = await reportedJob('discrimination');
  await remove(caseId);
  app.clock.advance(10 * MINUTE_MS);
  await finishTasks();
  expect(warningsTo(pending.email)).toEqual([]);
});
