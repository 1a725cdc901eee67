import { DAY_MS, type Job } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { type Operator, useOperator } from '../../../../../test/database/insert-operators.ts';
import * as cases from '../../../../../test/scenarios/cases.ts';
import { HONEST, postJob, SCAM } from '../../../../../test/scenarios/postings.ts';
import { anEmail } from '../../../../../test/unique.ts';
import { cleanUp } from '../../../../retention/clean-up.queries.ts';

let app: TestApp;
let operator: Operator;
let email: string;

beforeAll(async () => {
  app = await createTestApp();
  operator = await useOperator(app);
});

beforeEach(async () => {
  app.clock.advance(60_000);
  await operator.signInAgain();
  email = anEmail();
});

afterAll(() => app.close());

const WATCHED = 'A person reads what your company posts for now.';
const held = { moderation: 'held', moderationReasons: [WATCHED] };
const clear = { moderation: 'clear' };

const register = (address = email) => signUpEmployer(app, { email: address });
const post = (as: TestAccount, description = HONEST): Promise<Job> =>
  postJob(app, as, { description, title: 'Barista' });

async function leave(as: TestAccount): Promise<void> {
  const body = { password: PASSWORD };
  const response = await app.api.deleteCompany({ employerId: as.id, as, body });
  expect(response.statusCode, response.body).toBe(204);
}

async function moveTo(as: TestAccount, address: string): Promise<void> {
  await app.database
    .updateTable('employers')
    .set({ email: address })
    .where('id', '=', as.id)
    .execute();
}

/** An account that was held heavily and is deleted. */
async function heldAndGone(): Promise<Job> {
  const former = await register();
  const job = await post(former, SCAM);
  await leave(former);
  return job;
}

describe('the watch after a heavy hold', () => {
  it('goes on for a new account with the address of a deleted one, until its end', async () => {
    await heldAndGone();
    const next = await register(email.toUpperCase());
    expect(await post(next)).toMatchObject(held);
    app.clock.advance(14 * DAY_MS);
    const later = await postJob(app, next, { description: 'Water plants.', title: 'Gardener' });
    expect(later).toMatchObject(clear);
  });

  it('goes on for an account that takes the address later', async () => {
    await heldAndGone();
    const other = await register(anEmail());
    expect(await post(other)).toMatchObject(clear);
    await moveTo(other, email);
    const next = await postJob(app, other, { description: 'Water plants.', title: 'Gardener' });
    expect(next).toMatchObject(held);
  });

  it('goes on when the new account leaves as well, even from another address', async () => {
    await heldAndGone();
    const second = await register();
    expect(await post(second)).toMatchObject(held);
    await leave(second);
    expect(await post(await register())).toMatchObject(held);
  });

  it('goes on for an address that the account had left before', async () => {
    const former = await register();
    await post(former, SCAM);
    const to = anEmail();
    const now = app.clock.read();
    await app.database
      .insertInto('email_changes')
      .values({
        id: crypto.randomUUID(),
        employer_id: former.id,
        old_email: email,
        new_email: to,
        requested_at: now,
        effective_at: now,
        expires_at: now,
      })
      .execute();
    await moveTo(former, to);
    await leave(former);
    expect(await post(await register())).toMatchObject(held);
    expect(await post(await register(to))).toMatchObject(held);
  });

  it('ends for the new account when the case is dismissed', async () => {
    const job = await heldAndGone();
    const { id: caseId } = await cases.caseOf(operator, job.id);
    const decided = await cases.decideCase(app, operator, caseId, { decision: 'dismiss' });
    expect(decided.statusCode, decided.body).toBe(200);
    expect(await post(await register())).toMatchObject(clear);
  });

  it('says nothing of other addresses, nor of accounts that were never held heavily', async () => {
    await heldAndGone();
    expect(await post(await register(anEmail()))).toMatchObject(clear);
    const honest = anEmail();
    const former = await register(honest);
    await post(former);
    await leave(former);
    expect(await post(await register(honest))).toMatchObject(clear);
  });

  it('is forgotten with its end', async () => {
    const countOf = async () =>
      (await app.database.selectFrom('watched_emails').select('case_id').execute()).length;
    await heldAndGone();
    expect(await countOf()).toBeGreaterThan(0);
    app.clock.advance(14 * DAY_MS + 60_000);
    await cleanUp.run(app.platform, undefined);
    expect(await countOf()).toBe(0);
  });
});
