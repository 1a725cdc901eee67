import type { Environment } from './environment.ts';

/** Which variable sets the price of which plan and cycle. */
const stripePrices = [
  { variable: 'STRIPE_PRICE_BASIC_MONTHLY', planType: 'basic', billingCycle: 'monthly' },
  { variable: 'STRIPE_PRICE_BASIC_ANNUAL', planType: 'basic', billingCycle: 'annual' },
  { variable: 'STRIPE_PRICE_IMPACT_MONTHLY', planType: 'impact', billingCycle: 'monthly' },
  { variable: 'STRIPE_PRICE_IMPACT_ANNUAL', planType: 'impact', billingCycle: 'annual' },
  { variable: 'STRIPE_PRICE_ACCELERATE_MONTHLY', planType: 'accelerate', billingCycle: 'monthly' },
  { variable: 'STRIPE_PRICE_ACCELERATE_ANNUAL', planType: 'accelerate', billingCycle: 'annual' },
  { variable: 'STRIPE_PRICE_CORPORATE_MONTHLY', planType: 'corporate', billingCycle: 'monthly' },
  { variable: 'STRIPE_PRICE_CORPORATE_ANNUAL', planType: 'corporate', billingCycle: 'annual' },
] as const;

/** Required in addition to Stripe's secret key: all or none. */
export const stripeVariables = [
  'STRIPE_WEBHOOK_SECRET',
  ...stripePrices.map(({ variable }) => variable),
] as const;

/** A price used for two plans, named by its two variables: purchases would be ambiguous. */
export function findRepeatedPrice(values: Environment): [string, string] | undefined {
  const variables = new Map<string, string>();
  for (const { variable } of stripePrices) {
    for (const id of values[variable] ?? []) {
      const earlier = variables.get(id);
      if (earlier !== undefined) return [variable, earlier];
      variables.set(id, variable);
    }
  }
  return undefined;
}

/** The settings of Stripe; undefined if it is not used. */
export function toStripe(values: Environment) {
  if (values.STRIPE_SECRET_KEY === undefined || values.STRIPE_WEBHOOK_SECRET === undefined) {
    return undefined;
  }
  return {
    secretKey: values.STRIPE_SECRET_KEY,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET,
    apiBase: values.STRIPE_API_BASE,
    automaticTax: values.STRIPE_AUTOMATIC_TAX === 'on',
    prices: stripePrices.map(({ variable, planType, billingCycle }) => ({
      planType,
      billingCycle,
      /** New subscriptions use the first; existing ones to the others continue. */
      ids: values[variable] ?? [],
    })),
  };
}
