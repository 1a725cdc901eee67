import { DAY_MS } from '@nextshift/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { createTestDatabase } from '../../../../../test/database/create-test-database.ts';
import {
  signInAgain,
  signUpEmployer,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import {
  createTaskRunner,
  type TaskRunner,
} from '../../../../../test/servers/create-task-runner.ts';
import { createSandboxBuyer } from '../../../../../test/payments/sandbox-buyer.ts';
import { buildApp } from '../../../../app.ts';
import { createDatabase, type Database } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { createSandboxPayments } from './create-sandbox-payments.ts';
import { deliverInProcess } from './deliver-in-process.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';
import { sendSandboxEvent } from './sandbox-event.ts';

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let app: TestApp;
let ofSandbox: Database;
let platform: Platform;
let http: FastifyInstance;
let tasks: TaskRunner;
let sandbox: ReturnType<typeof createSandboxBuyer>;

beforeAll(async () => {
  own = await createTestDatabase();
  const { connectionString } = own;
  app = await createTestApp({ connectionString });
  ofSandbox = createDatabase({ connectionString, log: app.platform.log, max: 4 });
  const payments = createSandboxPayments({ ...app.platform, database: ofSandbox });
  platform = { ...app.platform, payments };
  http = await buildApp(platform);
  tasks = createTaskRunner(platform, connectionString, deliverInProcess(http));
  sandbox = createSandboxBuyer(app);
});

afterAll(async () => {
  await tasks.close();
  await http.close();
  await ofSandbox.destroy();
  await app.close();
  await own.drop();
});

const deliver = () => tasks.run();

async function call(method: 'GET' | 'POST' | 'PATCH', url: string, as: TestAccount, body?: object) {
  const response = await http.inject({
    method,
    url,
    headers: { authorization: `Bearer ${as.token}` },
    ...(body ? { payload: body } : {}),
  });
  expect(response.statusCode).toBe(200);
  return response.json<Record<string, unknown>>();
}

interface Read {
  readonly subscription: { readonly id: string } | null;
}

async function readOwn(employer: TestAccount) {
  const response = await call('GET', `/employer-subscriptions/${employer.id}`, employer);
  return (response as unknown as Read).subscription;
}

async function buy() {
  const employer = await signUpEmployer(app, { plan: null });
  const { checkoutUrl } = await call('POST', '/employer-subscriptions', employer, {
    planType: 'impact',
    billingCycle: 'monthly',
  });
  const page = new URL(String(checkoutUrl)).pathname;
  await sandbox.press({ employer, page, id: '' }, 'pay');
  return employer;
}

function eventsOf(employer: TestAccount) {
  return app.database
    .selectFrom('subscription_events')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_events.subscription_id')
    .select(['subscription_events.kind', 'subscription_events.amount'])
    .where('subscriptions.employer_id', '=', employer.id)
    .orderBy('occurred_at')
    .execute();
}

describe('a plan bought in the sandbox', () => {
  it('starts with its event, renews, and ends', async () => {
    let employer = await buy();
    const passMonth = async () => {
      app.clock.advance(31 * DAY_MS);
      employer = await signInAgain(app, employer, 'employer');
      await renewSubscriptions.run(platform);
      await deliver();
    };
    expect(await readOwn(employer)).toBeNull();
    await deliver();
    const started = await readOwn(employer);
    expect(started).toMatchObject({ planType: 'impact', status: 'active' });
    await passMonth();
    expect(await readOwn(employer)).toMatchObject({ id: started?.id, status: 'active' });
    await call('PATCH', `/employer-subscriptions/${started?.id ?? ''}/cancel`, employer, {});
    await passMonth();
    expect((await eventsOf(employer)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['started', 149],
      ['renewed', 149],
      ['cancel_scheduled', null],
      ['ended', null],
    ]);
  });

  it('is suspended by a dispute on the bill’s page, and ended by a refund there', async () => {
    const employer = await buy();
    await deliver();
    const [bill] = await app.database
      .selectFrom('sandbox_invoices')
      .innerJoin('sandbox_subscriptions', 'sandbox_subscriptions.id', 'subscription_id')
      .select('sandbox_invoices.id')
      .where('employer_id', '=', employer.id)
      .execute();
    const press = async (action: string) => {
      await http.inject({
        method: 'POST',
        url: `/sandbox/invoices/${bill?.id ?? ''}`,
        headers: {
          authorization: `Bearer ${employer.token}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: `action=${action}`,
      });
      await deliver();
      return readOwn(employer);
    };
    expect(await press('dispute')).toMatchObject({ status: 'active', reversal: 'disputed' });
    expect(await press('win-dispute')).toMatchObject({ status: 'active', reversal: null });
    expect(await press('refund-half')).toMatchObject({ status: 'active', reversal: null });
    expect(await press('refund')).toMatchObject({ status: 'canceled', reversal: 'refunded' });
    expect((await eventsOf(employer)).map(({ kind }) => kind).toSorted()).toEqual([
      'ended',
      'refunded',
      'restored',
      'started',
      'suspended',
    ]);
    const [bought] = await sandbox.boughtBy(employer);
    expect(bought?.status).toBe('canceled');
  });

  it('starts once, however many events arrive concurrently', async () => {
    const employer = await buy();
    const [bought] = await sandbox.boughtBy(employer);
    const event = { type: 'invoice.paid', subscriptionId: bought?.id };
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        sendSandboxEvent(deliverInProcess(http)).run(platform, {
          ...event,
          id: `evt_${index % 3}`,
        }),
      ),
    );
    await deliver();
    expect(await eventsOf(employer)).toMatchObject([{ kind: 'started', amount: 149 }]);
  });
});
