import {
  isLiveSubscription,
  PLAN_ACTIVE_JOBS,
  PLAN_APPLICANTS_PER_JOB,
  type PlanId,
} from '@nextshift/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { PaymentProvider } from '../payments/index.ts';
import type { JobTerms } from '../../jobs/index.ts';
import { findLiveSubscription, type SubscriptionRow } from './subscriptions.queries.ts';

export type EffectivePlan = PlanId | 'none';

/** A plan counts while it is paid for: active, or past due within the period already paid. */
export function planOf(subscription: SubscriptionRow | undefined, now: Date): EffectivePlan {
  if (!subscription || subscription.current_period_end <= now) return 'none';
  const { status, plan_type } = subscription;
  return status === 'active' || status === 'past_due' ? plan_type : 'none';
}

export async function findPlan(
  database: Queryable,
  clock: Clock,
  employerId: string,
): Promise<EffectivePlan> {
  return planOf(await findLiveSubscription(database, employerId), clock());
}

/** Whether a plan is suspended by a disputed payment: it counts, but nothing can be posted. */
export function isSuspended({ status, reversal }: SubscriptionRow): boolean {
  return isLiveSubscription(status) && reversal === 'disputed';
}

/** Whether the employer's plan is suspended: nothing can be posted, but open jobs stay. */
export async function isPlanSuspended(database: Queryable, employerId: string): Promise<boolean> {
  const live = await findLiveSubscription(database, employerId);
  return live !== undefined && isSuspended(live);
}

export function maxActiveJobs(plan: EffectivePlan): number {
  return PLAN_ACTIVE_JOBS[plan];
}

/** Applicants a job may have; null is unlimited. An expired plan keeps the smallest limit. */
function maxApplicantsPerJob(plan: EffectivePlan): number | null {
  return plan === 'none' ? PLAN_APPLICANTS_PER_JOB.basic : PLAN_APPLICANTS_PER_JOB[plan];
}

const PLACEMENT_FEATURED = 2;
const PLACEMENT_PRIORITY = 1;
const PLACEMENT_NONE = 0;

/** The placement in search of a plan's jobs; see jobs.placement. */
function placementOf(plan: EffectivePlan): number {
  if (plan === 'accelerate' || plan === 'corporate') return PLACEMENT_FEATURED;
  return plan === 'impact' ? PLACEMENT_PRIORITY : PLACEMENT_NONE;
}

/** The plan's terms for each of its jobs. */
export function jobTermsOf(plan: EffectivePlan): JobTerms {
  return { placement: placementOf(plan), maxApplicants: maxApplicantsPerJob(plan) };
}

/**
 * Whether a plan was sold by the sandbox, and Stripe is configured now. It is never renewed or
 * charged: it ends with its period, or when its employer cancels it (decision 052). Never true for
 * a plan of Stripe's.
 */
export function isFromSandbox(
  { provider }: Pick<SubscriptionRow, 'provider'>,
  payments: Pick<PaymentProvider, 'name'>,
): boolean {
  return provider === 'sandbox' && payments.name === 'stripe';
}
