import {
  FREE_PLAN_FEATURES,
  isLiveSubscription,
  PLAN_ACTIVE_JOBS,
  plans,
  type PlanId,
  type Subscription,
} from '@nextshift/contract';

/** What an employer may do now, in words and figures. */
export interface EmployerPlan {
  readonly id: PlanId | 'none';
  readonly name: string;
  readonly isFree: boolean;
  readonly maxActiveJobs: number;
  readonly features: readonly string[];
}

const FREE_PLAN: EmployerPlan = {
  id: 'none',
  name: 'Free',
  isFree: true,
  maxActiveJobs: PLAN_ACTIVE_JOBS.none,
  features: FREE_PLAN_FEATURES,
};

/** The plan of a subscription while the server counts it as paid; else the free one. */
export function planOf(subscription: Subscription | null, now: number): EmployerPlan {
  if (!subscription || Date.parse(subscription.currentPeriodEnd) <= now) return FREE_PLAN;
  const { status, planType, planDetails } = subscription;
  if (!isLiveSubscription(status)) return FREE_PLAN;
  const { name, features, limitations } = planDetails;
  return { id: planType, name, isFree: false, maxActiveJobs: limitations.maxActiveJobs, features };
}

/** Whether a payment dispute suspends the plan: it still counts, but nothing can be posted. */
export function isSuspended(subscription: Subscription | null): boolean {
  return (
    subscription !== null &&
    isLiveSubscription(subscription.status) &&
    subscription.reversal === 'disputed'
  );
}

/** The smallest plan on sale with room for one more than this many active jobs. */
export function nextPlan(activeJobs: number) {
  return plans.find(({ limitations }) => limitations.maxActiveJobs > activeJobs) ?? null;
}

/** A plan's display name: the server's `none` is Free. */
export function planName(planType: string): string {
  return plans.find(({ id }) => id === planType)?.name ?? FREE_PLAN.name;
}
