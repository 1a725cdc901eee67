import { DAY_MS, SECOND_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startCheckout,
  buyPlan,
  deliverEvent,
  findSubscriptionId,
  deliverSubscriptionEvent,
} from '../../../../test/payments/buy-plan.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { createFakePayments, type SignedEvent } from '../../../../test/payments/fake-payments.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { signWebhook } from '../../../platform/security/webhook-signature.ts';
import { countUnmatchedEvents, replayPaymentEvents } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function unsignedEvent(): SignedEvent {
  const { body } = app.payments.sign({});
  return { body, headers: { 'content-type': 'application/json' } };
}

/** A paid checkout whose event has not been delivered yet. */
async function aPaidCheckout() {
  const employer = await signUpEmployer(app, { plan: null });
  const subscriptionId = app.payments.pay(await startCheckout(app, employer));
  return { employer, subscriptionId };
}

function subscriptionsOf({ id }: { id: string }) {
  return app.database
    .selectFrom('subscriptions')
    .select(['provider_subscription_id as id', 'status', 'plan_type'])
    .where('employer_id', '=', id)
    .orderBy('created_at')
    .execute();
}

function linesOf(employer: { id: string }) {
  return app.database
    .selectFrom('subscription_events')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_events.subscription_id')
    .select(['kind', 'amount'])
    .where('employer_id', '=', employer.id)
    .orderBy('subscription_events.id')
    .execute();
}

async function isKnown(eventId: string) {
  const known = await app.database
    .selectFrom('payment_events')
    .select('event_id')
    .where('event_id', '=', eventId)
    .execute();
  return known.length > 0;
}

async function mailsTo({ email }: TestAccount) {
  await app.runTasks();
  return app.mails
    .take()
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);
}

describe('an event that is not the provider’s', () => {
  const at = (seconds: number) => new Date(app.clock.read().getTime() + seconds * SECOND_MS);
  const unsigned = ({ body, headers }: SignedEvent) => ({
    body,
    headers: { 'content-type': headers['content-type'] ?? '' },
  });
  const withSignature = ({ body, headers }: SignedEvent, signature: string) => ({
    body,
    headers: { ...headers, 'stripe-signature': signature },
  });

  it.each([
    ['without a signature', (event: SignedEvent) => unsigned(event)],
    ['with an empty one', (event: SignedEvent) => withSignature(event, '')],
    [
      'signed with another secret',
      (event: SignedEvent) =>
        withSignature(event, signWebhook(Buffer.from(event.body), 'whsec_guess', at(0))),
    ],
    [
      'with a body that was changed',
      (event: SignedEvent) => ({ ...event, body: event.body.replace('evt_', 'evt-') }),
    ],
    [
      'with a body that is written differently',
      ({ body, headers }: SignedEvent) => ({ headers, body: body.replace(':', ': ') }),
    ],
    ['with no body', ({ headers }: SignedEvent) => ({ headers, body: '' })],
  ])('%s is rejected, and changes nothing', async (_name, forge) => {
    const { employer, subscriptionId } = await aPaidCheckout();
    const id = `evt_${subscriptionId}`;
    const response = await deliverEvent(app, forge(app.payments.sign({ id, subscriptionId })));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'webhook_signature_invalid' });
    expect(await subscriptionsOf(employer)).toEqual([]);
    expect(await isKnown(id)).toBe(false);
  });

  it.each([
    [-301, 400],
    [-300, 200],
    [300, 200],
    [301, 400],
  ])('signed %d s from now gets status %d', async (seconds, status) => {
    const { employer, subscriptionId } = await aPaidCheckout();
    const event = app.payments.sign({ subscriptionId, signedAt: at(seconds) });
    expect((await deliverEvent(app, event)).statusCode).toBe(status);
    expect(await subscriptionsOf(employer)).toHaveLength(status === 200 ? 1 : 0);
  });

  it('of another provider is rejected', async () => {
    const other = createFakePayments(app.clock.read);
    const { body, headers } = other.sign({ subscriptionId: 'sub_elsewhere' });
    const signature = signWebhook(Buffer.from(body), 'whsec_of_another_provider', at(0));
    const event = { body, headers: { ...headers, 'stripe-signature': signature } };
    expect((await deliverEvent(app, event)).statusCode).toBe(400);
  });

  it('is rejected in any content type, and before it is parsed if too large', async () => {
    const event = app.payments.sign({});
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const headers = { 'content-type': type };
      expect((await deliverEvent(app, { body: event.body, headers })).statusCode).toBe(400);
    }
    const large = { body: 'x'.repeat(1024 * 1024 + 1), headers: event.headers };
    expect((await deliverEvent(app, large)).statusCode).toBe(413);
  });
});

describe('an event of the provider', () => {
  it('needs no session, and is acknowledged', async () => {
    const { employer, subscriptionId } = await aPaidCheckout();
    const response = await deliverSubscriptionEvent(app, subscriptionId);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ received: true });
    expect(await subscriptionsOf(employer)).toEqual([
      { id: subscriptionId, status: 'active', plan_type: 'impact' },
    ]);
    expect(await mailsTo(employer)).toEqual(['Your Impact plan has begun']);
  });

  it('counts once when delivered fifty times', async () => {
    const { employer, subscriptionId } = await aPaidCheckout();
    app.payments.takeCalls();
    const event = app.payments.sign({ subscriptionId });
    for (let time = 0; time < 50; time += 1) {
      expect((await deliverEvent(app, event)).statusCode).toBe(200);
    }
    expect(await linesOf(employer)).toEqual([{ kind: 'started', amount: 149 }]);
    expect(app.payments.takeCalls().length).toBeLessThanOrEqual(2);
    expect(await mailsTo(employer)).toEqual(['Your Impact plan has begun']);
  });

  it('counts once when delivered twenty times concurrently, as do twenty different ones', async () => {
    const { employer, subscriptionId } = await aPaidCheckout();
    const event = app.payments.sign({ subscriptionId });
    const same = Array.from({ length: 20 }, () => deliverEvent(app, event));
    for (const { statusCode } of await Promise.all(same)) expect(statusCode).toBe(200);
    app.payments.renew(subscriptionId);
    const different = Array.from({ length: 20 }, () =>
      deliverSubscriptionEvent(app, subscriptionId),
    );
    for (const { statusCode } of await Promise.all(different)) expect(statusCode).toBe(200);
    expect(await subscriptionsOf(employer)).toHaveLength(1);
    expect((await linesOf(employer)).map(({ kind }) => kind)).toEqual(['started', 'renewed']);
    expect(await mailsTo(employer)).toEqual(['Your Impact plan has begun']);
  });

  it('only names what to read again; its content is not trusted', async () => {
    const { employer, subscriptionId } = await aPaidCheckout();
    app.payments.end(subscriptionId);
    await deliverEvent(app, app.payments.sign({ subscriptionId, type: 'checkout completed' }));
    expect(await subscriptionsOf(employer)).toMatchObject([{ status: 'canceled' }]);
    await deliverEvent(app, app.payments.sign({ subscriptionId, type: 'updated' }));
    expect(await subscriptionsOf(employer)).toMatchObject([{ status: 'canceled' }]);
  });

  it('is stored and logged when its employer or product is unknown', async () => {
    const stranger = app.payments.pay(
      await startCheckout(app, await signUpEmployer(app, { plan: null })),
    );
    const adopted = { ...(await app.payments.readSubscription(stranger))?.subscription };
    const employerIds = ['0199a5a0-0000-7000-8000-000000000001', 'not an id of ours'];
    for (const [index, employerId] of employerIds.entries()) {
      const id = `sub_foreign_${index}`;
      app.payments.adopt({ ...requireAll(adopted), id, employerId });
      expect((await deliverSubscriptionEvent(app, id, `evt_foreign_${index}`)).statusCode).toBe(
        200,
      );
      expect(await isKnown(`evt_foreign_${index}`)).toBe(true);
    }
    expect((await deliverSubscriptionEvent(app, 'sub_nobody', 'evt_nobody')).statusCode).toBe(200);
    expect(await isKnown('evt_nobody')).toBe(true);
    const about = app.payments.sign({ id: 'evt_other', subscriptionId: null });
    expect((await deliverEvent(app, about)).statusCode).toBe(200);
    expect(await isKnown('evt_other')).toBe(true);
    const lines = app.log.takeErrors();
    expect(lines).toHaveLength(3);
    expect(lines.join('')).toContain('"problem":"no_employer"');
    expect(lines.join('')).toContain('"problem":"no_subscription"');
    expect(await countUnmatchedEvents(app.database)).toBe(3);
  });

  it('is counted when it is rejected', async () => {
    const forged = unsignedEvent();
    expect((await deliverEvent(app, forged)).statusCode).toBe(400);
    const { text } = await app.platform.metrics.print();
    expect(text).toMatch(
      /nextshift_webhooks_rejected_total\{code="webhook_signature_invalid"\} [1-9]/,
    );
  });

  it('is applied when it is replayed, once what was missing exists', async () => {
    const { employer, subscriptionId } = await aPaidCheckout();
    app.payments.disown(subscriptionId, 'no_price');
    expect((await deliverSubscriptionEvent(app, subscriptionId, 'evt_early')).statusCode).toBe(200);
    expect(app.log.takeErrors()).toHaveLength(1);
    const replayed = async () =>
      (await replayPaymentEvents(app.platform)).find(({ id }) => id === 'evt_early');
    expect(await replayed()).toMatchObject({ problem: 'no_price', subscriptionId });
    expect(await subscriptionsOf(employer)).toEqual([]);
    app.payments.disown(subscriptionId, null);
    expect(await replayed()).toMatchObject({ problem: null });
    expect(await subscriptionsOf(employer)).toMatchObject([{ status: 'active' }]);
    expect(await replayed()).toBeUndefined();
  });

  it('ends a plan whose price is no longer one of ours', async () => {
    const { employer, subscriptionId } = await aPaidCheckout();
    await deliverSubscriptionEvent(app, subscriptionId, 'evt_bought');
    app.payments.disown(subscriptionId, 'no_price');
    const renewed = await deliverSubscriptionEvent(app, subscriptionId, 'evt_no_price');
    expect(renewed.statusCode).toBe(200);
    expect(await subscriptionsOf(employer)).toMatchObject([{ status: 'active' }]);
    app.payments.end(subscriptionId);
    await deliverSubscriptionEvent(app, subscriptionId, 'evt_no_price_ended');
    expect(await subscriptionsOf(employer)).toMatchObject([{ status: 'canceled' }]);
  });

  it('is not stored while the provider is unavailable, so that it is sent again', async () => {
    const { employer, subscriptionId } = await aPaidCheckout();
    app.payments.goOffline();
    expect((await deliverSubscriptionEvent(app, subscriptionId, 'evt_again')).statusCode).toBe(503);
    app.payments.goOnline();
    expect(app.log.takeErrors()).toHaveLength(1);
    expect(await isKnown('evt_again')).toBe(false);
    expect(await subscriptionsOf(employer)).toEqual([]);
    expect((await deliverSubscriptionEvent(app, subscriptionId, 'evt_again')).statusCode).toBe(200);
    expect(await subscriptionsOf(employer)).toHaveLength(1);

    app.payments.end(subscriptionId);
    app.payments.goOffline();
    expect((await deliverSubscriptionEvent(app, subscriptionId, 'evt_known')).statusCode).toBe(503);
    app.payments.goOnline();
    app.log.takeErrors();
    expect(await isKnown('evt_known')).toBe(false);
    expect(await subscriptionsOf(employer)).toMatchObject([{ status: 'active' }]);
  });

  it('notifies the employer of a failed payment, and keeps the plan for the paid period', async () => {
    const { employer, subscriptionId } = await aPaidCheckout();
    await deliverSubscriptionEvent(app, subscriptionId);
    await mailsTo(employer);
    app.clock.advance(30 * DAY_MS);
    app.payments.failPayment(subscriptionId);
    await deliverSubscriptionEvent(app, subscriptionId);
    await deliverSubscriptionEvent(app, subscriptionId);
    expect(await subscriptionsOf(employer)).toMatchObject([{ status: 'past_due' }]);
    expect(await mailsTo(employer)).toEqual(['Your payment did not go through']);
  });

  it('changes the placement of the employer’s active jobs with the plan', async () => {
    const { employer, subscriptionId } = await aPaidCheckout();
    const city = 'Placedtown';
    const other = await signUpEmployer(app, { plan: 'basic' });
    const jobId = await insertJob(app, employer, { city, published_at: new Date(0) });
    const newer = await insertJob(app, other, { city });
    const found = async () =>
      (await app.api.searchJobs({ query: { searchLocation: city } }))
        .json<{ id: string; featured: boolean }[]>()
        .map(({ id }) => id);
    expect(await found()).toEqual([newer, jobId]);
    await deliverSubscriptionEvent(app, subscriptionId);
    expect(await found()).toEqual([jobId, newer]);
    app.payments.end(subscriptionId);
    await deliverSubscriptionEvent(app, subscriptionId);
    expect(await found()).toEqual([newer, jobId]);
  });
});

describe('two checkouts that are both paid', () => {
  async function twoPaid() {
    const employer = await signUpEmployer(app, { plan: null });
    const first = app.payments.pay(await startCheckout(app, employer, { planType: 'basic' }));
    app.clock.advance(SECOND_MS);
    // Paid on a page that was still open.
    const second = `${first}_second`;
    const bought = { ...(await app.payments.readSubscription(first))?.subscription };
    app.payments.adopt({
      ...requireAll(bought),
      id: second,
      planType: 'impact',
      createdAt: app.clock.read(),
    });
    return { employer, first, second };
  }

  it.each(['in order', 'in reverse order'])(
    'leave the plan bought first, delivered %s, and cancel the other at the provider',
    async (order) => {
      const { employer, first, second } = await twoPaid();
      const ids = order === 'in order' ? [first, second] : [second, first];
      for (const id of ids) expect((await deliverSubscriptionEvent(app, id)).statusCode).toBe(200);
      expect(await subscriptionsOf(employer)).toMatchObject([
        { id: first, status: 'active' },
        { id: second, status: 'canceled' },
      ]);
      await app.runTasks();
      const told = app.mails.take().filter(({ to }) => to === employer.email);
      const mail = told.find(({ subject }) => subject === 'A second plan was canceled');
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
        'Write to us at support@nextshift.example if you were billed for both.',
      );
      const state = await app.payments.readSubscription(second);
      expect(state?.subscription.status).toBe('canceled');
      for (const id of [second, first]) await deliverSubscriptionEvent(app, id);
      expect(await subscriptionsOf(employer)).toMatchObject([
        { id: first, status: 'active' },
        { id: second, status: 'canceled' },
      ]);
      expect(await mailsTo(employer)).toEqual([]);
    },
  );

  it('leave the second one if the first ended before it could be cancelled', async () => {
    const { employer, first, second } = await twoPaid();
    await deliverSubscriptionEvent(app, first);
    await deliverSubscriptionEvent(app, second);
    app.payments.end(first);
    await deliverSubscriptionEvent(app, first);
    await app.runTasks();
    expect(await subscriptionsOf(employer)).toMatchObject([
      { id: first, status: 'canceled' },
      { id: second, status: 'active' },
    ]);
    app.mails.take();
  });

  it('count as one when delivered concurrently', async () => {
    const { employer, first, second } = await twoPaid();
    const deliveries = Array.from({ length: 20 }, (_, time) =>
      deliverSubscriptionEvent(app, time % 2 ? first : second),
    );
    for (const { statusCode } of await Promise.all(deliveries)) expect(statusCode).toBe(200);
    await app.runTasks();
    app.mails.take();
    expect(await subscriptionsOf(employer)).toMatchObject([
      { id: first, status: 'active' },
      { id: second, status: 'canceled' },
    ]);
  });
});

describe('employer input', () => {
  const forged = {
    plan: 'corporate',
    planType: 'corporate',
    status: 'active',
    subscription: { planType: 'corporate', status: 'active' },
    subscriptionId: 'sub_free',
    currentPeriodEnd: '2036-01-01T00:00:00.000Z',
    maxActiveJobs: 99,
    priceId: 'price_free',
    amount: 0,
    paid: true,
  };

  it('never becomes a plan', async () => {
    const employer = await signUpEmployer(app, { plan: null });
    const { id } = await buyPlan(app, await signUpEmployer(app, { plan: null }));
    const before = await app.database.selectFrom('subscriptions').selectAll().execute();
    const checkout = { ...forged, planType: 'basic', billingCycle: 'monthly' };
    const calls = [
      ['PUT', `/employer/update/${employer.id}`, { ...forged, companyName: 'Renamed' }],
      ['POST', '/employerjobs/createjob', { ...forged, title: 'Barista' }],
      ['POST', '/employer-subscriptions', checkout],
      ['POST', '/employer-subscriptions/refresh-token', forged],
      ['PUT', `/employer-subscriptions/${id}`, { ...forged, billingCycle: 'annual' }],
      ['PATCH', `/employer-subscriptions/${id}/cancel`, { ...forged, immediate: true }],
      ['PATCH', `/employer-subscriptions/${id}/reactivate`, forged],
      ['POST', '/api/webhooks/stripe', { ...forged, id: 'evt_mine', type: 'updated' }],
    ] as const;
    for (const [method, url, body] of calls) {
      const { statusCode } = await app.call(method, url, { as: employer, body });
      expect(statusCode, url).toBeLessThan(500);
    }
    expect(await app.database.selectFrom('subscriptions').selectAll().execute()).toEqual(before);
    const own = await app.api.getSubscription({ employerId: employer.id, as: employer });
    expect(own.json()).toMatchObject({ hasSubscription: false, subscription: null });
  });

  it('changes only the requested fields, at the provider’s price', async () => {
    const employer = await signUpEmployer(app, { plan: null });
    const { id, providerId } = await buyPlan(app, employer, { planType: 'basic' });
    expect(await findSubscriptionId(app, providerId)).toBe(id);
    const body = { ...forged, planType: 'impact', billingCycle: 'monthly' };
    const response = await app.api.changeSubscription({ id, as: employer, body });
    expect(response.json()).toMatchObject({
      subscription: { planType: 'impact', currentPeriodEnd: expect.not.stringMatching('2036') },
    });
    expect((await linesOf(employer)).at(-1)).toEqual({ kind: 'changed', amount: 149 });
  });
});

type Adopted = Parameters<typeof app.payments.adopt>[0];

function requireAll(found: Partial<Adopted>): Adopted {
  if (found.id === undefined) throw new Error('the provider lost a subscription');
  return found as Adopted;
}
