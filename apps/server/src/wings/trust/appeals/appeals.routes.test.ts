import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import { revisionOfAppeal, revisionOfCase } from '../../../../test/database/read-revisions.ts';
import * as cases from '../../../../test/scenarios/cases.ts';
import { MENDABLE, SCAM } from '../../../../test/scenarios/postings.ts';
import { runAllTasks } from '../../../../test/servers/queued-jobs.ts';

let app: TestApp;
let first: Operator;
let second: Operator;

beforeAll(async () => {
  app = await createTestApp();
  first = await useOperator(app);
  second = await useOperator(app);
});

beforeEach(async () => {
  // Their sessions are short, and each code works once.
  app.clock.advance(MINUTE_MS);
  await first.signInAgain();
  await second.signInAgain();
});

afterAll(() => app.close());

const UNDO_MS = 10 * MINUTE_MS;
const TEXT = 'The deposit is for the uniform, and we pay it back.';

const act = ({ api }: Operator) => api;

const appeal = (as: TestAccount, caseId: string, text = TEXT) =>
  app.api.submitAppeal({ as, body: { caseId, text } });

const decideAppeal = (as: Operator, appealId: string, outcome: 'accept' | 'reject') =>
  cases.decideAppeal(app, as, appealId, outcome);

const measuresOf = async (as: TestAccount) =>
  (await app.api.listMeasures({ as })).json<{
    measures: { caseId: string; reason: string | null; appeal: { status: string } | null }[];
  }>().measures;

const publicStatus = async (jobId: string) => (await app.api.getJob({ jobId })).statusCode;

const reportedJob = () => cases.insertReportedJob(app, first, { title: 'Uniform Fitter' });
const heldJob = () => cases.insertHeldJob(app, first);

const uphold = (caseId: string, action: 'remove_job' | 'none') => {
  const decision = { decision: 'uphold', action, reason: 'It asks for a deposit.' };
  return cases.decideCase(app, first, caseId, decision);
};

/** A job that was removed, for good. */
async function removedJob() {
  const reported = await reportedJob();
  await uphold(reported.caseId, 'remove_job');
  app.clock.advance(UNDO_MS);
  return reported;
}

/** The same with an open appeal. */
async function appealedJob() {
  const removed = await removedJob();
  const response = await appeal(removed.employer, removed.caseId);
  return { ...removed, appealId: response.json<{ appeal: { id: string } }>().appeal.id };
}

const finishTasks = () => runAllTasks(app);

describe('POST /api/appeals', () => {
  it('appeals against a removal once, and shows it with the decision', async () => {
    const { employer, jobId, caseId } = await removedJob();
    const response = await appeal(employer, caseId);
    const made = {
      id: expect.any(String),
      text: TEXT,
      status: 'open',
      createdAt: app.clock.read().toISOString(),
      decidedAt: null,
      reason: null,
    };
    expect([response.statusCode, response.json()]).toEqual([201, { appeal: made }]);
    const again = await appeal(employer, caseId, 'Another text.');
    expect([again.statusCode, again.json()]).toEqual([200, { appeal: made }]);
    expect(await measuresOf(employer)).toEqual([
      {
        caseId,
        subjectType: 'job',
        subjectId: jobId,
        subjectName: 'Uniform Fitter',
        measure: 'removed',
        reason: 'It asks for a deposit.',
        since: expect.any(String),
        inForce: true,
        appealableFrom: null,
        appeal: made,
      },
    ]);
  });

  it('is made once by many calls at the same time', async () => {
    const { employer, caseId } = await removedJob();
    const all = await Promise.all([1, 2, 3].map(() => appeal(employer, caseId)));
    expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 201]);
  });

  it('refuses what says nothing, and the cases of others', async () => {
    const { employer, caseId } = await removedJob();
    expect((await appeal(employer, caseId, ' ')).statusCode).toBe(400);
    expect((await appeal(employer, caseId, 'x'.repeat(2_001))).statusCode).toBe(400);
    expect((await appeal(await signUpEmployer(app), caseId)).statusCode).toBe(404);
    expect((await appeal(employer, crypto.randomUUID())).statusCode).toBe(404);
    expect((await appeal(await signUpSeeker(app), caseId)).statusCode).toBe(401);
  });

  it('knows nothing of a report, and waits for a decision that can be undone', async () => {
    const { employer, caseId } = await reportedJob();
    expect((await appeal(employer, caseId)).statusCode).toBe(404);
    await uphold(caseId, 'remove_job');
    const decidedAt = app.clock.read().getTime();
    app.clock.advance(UNDO_MS - 1);
    const early = await appeal(employer, caseId);
    expect([early.statusCode, early.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'appeal_too_early' }),
    ]);
    expect(await measuresOf(employer)).toMatchObject([
      {
        measure: 'removed',
        inForce: true,
        reason: null,
        since: new Date(decidedAt).toISOString(),
        appealableFrom: new Date(decidedAt + UNDO_MS).toISOString(),
        appeal: null,
      },
    ]);
    app.clock.advance(1);
    expect(await measuresOf(employer)).toMatchObject([
      { reason: 'It asks for a deposit.', appealableFrom: null },
    ]);
    expect((await appeal(employer, caseId)).statusCode).toBe(201);
  });

  it('stands beside a hold, and is accepted by dismissing its case', async () => {
    const { employer, jobId, caseId } = await heldJob();
    expect(await measuresOf(employer)).toMatchObject([{ caseId, measure: 'held', appeal: null }]);
    expect((await appeal(employer, caseId)).statusCode).toBe(201);
    const revision = await revisionOfCase(app, caseId);
    const dismissal = { decision: 'dismiss', action: 'none', reason: 'A real manager.', revision };
    await act(first).decideCase({ caseId, body: dismissal });
    expect(await measuresOf(employer)).toMatchObject([
      { measure: 'held', inForce: false, appeal: { status: 'open' } },
    ]);
    app.clock.advance(UNDO_MS);
    expect(await measuresOf(employer)).toMatchObject([
      { appeal: { status: 'accepted', reason: 'A real manager.' } },
    ]);
    expect(await publicStatus(jobId)).toBe(200);
    expect((await appeal(employer, caseId)).statusCode).toBe(409);
  });

  it('is settled by the edit that ends the hold, and not accepted by anybody', async () => {
    const { employer, jobId, caseId } = await cases.insertHeldJob(app, first, MENDABLE);
    await appeal(employer, caseId);
    const body = { description: 'Easy work in our team.' };
    await app.api.updateJob({ jobId, as: employer, body });
    expect(await publicStatus(jobId)).toBe(200);
    const settled = {
      measure: 'held',
      inForce: false,
      appeal: { status: 'settled', decidedAt: null, reason: null },
    };
    expect(await measuresOf(employer)).toMatchObject([settled]);
    expect((await act(first).getCase({ caseId })).json()).toMatchObject({
      case: { appealStatus: 'settled' },
    });
    expect((await appeal(employer, caseId)).statusCode).toBe(409);
  });

  it('is settled in the same way if somebody has reported the job, and its case stays open', async () => {
    const { employer, jobId, caseId } = await cases.insertHeldJob(app, first, MENDABLE);
    await app.database
      .updateTable('cases')
      .set({ report_count: 1 })
      .where('id', '=', caseId)
      .execute();
    await appeal(employer, caseId);
    const body = { description: 'Easy work in our team.' };
    await app.api.updateJob({ jobId, as: employer, body });
    expect(await measuresOf(employer)).toMatchObject([
      { inForce: false, appeal: { status: 'settled', decidedAt: null, reason: null } },
    ]);
  });
});

describe('deciding an appeal', () => {
  it('reverses the decision, logs it and mails the employer', async () => {
    const { employer, jobId, reporter, caseId, appealId } = await appealedJob();
    await finishTasks();
    app.mails.take();
    const queue = await act(second).listCases({ query: { limit: '100' } });
    expect(queue.json()).toMatchObject({
      cases: expect.arrayContaining([
        expect.objectContaining({ id: caseId, status: 'decided', appealStatus: 'open' }),
      ]),
    });
    const decided = await decideAppeal(second, appealId, 'accept');
    expect(decided.json()).toMatchObject({
      case: {
        appealStatus: 'accepted',
        appeal: {
          text: TEXT,
          needsAnother: true,
          decision: {
            outcome: 'accepted',
            reason: 'They showed us papers.',
            operatorEmail: second.email,
          },
        },
      },
    });
    expect(await publicStatus(jobId)).toBe(200);
    const log = await act(second).listOperatorLog({ query: { limit: '1' } });
    expect(log.json()).toMatchObject({
      entries: [
        {
          act: 'decided_appeal',
          caseId,
          outcome: 'accepted',
          reason: 'They showed us papers.',
          operatorEmail: second.email,
        },
      ],
    });
    await finishTasks();
    expect(app.mails.take().filter(({ to }) => to === employer.email)).toMatchObject([
      {
        subject: 'Your appeal about “Uniform Fitter” was accepted',
        text: expect.stringContaining('the job is live'),
      },
    ]);
    const reports = await app.api.listReports({ as: reporter });
    expect(reports.json()).toMatchObject({ reports: [{ status: 'dismissed' }] });
    expect((await appeal(employer, caseId)).statusCode).toBe(409);
  });

  it('leaves a job held whose company says something else since it was removed', async () => {
    const { employer, jobId, caseId, appealId } = await appealedJob();
    const rename = { as: employer, body: { companyName: 'Text us on WhatsApp 919 555 0100' } };
    await app.api.updateEmployer({ employerId: employer.id, ...rename });
    expect((await decideAppeal(second, appealId, 'accept')).statusCode).toBe(200);
    expect(await publicStatus(jobId)).toBe(404);
    expect((await cases.caseOf(first, jobId)).id).not.toBe(caseId);
  });

  it('keeps the decision when it is rejected', async () => {
    const { employer, jobId, appealId } = await appealedJob();
    expect((await decideAppeal(second, appealId, 'reject')).statusCode).toBe(200);
    expect(await publicStatus(jobId)).toBe(404);
    expect(await measuresOf(employer)).toMatchObject([
      { measure: 'removed', appeal: { status: 'rejected', reason: 'They showed us papers.' } },
    ]);
    await finishTasks();
    expect(app.mails.take().filter(({ to }) => to === employer.email)).toContainEqual(
      expect.objectContaining({ subject: 'Your appeal about “Uniform Fitter” was rejected' }),
    );
  });

  it('releases a held job that its upheld case left held', async () => {
    const { employer, jobId, caseId } = await heldJob();
    const made = await appeal(employer, caseId);
    const { id } = made.json<{ appeal: { id: string } }>().appeal;
    const early = await decideAppeal(second, id, 'accept');
    expect([early.statusCode, early.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'case_open' }),
    ]);
    await uphold(caseId, 'none');
    app.clock.advance(UNDO_MS - 1);
    expect((await decideAppeal(second, id, 'accept')).statusCode).toBe(409);
    app.clock.advance(1);
    expect((await decideAppeal(second, id, 'accept')).statusCode).toBe(200);
    expect(await publicStatus(jobId)).toBe(200);
  });

  it('waits where the hold was upheld, whose owner reads why, without a mail, once that is final', async () => {
    const { employer, caseId } = await heldJob();
    await app.runTasks();
    app.mails.take();
    await uphold(caseId, 'none');
    expect(await measuresOf(employer)).toMatchObject([{ caseId, measure: 'held', reason: null }]);
    app.clock.advance(UNDO_MS);
    await app.runTasks();
    expect(await measuresOf(employer)).toMatchObject([
      { caseId, measure: 'held', reason: 'It asks for a deposit.', appeal: null },
    ]);
    expect(app.mails.take().filter(({ to }) => to === employer.email)).toEqual([]);
  });

  it('of a case that was read before its owner appealed is refused', async () => {
    const { employer, caseId } = await heldJob();
    const revision = await revisionOfCase(app, caseId);
    expect((await appeal(employer, caseId)).statusCode).toBe(201);
    const decision = { decision: 'uphold', action: 'none', reason: 'It asks for a deposit.' };
    const unread = await act(first).decideCase({ caseId, body: { ...decision, revision } });
    expect([unread.statusCode, unread.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'stale_revision' }),
    ]);
    expect((await uphold(caseId, 'none')).statusCode).toBe(200);
  });

  it('is refused when the job or its company says something else than what was read', async () => {
    const { employer, jobId, caseId } = await heldJob();
    const made = await appeal(employer, caseId);
    const { id } = made.json<{ appeal: { id: string } }>().appeal;
    await uphold(caseId, 'none');
    app.clock.advance(UNDO_MS);
    await second.signInAgain();
    const acceptance = async (revision: unknown) => {
      const body = { outcome: 'accept', reason: 'They showed us papers.', revision };
      return act(second).decideAppeal({ appealId: id, body });
    };
    const edits = [
      () =>
        app.api.updateJob({
          jobId,
          as: employer,
          body: { description: `${SCAM} Buy gift cards.` },
        }),
      () =>
        app.api.updateEmployer({
          employerId: employer.id,
          as: employer,
          body: { companyName: 'The Bank' },
        }),
    ];
    for (const edit of edits) {
      const revision = await revisionOfCase(app, caseId);
      expect((await edit()).statusCode).toBe(200);
      const refused = await acceptance(revision);
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'stale_revision' }),
      ]);
    }
    expect(await publicStatus(jobId)).toBe(404);
    expect((await acceptance(undefined)).statusCode).toBe(400);
    expect((await acceptance(await revisionOfCase(app, caseId))).statusCode).toBe(200);
  });

  it('is for another operator than the one who decided the case, while there is one', async () => {
    const { appealId } = await appealedJob();
    const own = await decideAppeal(first, appealId, 'accept');
    expect([own.statusCode, own.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'own_decision' }),
    ]);
    const others = app.database.updateTable('operators').where('email', '=', second.email);
    await others.set({ removed_at: app.clock.read() }).execute();
    expect((await decideAppeal(first, appealId, 'accept')).statusCode).toBe(200);
    await others.set({ removed_at: null }).execute();
  });

  it('happens once, with a reason', async () => {
    const { appealId } = await appealedJob();
    const revision = await revisionOfAppeal(app, appealId);
    const body = { outcome: 'accept', reason: ' ', revision };
    const unreasoned = await act(second).decideAppeal({ appealId, body });
    expect(unreasoned.statusCode).toBe(400);
    const both = await Promise.all([
      decideAppeal(second, appealId, 'accept'),
      decideAppeal(second, appealId, 'reject'),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await decideAppeal(second, crypto.randomUUID(), 'accept')).statusCode).toBe(404);
  });
});

describe('a hold that its appeal did not end', () => {
  const REASON = 'It asks for a deposit.';

  /** A held job that was removed after its company had appealed against the hold. */
  async function removedAfterAppeal() {
    const held = await heldJob();
    const made = await appeal(held.employer, held.caseId);
    await uphold(held.caseId, 'remove_job');
    return { ...held, heldAppealId: made.json<{ appeal: { id: string } }>().appeal.id };
  }

  it('is answered by the removal, which is appealed against once more', async () => {
    const { employer, jobId, caseId, heldAppealId } = await removedAfterAppeal();
    expect(await measuresOf(employer)).toMatchObject([
      { caseId, measure: 'removed', inForce: true, appeal: null },
      { caseId, measure: 'held', inForce: false, appeal: { id: heldAppealId, status: 'open' } },
    ]);
    const early = await appeal(employer, caseId, 'We never ask for one.');
    expect(early.json()).toMatchObject({ code: 'appeal_too_early' });
    app.clock.advance(UNDO_MS);
    const rejected = { id: heldAppealId, text: TEXT, status: 'rejected', reason: REASON };
    expect(await measuresOf(employer)).toMatchObject([
      { caseId, measure: 'removed', reason: REASON, appeal: null },
      { caseId, measure: 'held', appeal: rejected },
    ]);
    const answered = await decideAppeal(second, heldAppealId, 'accept');
    expect([answered.statusCode, answered.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'appeal_decided' }),
    ]);
    const anew = await appeal(employer, caseId, 'We never ask for one.');
    expect(anew.statusCode).toBe(201);
    const { id } = anew.json<{ appeal: { id: string } }>().appeal;
    expect((await appeal(employer, caseId)).statusCode).toBe(200);
    await second.signInAgain();
    const page = await act(second).getCase({ caseId });
    expect(page.json()).toMatchObject({
      case: {
        appealStatus: 'open',
        appeal: { id, measure: 'removed', text: 'We never ask for one.', decision: null },
        earlierAppeals: [{ id: heldAppealId, measure: 'held', text: TEXT }],
      },
    });
    expect((await decideAppeal(second, id, 'accept')).statusCode).toBe(200);
    expect(await publicStatus(jobId)).toBe(200);
    expect(await measuresOf(employer)).toMatchObject([
      { measure: 'removed', appeal: { status: 'accepted' } },
      { measure: 'held', appeal: { id: heldAppealId, status: 'accepted' } },
    ]);
    expect((await appeal(employer, caseId)).statusCode).toBe(409);
  });

  it('waits for nobody in the queue until the removal is appealed against', async () => {
    const { employer, caseId } = await removedAfterAppeal();
    app.clock.advance(UNDO_MS);
    const isQueued = async () => {
      const queue = await act(first).listCases({ query: { limit: '100' } });
      return queue.json<{ cases: { id: string }[] }>().cases.some(({ id }) => id === caseId);
    };
    await first.signInAgain();
    expect(await isQueued()).toBe(false);
    await appeal(employer, caseId);
    expect(await isQueued()).toBe(true);
  });

  it('is appealed against as before, once the removal is undone', async () => {
    const { employer, caseId, heldAppealId } = await removedAfterAppeal();
    await act(first).undoDecision({ caseId });
    app.clock.advance(UNDO_MS);
    expect(await measuresOf(employer)).toMatchObject([
      { measure: 'held', appeal: { id: heldAppealId, status: 'open' } },
    ]);
    expect((await appeal(employer, caseId)).statusCode).toBe(200);
  });

  it('is answered in the mail about the removal', async () => {
    const { employer } = await removedAfterAppeal();
    app.clock.advance(UNDO_MS);
    app.mails.take();
    await finishTasks();
    const mail = app.mails
      .take()
      .find(({ to, subject }) => to === employer.email && subject.includes('removed'));
    expect(mail?.text).toContain('Your appeal against the hold was read with it.');
  });
});

describe('the link in the mail', () => {
  async function mailedLink() {
    const removed = await removedJob();
    app.mails.take();
    await finishTasks();
    const mail = app.mails
      .take()
      .find(({ to, subject }) => to === removed.employer.email && subject.includes('removed'));
    const token = /\/appeal\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (token === undefined) throw new Error('the mail contains no link to appeal');
    return { ...removed, token };
  }

  it('shows the decision and appeals without a session', async () => {
    const { caseId, employer, token } = await mailedLink();
    const read = () => app.api.readAppealLink({ body: { token } });
    expect((await read()).json()).toMatchObject({
      measure: { caseId, reason: 'It asks for a deposit.', appeal: null },
    });
    expect((await read()).json()).toMatchObject({ measure: { appeal: null } });
    const send = (text: string) => app.api.appealByLink({ body: { token, text } });
    expect((await send('')).statusCode).toBe(400);
    expect((await send(TEXT)).statusCode).toBe(201);
    expect((await send('Another text.')).json()).toMatchObject({ appeal: { text: TEXT } });
    expect(await measuresOf(employer)).toMatchObject([{ appeal: { status: 'open' } }]);
  });

  it('expires after half a year, and no other token opens it', async () => {
    const { token } = await mailedLink();
    const read = (sent: string) => app.api.readAppealLink({ body: { token: sent } });
    expect((await read(`${token}x`)).statusCode).toBe(400);
    app.clock.advance(180 * DAY_MS);
    expect((await read(token)).json()).toMatchObject({ code: 'link_invalid' });
    const late = await app.api.appealByLink({ body: { token, text: TEXT } });
    expect(late.statusCode).toBe(400);
  });
});

it('leaves no appeal of a company that deletes its account', async () => {
  const { employer, caseId } = await appealedJob();
  const sent = { as: employer, body: { password: PASSWORD } };
  const deletion = await app.api.deleteCompany({ employerId: employer.id, ...sent });
  expect(deletion.statusCode).toBeLessThan(300);
  const left = await app.database
    .selectFrom('appeals')
    .select('id')
    .where('case_id', '=', caseId)
    .execute();
  expect(left).toEqual([]);
});
