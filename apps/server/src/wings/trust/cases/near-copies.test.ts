import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertFile } from '../../../../test/database/insert-files.ts';
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import { revisionOfCase } from '../../../../test/database/read-revisions.ts';
import { caseOf, decideCase, report } from '../../../../test/scenarios/cases.ts';
import { postJob } from '../../../../test/scenarios/postings.ts';

let app: TestApp;
let nora: Operator;

beforeAll(async () => {
  app = await createTestApp();
  nora = await useOperator(app);
});

afterAll(() => app.close());

const LONG = `You open the shop at seven, count the drawer, and set out the pastries before the first
guests come in. You pull shots, steam milk and learn the names of the regulars. On Fridays you help to
unload the van and to write the order for the week, and you lock up when everybody has gone home.`;

/** A job of a text with an open case, by a report. */
async function reported(employer: TestAccount, description = LONG, title = 'Barista') {
  const { id: jobId } = await postJob(app, employer, { title, description });
  await report(app, await signUpSeeker(app), jobId);
  return { jobId, caseId: (await caseOf(nora, jobId)).id };
}

const decideAll = (caseId: string, more: object = {}, as = nora) => {
  const decision = { decision: 'uphold', action: 'remove_job', reason: 'A scam.' };
  return decideCase(app, as, caseId, { ...decision, nearCopies: true, ...more });
};

const statesOf = async (jobIds: readonly string[]) => {
  const rows = await app.database
    .selectFrom('jobs')
    .select('moderation')
    .where('id', 'in', jobIds)
    .orderBy('id')
    .execute();
  return rows.map(({ moderation }) => moderation);
};

describe('one act for all near-copies', () => {
  it('decides those of the company, each with its log entry, and undoes them together', async () => {
    const employer = await signUpEmployer(app);
    const first = await reported(employer);
    const copy = await reported(employer, LONG.replace('seven', 'eight'));
    const other = await reported(employer, 'Walk dogs around the lake.', 'Dog walker');
    const stranger = await reported(await signUpEmployer(app));
    const read = await nora.api.getCase({ caseId: first.caseId });
    expect(read.json<{ case: { nearCopies: unknown } }>().case.nearCopies).toEqual([
      {
        caseId: copy.caseId,
        jobId: copy.jobId,
        title: 'Barista',
        openedAt: app.clock.read().toISOString(),
        jobImage: null,
        differing: [{ label: 'Description', text: LONG.replace('seven', 'eight') }],
      },
    ]);
    const decided = await decideAll(first.caseId);
    expect(decided.statusCode, decided.body).toBe(200);
    const jobIds = [first, copy, other, stranger].map(({ jobId }) => jobId);
    expect(await statesOf(jobIds)).toEqual(['removed', 'removed', 'clear', 'clear']);
    const log = await nora.api.listOperatorLog({ query: { limit: '2' } });
    const { entries } = log.json<{ entries: { caseId: string }[] }>();
    expect(entries).toMatchObject([{ outcome: 'uphold remove_job' }, { reason: 'A scam.' }]);
    expect(entries.map(({ caseId }) => caseId).sort()).toEqual([first.caseId, copy.caseId].sort());
    expect(decided.json()).toMatchObject({ case: { decision: { caseCount: 2 } } });
    const undone = await nora.api.undoDecision({ caseId: copy.caseId });
    expect(undone.json()).toMatchObject({ case: { id: copy.caseId, decision: null } });
    expect(await statesOf(jobIds)).toEqual(['clear', 'clear', 'clear', 'clear']);
    const reopened = await nora.api.getCase({ caseId: first.caseId });
    expect(reopened.json()).toMatchObject({ case: { status: 'open', decision: null } });
    const again = await nora.api.undoDecision({ caseId: first.caseId });
    expect(again.statusCode, again.body).toBe(200);
  });

  it('decides the one case unless it is asked for all', async () => {
    const employer = await signUpEmployer(app);
    const first = await reported(employer);
    const copy = await reported(employer);
    const decided = await decideAll(first.caseId, { nearCopies: false });
    expect(decided.json()).toMatchObject({ case: { decision: { caseCount: 1 } } });
    expect(await statesOf([first.jobId, copy.jobId])).toEqual(['removed', 'clear']);
  });

  it('decides nothing where a copy was changed since it was read', async () => {
    const employer = await signUpEmployer(app);
    const first = await reported(employer);
    const copy = await reported(employer);
    const revision = await revisionOfCase(app, first.caseId);
    const body = { description: LONG.replace('van', 'truck') };
    await app.api.updateJob({ jobId: copy.jobId, as: employer, body });
    const stale = await decideAll(first.caseId, { revision });
    expect(stale.json()).toMatchObject({ code: 'stale_revision' });
    expect(await statesOf([first.jobId, copy.jobId])).toEqual(['clear', 'clear']);
  });

  it('decides nothing where the picture of a copy was changed since it was read', async () => {
    const employer = await signUpEmployer(app);
    const first = await reported(employer);
    const copy = await reported(employer);
    const revision = await revisionOfCase(app, first.caseId);
    const { id } = await insertFile(app, Buffer.from('a picture'), 'webp');
    await app.database
      .updateTable('jobs')
      .set({ image_file_id: id })
      .where('id', '=', copy.jobId)
      .execute();
    const stale = await decideAll(first.caseId, { revision });
    expect(stale.json()).toMatchObject({ code: 'stale_revision' });
  });

  it('decides nothing where another operator is at work on a copy', async () => {
    const employer = await signUpEmployer(app);
    const first = await reported(employer);
    const copy = await reported(employer);
    const omar = await useOperator(app);
    await omar.api.claimCase({ caseId: copy.caseId });
    const refused = await decideAll(first.caseId);
    expect(refused.json()).toMatchObject({ code: 'case_claimed' });
    expect(await statesOf([first.jobId, copy.jobId])).toEqual(['clear', 'clear']);
  });

  it('suspends the company once', async () => {
    const employer = await signUpEmployer(app);
    const first = await reported(employer);
    const copy = await reported(employer);
    const decided = await decideAll(first.caseId, { action: 'suspend_employer' });
    expect(decided.statusCode, decided.body).toBe(200);
    const rows = await app.database
      .selectFrom('cases')
      .select('action')
      .where('id', 'in', [first.caseId, copy.caseId])
      .orderBy('action')
      .execute();
    expect(rows).toEqual([{ action: 'none' }, { action: 'suspend_employer' }]);
    const undone = await nora.api.undoDecision({ caseId: copy.caseId });
    expect(undone.json()).toMatchObject({ case: { company: { verification: 'confirmed' } } });
  });
});
