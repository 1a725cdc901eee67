import { DAY_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyPlan, deliverSubscriptionEvent } from '../../../../../test/payments/buy-plan.ts';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../../test/database/insert-accounts.ts';
import { makeJobsDue, queuedPayloads } from '../../../../../test/servers/queued-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function mailsTo({ email }: TestAccount) {
  await makeJobsDue(app);
  await app.runTasks();
  return app.mails.take().filter(({ to }) => to === email);
}

describe('the mails about a plan', () => {
  it('contain what was paid, what it includes and when it is due again', async () => {
    const employer = await signUpEmployer(app, { plan: null });
    const { id, providerId } = await buyPlan(app, employer, { billingCycle: 'annual' });
    const [begun] = await mailsTo(employer);
    const text = begun?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Hi Copper Kettle, thank you: your Impact plan has begun.');
    expect(text).toContain('You can have 2 jobs open at a time. We have received $1,620.00.');
    expect(text).toContain('The plan is billed annually and renews on Nov 20, 2027.');
    expect(begun?.html).toContain('http://nextshift.example/employer/subscription');

    await app.payments.changePlan(
      providerId,
      { planType: 'basic', billingCycle: 'annual' },
      'to basic',
    );
    await deliverSubscriptionEvent(app, providerId);
    expect((await mailsTo(employer)).map(({ subject }) => subject)).toEqual([
      'You are on the Basic plan now',
    ]);
    app.payments.failPayment(providerId);
    await deliverSubscriptionEvent(app, providerId);
    const [failed] = await mailsTo(employer);
    expect(failed?.text.replaceAll(/\s+/g, ' ')).toContain(
      'the payment of $840.00 for your Basic plan did not go through.',
    );
    expect(failed?.messageId).toContain(`subscription.payment_failed.${id}.`);
  });

  it('are retried under the same id after an outage of the mail server, and queue ids only', async () => {
    const employer = await signUpEmployer(app, { plan: null });
    await buyPlan(app, employer);
    const waiting = JSON.stringify(await queuedPayloads(app));
    expect(waiting).not.toMatch(/Copper|@|sub_|cus_/);
    app.mails.fail(1);
    expect(await mailsTo(employer)).toEqual([]);
    const [mail, ...more] = await mailsTo(employer);
    expect(mail?.messageId).toMatch(/^[\w.-]+$/);
    expect(more).toEqual([]);
    expect(await queuedPayloads(app)).toEqual([]);
  });

  it('are not sent for old events', async () => {
    const employer = await signUpEmployer(app, { plan: null });
    const { providerId } = await buyPlan(app, employer);
    await mailsTo(employer);
    await app.database
      .deleteFrom('subscription_events')
      .using('subscriptions')
      .whereRef('subscriptions.id', '=', 'subscription_id')
      .where('subscriptions.employer_id', '=', employer.id)
      .execute();
    app.clock.advance(8 * DAY_MS);
    await deliverSubscriptionEvent(app, providerId);
    expect(await mailsTo(employer)).toEqual([]);
  });
});
