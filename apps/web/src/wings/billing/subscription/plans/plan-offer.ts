import {
  isLiveSubscription,
  planIds,
  type BillingCycle,
  type PlanId,
  type Subscription,
} from '@nextshift/contract';

/** A plan and how it is billed, as a person chooses them. */
export interface ChosenPlan {
  readonly planType: PlanId;
  readonly billingCycle: BillingCycle;
}

/** What choosing a plan would do to the employer's subscription. */
export type PlanOffer = 'start' | 'current' | 'switch-cycle' | 'upgrade' | 'downgrade';

/** The subscription while its plan is in effect; null if ended or unpaid. */
export function liveOf(subscription: Subscription | null): Subscription | null {
  return subscription && isLiveSubscription(subscription.status) ? subscription : null;
}

export function offerOf(chosen: ChosenPlan, live: ChosenPlan | null): PlanOffer {
  if (!live) return 'start';
  const step = planIds.indexOf(chosen.planType) - planIds.indexOf(live.planType);
  if (step !== 0) return step > 0 ? 'upgrade' : 'downgrade';
  return chosen.billingCycle === live.billingCycle ? 'current' : 'switch-cycle';
}

/** The words on a plan's button. */
export function offerLabel(offer: PlanOffer, billingCycle: BillingCycle): string {
  const labels = {
    start: 'Get Started',
    current: 'Current plan',
    upgrade: 'Upgrade',
    downgrade: 'Downgrade',
    'switch-cycle': `Switch to ${billingCycle}`,
  } as const satisfies Record<PlanOffer, string>;
  return labels[offer];
}
