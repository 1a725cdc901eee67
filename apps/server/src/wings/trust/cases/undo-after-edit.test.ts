import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import {
  apiOfOperator,
  insertOperator,
  type OperatorHeaders,
  signInOperator,
} from '../../../../test/database/insert-operators.ts';
import { revisionOfCase } from '../../../../test/database/read-revisions.ts';

let app: TestApp;
let operator: OperatorHeaders;
let added: Awaited<ReturnType<typeof insertOperator>>;

beforeAll(async () => {
  app = await createTestApp();
  added = await insertOperator(app);
});

beforeEach(async () => {
  app.clock.advance(MINUTE_MS);
  operator = await signInOperator(app, added);
});

afterAll(() => app.close());

const HONEST = 'Pull shots, steam milk and learn the names of the regulars.';
const SCAM = 'Easy work from your sofa. Text our manager on WhatsApp to start today.';
const OTHER_SCAM = 'You deposit our cheque and wire the rest by Zelle.';

const act = () => apiOfOperator(app, operator);

async function openCases(subjectId: string): Promise<string[]> {
  const list = await act().listCases({ query: { limit: '100' } });
  const { cases } = list.json<{ cases: { id: string; subjectId: string }[] }>();
  return cases.filter((one) => one.subjectId === subjectId).map(({ id }) => id);
}

/** Dismisses the open case of a subject, by mistake. @returns its id */
async function release(subjectId: string): Promise<string> {
  const [id = ''] = await openCases(subjectId);
  const revision = await revisionOfCase(app, id);
  const body = { decision: 'dismiss', action: 'none', reason: 'Honest.', revision };
  expect((await act().decideCase({ caseId: id, body })).statusCode).toBe(200);
  return id;
}

async function undo(caseId: string) {
  const response = await act().undoDecision({ caseId });
  expect(response.statusCode, response.body).toBe(200);
}

async function post(employer: TestAccount, description: string): Promise<string> {
  const response = await app.api.createJob({
    as: employer,
    body: {
      title: 'Barista',
      description,
      type: 'Part-time',
      city: 'Boone',
      state: 'NC',
      payRate: 15,
      payFrequency: 'Per Hour',
    },
  });
  return response.json<{ newJob: { id: string } }>().newJob.id;
}

async function edit(employer: TestAccount, jobId: string, body: object) {
  const response = await app.api.updateJob({ jobId, as: employer, body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ job: { moderation: string; moderationReasons: string[] } }>().job;
}

async function publicStatus(jobId: string): Promise<number> {
  await app.platform.responseCache.catchUp();
  return (await app.api.getJob({ jobId })).statusCode;
}

describe('a job that was released by mistake', () => {
  it('is held again after an edit', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await post(employer, SCAM);
    const caseId = await release(jobId);
    await edit(employer, jobId, { description: HONEST });
    expect(await publicStatus(jobId)).toBe(200);
    await undo(caseId);
    expect(await publicStatus(jobId)).toBe(404);
  });

  it('is held again after edits that held it and took that back', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await post(employer, SCAM);
    const caseId = await release(jobId);
    await edit(employer, jobId, { description: OTHER_SCAM });
    await edit(employer, jobId, { description: HONEST });
    expect(await publicStatus(jobId)).toBe(200);
    await undo(caseId);
    expect(await publicStatus(jobId)).toBe(404);
    expect(await openCases(jobId)).toEqual([caseId]);
  });

  it('has one case after an edit that holds it', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await post(employer, SCAM);
    const caseId = await release(jobId);
    await edit(employer, jobId, { description: OTHER_SCAM });
    const [newer] = await openCases(jobId);
    expect(newer).not.toBe(caseId);
    await undo(caseId);
    expect(await openCases(jobId)).toEqual([caseId]);
    const page = await act().getCase({ caseId });
    expect(page.json()).toMatchObject({
      case: {
        held: true,
        present: null,
        signals: expect.arrayContaining([expect.objectContaining({ field: 'Description' })]),
        subject: {
          texts: expect.arrayContaining([{ label: 'Description', text: OTHER_SCAM }]),
        },
      },
    });
    expect((await edit(employer, jobId, { description: HONEST })).moderation).toBe('clear');
    expect(await openCases(jobId)).toEqual([]);
  });

  it.each([
    ['the only one', null, 'It is our own account.'],
    ['the second', 'It is a uniform.', 'It is a uniform.\n\nIt is our own account.'],
    ['one too many to fit', 'a'.repeat(1990), 'It is our own account.'],
  ])('keeps an appeal of the newer case: %s', async (_which, earlier, text) => {
    const employer = await signUpEmployer(app);
    const jobId = await post(employer, SCAM);
    const appeal = async (words: string) => {
      const [caseId] = await openCases(jobId);
      const sent = await app.api.submitAppeal({ as: employer, body: { caseId, text: words } });
      expect(sent.statusCode, sent.body).toBe(201);
    };
    if (earlier !== null) await appeal(earlier);
    const caseId = await release(jobId);
    await edit(employer, jobId, { description: OTHER_SCAM });
    await appeal('It is our own account.');
    await undo(caseId);
    expect(await openCases(jobId)).toEqual([caseId]);
    expect((await act().getCase({ caseId })).json()).toMatchObject({
      case: { held: true, appeal: { text } },
    });
  });

  it('stays held for the reports about it', async () => {
    const employer = await signUpEmployer(app);
    const reporters = await Promise.all([1, 2, 3].map(() => signUpSeeker(app)));
    await app.database
      .updateTable('seekers')
      .set({ created_at: new Date(app.clock.read().getTime() - 8 * DAY_MS) })
      .execute();
    const jobId = await post(employer, HONEST);
    for (const [index, as] of reporters.entries()) {
      const body = { subjectType: 'job', subjectId: jobId, reason: 'scam' };
      await app.api.reportSubject({ as, body, from: `10.8.${index}.1` });
    }
    expect(await publicStatus(jobId)).toBe(404);
    const caseId = await release(jobId);
    await edit(employer, jobId, { description: SCAM });
    await edit(employer, jobId, { description: HONEST });
    expect(await publicStatus(jobId)).toBe(200);
    await undo(caseId);
    expect(await edit(employer, jobId, { description: `${HONEST} Daily.` })).toMatchObject({
      moderation: 'held',
      moderationReasons: ['A person has to look at it before it is public.'],
    });
  });

  it('shows its applicants what they read before the release', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await post(employer, HONEST);
    const seeker = await signUpSeeker(app);
    await app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } });
    const titleRead = async () => {
      const list = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
      return list.json<{ job: { title: string } }[]>()[0]?.job.title;
    };
    await edit(employer, jobId, { title: 'Text our manager on WhatsApp' });
    const caseId = await release(jobId);
    await edit(employer, jobId, { title: 'Text our manager on Telegram' });
    await edit(employer, jobId, { title: 'Host' });
    expect(await titleRead()).toBe('Host');
    await undo(caseId);
    expect(await titleRead()).toBe('Barista');
  });

  it('stays public when it was not held before', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await post(employer, HONEST);
    const body = { subjectType: 'job', subjectId: jobId, reason: 'other' };
    await app.api.reportSubject({ as: await signUpSeeker(app), body });
    const caseId = await release(jobId);
    await undo(caseId);
    expect(await publicStatus(jobId)).toBe(200);
  });
});

describe('the page of a company that was released by mistake', () => {
  const change = (employer: TestAccount, description: string) =>
    app.api.updateEmployer({ employerId: employer.id, as: employer, body: { description } });
  const shown = async ({ id }: TestAccount) => {
    await app.platform.responseCache.catchUp();
    const page = await app.api.getEmployer({ employerId: id });
    return page.json<{ description: string | null }>().description;
  };

  it.each([
    ['taken back', [OTHER_SCAM, 'A small cafe.']],
    ['held', [OTHER_SCAM]],
    ['not read', ['A small cafe.']],
  ])('is held again after edits that were %s', async (_, edits) => {
    const employer = await signUpEmployer(app);
    await change(employer, SCAM);
    const caseId = await release(employer.id);
    expect(await shown(employer)).toBe(SCAM);
    for (const description of edits) await change(employer, description);
    await undo(caseId);
    expect(await shown(employer)).toBe(null);
    expect(await openCases(employer.id)).toEqual([caseId]);
  });
});
