import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import * as cases from '../../../../test/scenarios/cases.ts';
import {
  editJob,
  HONEST,
  postJob,
  publicStatusOf,
  MENDABLE,
} from '../../../../test/scenarios/postings.ts';

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

const OTHER_SCAM = 'All of it is at bit.ly/other-menu.';

const act = () => operator.api;

const openCases = async (subjectId: string) =>
  (await cases.casesOf(operator, subjectId)).map(({ id }) => id);

/** Dismisses the open case of a subject, by mistake. @returns its id */
async function release(subjectId: string): Promise<string> {
  const { id } = await cases.caseOf(operator, subjectId);
  const response = await cases.decideCase(app, operator, id, { decision: 'dismiss' });
  expect(response.statusCode, response.body).toBe(200);
  return id;
}

async function undo(caseId: string) {
  const response = await act().undoDecision({ caseId });
  expect(response.statusCode, response.body).toBe(200);
}

const post = async (employer: TestAccount, description: string) =>
  (await postJob(app, employer, { description })).id;
const edit = (employer: TestAccount, jobId: string, body: object) =>
  editJob(app, employer, jobId, body);
const publicStatus = (jobId: string) => publicStatusOf(app, jobId);

describe('a job that was released by mistake', () => {
  it('is held again after an edit', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await post(employer, MENDABLE);
    const caseId = await release(jobId);
    await edit(employer, jobId, { description: HONEST });
    expect(await publicStatus(jobId)).toBe(200);
    await undo(caseId);
    expect(await publicStatus(jobId)).toBe(404);
  });

  it('is held again after edits that held it and took that back', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await post(employer, MENDABLE);
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
    const jobId = await post(employer, MENDABLE);
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
    const jobId = await post(employer, MENDABLE);
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
    const jobId = await post(employer, HONEST);
    for (const days of [8, 8, 8])
      await cases.report(app, await cases.signUpSeekerOfAge(app, days), jobId);
    expect(await publicStatus(jobId)).toBe(404);
    const caseId = await release(jobId);
    await edit(employer, jobId, { description: MENDABLE });
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
    await edit(employer, jobId, { title: 'Apply at bit.ly/one' });
    const caseId = await release(jobId);
    await edit(employer, jobId, { title: 'Apply at bit.ly/two' });
    await edit(employer, jobId, { title: 'Host' });
    expect(await titleRead()).toBe('Host');
    await undo(caseId);
    expect(await titleRead()).toBe('Barista');
  });

  it('stays public when it was not held before', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await post(employer, HONEST);
    await cases.report(app, await signUpSeeker(app), jobId, { reason: 'other' });
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
    await change(employer, MENDABLE);
    const caseId = await release(employer.id);
    expect(await shown(employer)).toBe(MENDABLE);
    for (const description of edits) await change(employer, description);
    await undo(caseId);
    expect(await shown(employer)).toBe(null);
    expect(await openCases(employer.id)).toEqual([caseId]);
  });
});
