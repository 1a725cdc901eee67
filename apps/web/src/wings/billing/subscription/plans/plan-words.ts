import { plans, type BillingCycle, type PlanId } from '@nextshift/contract';

/** The features that a plan lacks; the largest lacks nothing. */
export const planLacks = {
  basic: ['No priority placement', 'No featured listings', 'No account manager'],
  impact: ['No featured listings', 'No account manager'],
  accelerate: ['No account manager'],
  corporate: [],
} as const satisfies Record<PlanId, readonly string[]>;

export const cycleWords = {
  monthly: 'billed monthly',
  annual: 'billed annually',
} as const satisfies Record<BillingCycle, string>;

/** A plan on sale. */
export function planOnSale(planType: PlanId) {
  const plan = plans.find(({ id }) => id === planType);
  if (!plan) throw new Error(`No plan ${planType} is on sale`);
  return plan;
}
