import type { Job } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import { caseOf, decideCase } from '../../../../test/scenarios/cases.ts';
import { HONEST, postJob } from '../../../../test/scenarios/postings.ts';
import { buyPlan, deliverSubscriptionEvent } from '../../../../test/payments/buy-plan.ts';

let app: TestApp;
let operator: Operator;

beforeAll(async () => {
  app = await createTestApp();
  operator = await useOperator(app);
});

afterAll(() => app.close());

interface Details {
  readonly taxNumber?: string;
  readonly website?: string;
  readonly phone?: string;
  /** Null for none yet. */
  readonly plan?: null;
}

/** A company with these details, and none that another one has. */
function company({ taxNumber, website, phone, ...plan }: Details): Promise<TestAccount> {
  return signUpEmployer(app, {
    ...plan,
    website: website ?? null,
    phone_number: phone ?? null,
    tax_number_encrypted: taxNumber === undefined ? null : app.platform.secrets.encrypt(taxNumber),
    tax_number_last_four: taxNumber?.slice(-4) ?? null,
  });
}

async function suspended(details: Details): Promise<TestAccount> {
  const employer = await company(details);
  await operator.api.suspendEmployer({ employerId: employer.id, body: { reason: 'A scam.' } });
  return employer;
}

/** Posts an honest job. */
const post = (employer: TestAccount) => postJob(app, employer, { description: HONEST });

/** The same. @returns why it is held */
const reasonsFor = async (employer: TestAccount) => (await post(employer)).moderationReasons;

async function readOwnJobs(employer: TestAccount): Promise<Job[]> {
  const response = await app.api.listEmployerJobs({ employerId: employer.id, as: employer });
  return response.json<{ jobs: Job[] }>().jobs;
}

const REASON = 'A person has to look at it before it is public.';

/** Changes the email of a company, and confirms the new one. */
async function moveTo(employer: TestAccount, email: string): Promise<void> {
  const body = { email, currentPassword: PASSWORD };
  await app.api.updateEmployer({ employerId: employer.id, as: employer, body });
  await app.runTasks();
  const mail = app.mails.take().find(({ to }) => to === email);
  const token = /\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  const confirmed = await app.api.confirmEmail({ body: { token } });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
}

describe('a suspended company under a new address', () => {
  it.each([
    ['EIN', { taxNumber: '123456789' }],
    ['Website', { website: 'https://easy-money.example' }],
    ['Phone number', { phone: '9195550111' }],
  ] as const)('is known by its %s', async (detail, shared) => {
    await suspended(shared);
    const again = await company(shared);
    // The owner does not learn what to change, in the list or by mail.
    const reasons = [REASON];
    expect(await reasonsFor(again)).toEqual(reasons);
    await app.runTasks();
    const mails = app.mails.take().filter(({ subject }) => subject.endsWith('held for review'));
    expect(mails).toMatchObject([{ text: expect.stringContaining(reasons[0] ?? '') as string }]);
    expect(JSON.stringify(mails)).not.toMatch(/\bEIN\b|phone number|suspended/i);
    const { id: caseId } = await app.database
      .selectFrom('cases')
      .select('id')
      .where('employer_id', '=', again.id)
      .executeTakeFirstOrThrow();
    const read = await operator.api.getCase({ caseId });
    expect(read.json()).toMatchObject({
      case: {
        signals: [{ rule: 'suspended-company', words: `${detail} of a suspended company` }],
      },
    });
  });

  it('is known by the card that paid for its plan', async () => {
    const pay = async (subscriptionId: string, card: string) => {
      app.payments.useCard(subscriptionId, card);
      await deliverSubscriptionEvent(app, subscriptionId);
    };
    const former = await company({ plan: null });
    await pay((await buyPlan(app, former)).providerId, 'card-1');
    await operator.api.suspendEmployer({ employerId: former.id, body: { reason: 'A scam.' } });
    const again = await company({ plan: null });
    const { providerId } = await buyPlan(app, again);
    await pay(providerId, 'card-2');
    expect(await reasonsFor(again)).toEqual([]);
    await pay(providerId, 'card-1');
    const held = await post(again);
    expect(held.moderationReasons).toEqual([REASON]);
    const { id: caseId } = await app.database
      .selectFrom('cases')
      .select('id')
      .where('subject_id', '=', held.id)
      .executeTakeFirstOrThrow();
    expect((await operator.api.getCase({ caseId })).json()).toMatchObject({
      case: {
        signals: [{ rule: 'suspended-company', words: 'Payment card of a suspended company' }],
      },
    });
  });

  it.each([
    'https://www.quick-cash.example',
    'http://quick-cash.example/',
    'https://quick-cash.example/about',
    'https://jobs.quick-cash.example',
  ])('is known by its domain: %s', async (website) => {
    await suspended({ website: 'https://quick-cash.example' });
    expect(await reasonsFor(await company({ website }))).toHaveLength(1);
  });

  it('is not verified by that domain, and is told that a person looks at it', async () => {
    await suspended({ website: 'https://fast-money.example' });
    const website = 'https://www.fast-money.example';
    const again = await company({ website });
    const email = `${again.id}@fast-money.example`;
    await app.database
      .updateTable('employers')
      .set({ email, contact_email: email, email_confirmed_at: app.clock.read() })
      .where('id', '=', again.id)
      .execute();
    const response = await app.api.verifyCompany({ as: again });
    expect(response.json()).toMatchObject({
      verification: 'confirmed',
      obstacle: 'review',
    });
  });

  it('is not seen in a page that anybody gets at the same host', async () => {
    await suspended({ website: 'https://one.github.io' });
    expect(await reasonsFor(await company({ website: 'https://two.github.io' }))).toEqual([]);
  });

  it('is not seen in an EIN that ends alike, or where nothing is stated', async () => {
    await suspended({ taxNumber: '111116666' });
    expect(await reasonsFor(await company({ taxNumber: '222226666' }))).toEqual([]);
    expect(await reasonsFor(await company({}))).toEqual([]);
  });

  it('is not seen in a company that is no longer suspended', async () => {
    const details = { website: 'https://forgiven.example' };
    const { id } = await suspended(details);
    await operator.api.restoreEmployer({ employerId: id, body: { reason: 'A mistake.' } });
    expect(await reasonsFor(await company(details))).toEqual([]);
  });

  it('stays held without what it shared, as do its next jobs, until an operator decides', async () => {
    await suspended({ phone: '9195550122' });
    const again = await company({ phone: '9195550122' });
    const { id } = await post(again);
    const body = { phoneNumber: '9195550123' };
    const changed = await app.api.updateEmployer({ employerId: again.id, as: again, body });
    expect(changed.statusCode, changed.body).toBe(200);
    await app.runTasks();
    await app.api.updateJob({ jobId: id, as: again, body: { title: 'Friendly barista' } });
    const next = await post(again);
    expect(next.moderationReasons).toEqual([REASON]);
    for (const job of await readOwnJobs(again)) {
      expect(job).toMatchObject({ moderation: 'held', moderationReasons: [REASON] });
    }
    for (const jobId of [id, next.id]) {
      const { id: caseId } = await caseOf(operator, jobId);
      const decided = await decideCase(app, operator, caseId, { decision: 'dismiss' });
      expect(decided.statusCode, decided.body).toBe(200);
    }
    for (const job of await readOwnJobs(again)) expect(job.moderation).toBe('clear');
    expect(await reasonsFor(again)).toEqual([]);
  });

  it('is seen in the address to which its account moves', async () => {
    await suspended({ website: 'https://swift-money.example' });
    const moving = await company({});
    await post(moving);
    await moveTo(moving, `${moving.id}@swift-money.example`);
    expect(await readOwnJobs(moving)).toMatchObject([{ moderationReasons: [REASON] }]);
  });
});
