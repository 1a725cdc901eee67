import { DAY_MS, type ScreeningReport, THRESHOLD_MAX, THRESHOLD_MIN } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../../test/database/insert-accounts.ts';
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import * as cases from '../../../../test/scenarios/cases.ts';
import { postJob, SCAM } from '../../../../test/scenarios/postings.ts';

let app: TestApp;
let nora: Operator;
let omar: Operator;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  nora = await useOperator(app);
  omar = await useOperator(app);
  await app.database.deleteFrom('screening_thresholds').execute();
});

afterAll(() => app.close());

async function report({ api }: Operator = nora): Promise<ScreeningReport> {
  const response = await api.getScreening({});
  expect(response.statusCode, response.body).toBe(200);
  return response.json<ScreeningReport>();
}

const ofStanding = ({ byStanding }: ScreeningReport, standing: string) =>
  byStanding.find((row) => row.standing === standing);

const set = (threshold: unknown, heavyThreshold: unknown = 0.95, standing = 'new') => ({
  standing,
  threshold,
  heavyThreshold,
});

const put = (...thresholds: object[]) => nora.api.setThresholds({ body: { thresholds } });

describe('GET /api/operator/screening', () => {
  it('says what is in force, and counts decided cases by standing and by month', async () => {
    const before = await report();
    expect(before.model).toEqual({
      version: expect.any(String),
      trainedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      posts: expect.any(Number),
      auc: expect.any(Number),
    });
    expect(before.byStanding.map(({ standing }) => standing)).toEqual([
      'new',
      'confirmed',
      'verified',
    ]);
    expect(before.drift).toHaveLength(12);
    const month = app.clock.read().toISOString().slice(0, 7);
    expect(before.drift.at(-1)).toEqual({ month, held: 0, upheld: 0 });

    const upheld = await cases.insertHeldJob(app, nora);
    const dismissed = await cases.insertHeldJob(app, nora);
    await cases.insertHeldJob(app, nora);
    const unconfirmed = await signUpEmployer(app, { email_confirmed_at: null });
    const { id: jobId } = await postJob(app, unconfirmed, { description: SCAM });
    const { id: caseOfNew } = await cases.caseOf(nora, jobId);
    const reported = await cases.insertReportedJob(app, nora);
    for (const [caseId, decision] of [
      [upheld.caseId, 'uphold'],
      [dismissed.caseId, 'dismiss'],
      [caseOfNew, 'uphold'],
      [reported.caseId, 'uphold'],
    ] as const) {
      const response = await cases.decideCase(app, nora, caseId, { decision });
      expect(response.statusCode, response.body).toBe(200);
    }

    const after = await report();
    expect(ofStanding(after, 'confirmed')).toMatchObject({ held: 2, upheld: 1, dismissed: 1 });
    expect(ofStanding(after, 'new')).toMatchObject({ held: 1, upheld: 1, dismissed: 0 });
    expect(ofStanding(after, 'verified')).toMatchObject({ held: 0, upheld: 0, dismissed: 0 });
    expect(after.drift.at(-1)).toEqual({ month, held: 3, upheld: 2 });

    // What the company is by now changes nothing, what an appeal reverses does.
    await app.database
      .updateTable('employers')
      .set({ email_confirmed_at: app.clock.read() })
      .where('id', '=', unconfirmed.id)
      .execute();
    await app.database
      .updateTable('cases')
      .set({ reversed_at: app.clock.read() })
      .where('id', '=', caseOfNew)
      .execute();
    expect(ofStanding(await report(), 'new')).toMatchObject({ held: 1, upheld: 0, dismissed: 1 });
  });

  it('no longer counts what was decided more than twelve months ago', async () => {
    const { caseId } = await cases.insertHeldJob(app, nora);
    const countAll = async () =>
      (await report()).drift.reduce((total, { held }) => total + held, 0);
    await cases.decideCase(app, nora, caseId, { decision: 'uphold' });
    expect(await countAll()).toBeGreaterThan(0);
    app.clock.advance(366 * DAY_MS);
    await nora.signInAgain();
    expect(await countAll()).toBe(0);
  });
});

describe('PUT /api/operator/screening', () => {
  it('sets thresholds of one standing, and leaves the others', async () => {
    const before = await report();
    const response = await put(set(0.5, 0.6));
    expect(response.statusCode, response.body).toBe(200);
    const after = response.json<ScreeningReport>();
    expect(ofStanding(after, 'new')).toMatchObject({ threshold: 0.5, heavyThreshold: 0.6 });
    expect(after.byStanding.slice(1)).toEqual(before.byStanding.slice(1));
    expect(await report(omar)).toEqual(after);
  });

  it('refuses to overwrite what another operator has set since', async () => {
    const { revision } = await report();
    const thresholds = [set(0.5, 0.6)];
    const first = await nora.api.setThresholds({ body: { revision, thresholds } });
    expect(first.statusCode, first.body).toBe(200);
    const body = { revision, thresholds: [set(0.7, 0.8)] };
    const late = await omar.api.setThresholds({ body });
    expect(late.statusCode, late.body).toBe(409);
    expect(late.json()).toMatchObject({ code: 'stale_revision' });
    expect(ofStanding(await report(), 'new')).toMatchObject({ threshold: 0.5 });
    const again = { ...body, revision: (await report()).revision };
    expect((await omar.api.setThresholds({ body: again })).statusCode).toBe(200);
  });

  it('holds what is posted from then on', async () => {
    const doubtful =
      'You receive parcels at home, put new labels on them and bring them to the post office. We pay per parcel, every week.';
    const post = async () => {
      const employer = await signUpEmployer(app, { email_confirmed_at: null });
      const { id } = await postJob(app, employer, {
        title: 'Campus helper',
        description: doubtful,
      });
      const job = await app.database
        .selectFrom('jobs')
        .select('moderation')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return job.moderation;
    };
    await put(set(THRESHOLD_MAX, THRESHOLD_MAX));
    expect(await post()).toBe('clear');
    await put(set(THRESHOLD_MIN, THRESHOLD_MAX));
    expect(await post()).toBe('held');
  });

  it('logs what it was before, and tells the other operators', async () => {
    await put(set(0.6, 0.8));
    await app.runTasks();
    app.mails.take();
    await put(set(0.65, 0.8), set(0.9, 0.98, 'verified'));
    const log = await nora.api.listOperatorLog({ query: { limit: '1' } });
    const { entries } = log.json<{ entries: { reason: string }[] }>();
    expect(entries).toMatchObject([{ act: 'set_thresholds', operatorEmail: nora.email }]);
    const lines = entries[0]?.reason.split('\n') ?? [];
    expect(lines).toEqual([
      'New companies: held from 0.65 (0.60 before), heavily from 0.80 (as before).',
      expect.stringMatching(
        /^Verified companies: held from 0\.90 \(0\.\d+ before\), heavily from 0\.98 \(0\.\d+ before\)\.$/,
      ),
    ]);
    await app.runTasks();
    const mails = app.mails.take();
    expect(mails.map(({ to }) => to)).toContain(omar.email);
    expect(mails.map(({ to }) => to)).not.toContain(nora.email);
    const mail = mails.find(({ to }) => to === omar.email);
    for (const line of [nora.email, ...lines]) expect(mail?.text).toContain(line);
  });

  it('says nothing of what is in force already', async () => {
    await put(set(0.6, 0.8));
    const count = () =>
      app.database
        .selectFrom('operator_log')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
    const before = await count();
    expect((await put(set(0.6, 0.8))).statusCode).toBe(200);
    expect(await count()).toEqual(before);
  });

  it('takes the changes of two operators one after the other', async () => {
    const both = await Promise.all([
      put(set(0.6, 0.8)),
      omar.api.setThresholds({ body: { thresholds: [set(0.7, 0.9, 'confirmed')] } }),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const after = await report();
    expect(ofStanding(after, 'new')).toMatchObject({ threshold: 0.6, heavyThreshold: 0.8 });
    expect(ofStanding(after, 'confirmed')).toMatchObject({ threshold: 0.7, heavyThreshold: 0.9 });
  });

  it.each([
    ['too low', [set(0.29)]],
    ['too high', [set(0.5, 0.991)]],
    ['no number', [set('0.5')]],
    ['heavy below light', [set(0.8, 0.7)]],
    ['no such standing', [set(0.5, 0.9, 'suspended')]],
    ['one standing twice', [set(0.5), set(0.6)]],
    ['nothing', []],
  ])('refuses what is %s', async (_what, thresholds) => {
    const before = await report();
    expect((await put(...thresholds)).statusCode).toBe(400);
    expect(await report()).toEqual(before);
  });
});
