import { HOUR_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { type Operator, useOperator } from '../../../../../test/database/insert-operators.ts';
import { decideCase, insertReportedJob } from '../../../../../test/scenarios/cases.ts';

let app: TestApp;
let nora: Operator;
let omar: Operator;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  nora = await useOperator(app);
  omar = await useOperator(app);
});

afterAll(() => app.close());

/** Lets time go by while both operators are at their desks. */
async function pass(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 15) {
    app.clock.advance(15 * MINUTE_MS);
    for (const { api } of [nora, omar]) await api.getOperator({});
  }
}

const openCase = async () => (await insertReportedJob(app, nora)).caseId;

const dismiss = (as: Operator, caseId: string, more: object = {}) =>
  decideCase(app, as, caseId, { decision: 'dismiss', ...more });

async function actsOn(caseId: string): Promise<string[]> {
  const rows = await app.database
    .selectFrom('operator_log')
    .select('act')
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
  return rows.map(({ act }) => act);
}

describe('claiming a case', () => {
  it('gives it to one operator for an hour, and names who has it', async () => {
    const caseId = await openCase();
    const claimed = await nora.api.claimCase({ caseId });
    const until = new Date(app.clock.read().getTime() + HOUR_MS).toISOString();
    expect(claimed.json()).toMatchObject({
      case: { claim: { operatorEmail: nora.email, until } },
    });
    const other = await omar.api.claimCase({ caseId });
    expect(other.statusCode).toBe(409);
    const message = `${nora.email} is at work on this case.`;
    expect(other.json()).toMatchObject({ code: 'case_claimed', message });
    expect((await dismiss(omar, caseId)).json()).toMatchObject({ code: 'case_claimed' });
    const queue = await omar.api.listCases({ query: {} });
    expect(queue.json<{ cases: unknown[] }>().cases).toContainEqual(
      expect.objectContaining({ id: caseId, claim: expect.objectContaining({ until }) as unknown }),
    );
    await pass(60);
    expect((await omar.api.claimCase({ caseId })).statusCode).toBe(200);
    expect(await actsOn(caseId)).toEqual(['claimed_case', 'claimed_case']);
  });

  it('goes on for another hour when it is repeated', async () => {
    const caseId = await openCase();
    await nora.api.claimCase({ caseId });
    await pass(30);
    expect((await nora.api.claimCase({ caseId })).statusCode).toBe(200);
    await pass(30);
    expect((await omar.api.claimCase({ caseId })).statusCode).toBe(409);
  });

  it('is had by one of two who claim it at once', async () => {
    const caseId = await openCase();
    const both = await Promise.all([nora, omar].map(({ api }) => api.claimCase({ caseId })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('ends with the decision, and is not possible after it', async () => {
    const caseId = await openCase();
    await nora.api.claimCase({ caseId });
    expect((await dismiss(nora, caseId)).json()).toMatchObject({ case: { claim: null } });
    expect((await omar.api.claimCase({ caseId })).json()).toMatchObject({ code: 'case_decided' });
    expect((await omar.api.claimCase({ caseId: crypto.randomUUID() })).statusCode).toBe(404);
  });
});

describe('giving a case back', () => {
  it('lets another operator have it, and leaves the claims of others', async () => {
    const caseId = await openCase();
    await nora.api.claimCase({ caseId });
    expect((await omar.api.releaseCase({ caseId })).statusCode).toBe(204);
    expect((await omar.api.claimCase({ caseId })).statusCode).toBe(409);
    expect((await nora.api.releaseCase({ caseId })).statusCode).toBe(204);
    expect((await omar.api.claimCase({ caseId })).statusCode).toBe(200);
    expect(await actsOn(caseId)).toEqual(['claimed_case', 'released_case', 'claimed_case']);
    expect((await nora.api.releaseCase({ caseId: crypto.randomUUID() })).statusCode).toBe(404);
  });
});

describe('the age of a case', () => {
  it('is in whole hours until it is decided', async () => {
    const caseId = await openCase();
    await pass(150);
    expect((await nora.api.getCase({ caseId })).json()).toMatchObject({ case: { ageHours: 2 } });
    await dismiss(nora, caseId);
    await pass(60);
    const later = await nora.api.getCase({ caseId });
    expect(later.json()).toMatchObject({ case: { ageHours: 2, severity: 'note' } });
  });
});

describe('a canned reason', () => {
  it('is what is kept, before what the operator adds', async () => {
    const caseId = await openCase();
    const canned = { cannedReason: 'nothing_wrong', reason: 'Good luck.' };
    const response = await dismiss(nora, caseId, canned);
    const reason =
      'A person read it and found nothing wrong. We are sorry that you had to wait.\n\nGood luck.';
    expect(response.json()).toMatchObject({ case: { decision: { reason } } });
  });

  it('is enough alone, and goes with its own decision', async () => {
    const caseId = await openCase();
    const refused = await dismiss(nora, caseId, { cannedReason: 'not_a_job' });
    expect(refused.json()).toMatchObject({ issues: [{ path: ['cannedReason'] }] });
    const response = await dismiss(nora, caseId, { cannedReason: 'explained', reason: null });
    expect(response.statusCode, response.body).toBe(200);
  });
});
