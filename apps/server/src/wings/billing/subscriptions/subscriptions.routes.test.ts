import { decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../../test/database/insert-accounts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const impact = {
  name: 'Impact',
  monthlyPrice: 149,
  annualPrice: 1620,
  limitations: { maxActiveJobs: 2, maxApplicantsPerJob: 200 },
};

async function claimsOf(token: string) {
  const key = app.platform.secrets.signingKey('subscription token');
  return (await jwtVerify(token, key, { currentDate: app.clock.read() })).payload;
}

describe('GET /employer-subscriptions/plans', () => {
  it('lists the plans for everyone', async () => {
    const response = await app.api.listPlans();
    expect(response.statusCode).toBe(200);
    const { plans } = response.json<{ plans: { id: string; features: string[] }[] }>();
    expect(plans.map(({ id }) => id)).toEqual(['basic', 'impact', 'accelerate', 'corporate']);
    expect(plans[1]).toMatchObject({ ...impact, price: 149, popular: true });
    expect(plans[1]?.features).toContain('Priority placement in search');
  });
});

describe('GET /employer-subscriptions/{employerId}', () => {
  it('returns the subscription and a summary signed for an hour', async () => {
    const employer = await signUpEmployer(app, { plan: 'impact' });
    const response = await app.api.getSubscription({ employerId: employer.id, as: employer });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      hasSubscription: true,
      subscription: {
        status: 'active',
        planType: 'impact',
        planDetails: impact,
        billingCycle: 'monthly',
        currentPeriodEnd: '2026-12-20T12:00:00.000Z',
        cancelAtPeriodEnd: false,
      },
    });
    expect(response.body).not.toMatch(/sub_|cus_|provider/);
    const { subscriptionToken } = response.json<{ subscriptionToken: string }>();
    expect(decodeProtectedHeader(subscriptionToken)).toEqual({ alg: 'HS256', typ: 'JWT' });
    const now = app.clock.read().getTime() / 1000;
    expect(await claimsOf(subscriptionToken)).toEqual({
      sub: employer.id,
      status: 'active',
      planType: 'impact',
      features: [
        '2 active job listings',
        '200 applicants per job',
        'Custom application forms',
        'Priority placement in search',
      ],
      limitations: { maxActiveJobs: 2, maxApplicantsPerJob: 200 },
      iat: now,
      exp: now + 3600,
    });
  });

  it('returns null to an employer without one', async () => {
    const employer = await signUpEmployer(app, { plan: null });
    const response = await app.api.getSubscription({ employerId: employer.id, as: employer });
    expect(response.json()).toEqual({
      subscription: null,
      hasSubscription: false,
      subscriptionToken: null,
    });
  });

  it('is readable by its own employer only', async () => {
    const employer = await signUpEmployer(app);
    const other = await signUpEmployer(app);
    const response = await app.api.getSubscription({ employerId: other.id, as: employer });
    expect(response.statusCode).toBe(403);
  });
});

describe('POST /employer-subscriptions/refresh-token', () => {
  it('signs a new token', async () => {
    const employer = await signUpEmployer(app, { plan: 'basic' });
    const refresh = async () => {
      const response = await app.api.refreshSubscriptionToken({ as: employer });
      return claimsOf(response.json<{ subscriptionToken: string }>().subscriptionToken);
    };
    const first = await refresh();
    app.clock.advance(60_000);
    expect((await refresh()).exp).toBe((first.exp ?? 0) + 60);
  });

  it('signs nothing without a subscription', async () => {
    const employer = await signUpEmployer(app, { plan: null });
    const response = await app.api.refreshSubscriptionToken({ as: employer });
    expect(response.json()).toEqual({ subscriptionToken: null });
  });
});
