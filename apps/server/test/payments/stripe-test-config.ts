import type { Config } from '../../src/config.ts';

const VERSION = '2026-10-28.endive';
const SECRET_KEY = 'sk_test_canary';

/** What the fake requires of every request. */
export const stripeCredentials = { secretKey: SECRET_KEY, version: VERSION };

/** Settings of Stripe as parsed from the environment. */
export function stripeTestConfig(apiBase?: string): NonNullable<Config['stripe']> {
  return {
    secretKey: SECRET_KEY,
    webhookSecret: 'whsec_test',
    apiBase,
    automaticTax: false,
    prices: [
      { planType: 'basic', billingCycle: 'monthly', ids: ['price_bm'] },
      { planType: 'basic', billingCycle: 'annual', ids: ['price_ba'] },
      { planType: 'impact', billingCycle: 'monthly', ids: ['price_im', 'price_im_2025'] },
      { planType: 'impact', billingCycle: 'annual', ids: ['price_ia'] },
      { planType: 'accelerate', billingCycle: 'monthly', ids: ['price_am'] },
      { planType: 'accelerate', billingCycle: 'annual', ids: ['price_aa'] },
      { planType: 'corporate', billingCycle: 'monthly', ids: ['price_cm'] },
      { planType: 'corporate', billingCycle: 'annual', ids: ['price_ca'] },
    ],
  };
}

/** A single attempt, without retries. */
export const singleAttempt = { readMs: 2_000, writeMs: 2_000, retries: 0 };
