import * as z from 'zod';
import { entityId, isoTime } from '../../../field-rules.ts';
import { billingCycles, planIds } from './plans.ts';

export const subscriptionStatuses = [
  'active',
  'past_due',
  'canceled',
  'incomplete',
  'unpaid',
] as const;

/**
 * The effect of returned money on a plan: an open dispute suspends it, a full refund or a lost dispute
 * ends it.
 */
export const planReversals = ['disputed', 'refunded', 'dispute_lost'] as const;

export const planLimitations = z.object({
  maxActiveJobs: z.number().int(),
  maxApplicantsPerJob: z.number().int().nullable(),
});

export const plan = z.object({
  id: z.enum(planIds),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  monthlyPrice: z.number(),
  annualPrice: z.number(),
  annualMonthlyPrice: z.number(),
  annualSaveAmount: z.number(),
  features: z.array(z.string()),
  limitations: planLimitations,
  popular: z.boolean(),
  icon: z.string(),
});

export const subscription = z.object({
  id: entityId,
  status: z.enum(subscriptionStatuses),
  planType: z.enum(planIds),
  planDetails: z.object({
    name: z.string(),
    monthlyPrice: z.number(),
    annualPrice: z.number(),
    features: z.array(z.string()),
    limitations: planLimitations,
  }),
  billingCycle: z.enum(billingCycles),
  currentPeriodEnd: isoTime,
  cancelAtPeriodEnd: z.boolean(),
  /** Null unless a payment was returned. */
  reversal: z.enum(planReversals).nullable(),
  /** Sold by the sandbox before Stripe was configured: ends with its period, and any other replaces it. */
  fromSandbox: z.boolean(),
  /** The dedicated account manager; null on plans without one. */
  accountManager: z.object({ name: z.string(), email: z.string() }).nullable(),
});

/** Events of a subscription; those with an amount are bills. */
export const billingEventKinds = [
  'started',
  'renewed',
  'changed',
  'payment_failed',
  'cancel_scheduled',
  'reactivated',
  'ended',
  'refunded',
  'suspended',
  'restored',
] as const;

export const billingEvent = z.object({
  id: entityId,
  kind: z.enum(billingEventKinds),
  planType: z.enum(planIds),
  billingCycle: z.enum(billingCycles),
  /** US dollars; null if nothing was billed. A refund or credit is negative. */
  amount: z.number().nullable(),
  /** Whether there is a bill to view. */
  hasInvoice: z.boolean(),
  occurredAt: isoTime,
});

const chosenPlan = z.enum(planIds, 'Please choose a plan.');
const chosenCycle = z.enum(billingCycles, 'Please choose monthly or annual billing.');

/** POST /employer-subscriptions. The server sets the price: a price identifier in the body is dropped. */
export const startSubscriptionBody = z.object({
  /** Optional; if present, it must be the signed-in employer. */
  employerId: entityId.optional(),
  planType: chosenPlan,
  billingCycle: chosenCycle,
});

/** PUT /employer-subscriptions/{id}: the plan and cycle to change to. */
export const changeSubscriptionBody = z.object({
  planType: chosenPlan,
  billingCycle: chosenCycle,
});

/** The cost of a plan change now, and its effect on each active job. */
export const changePreview = z.object({
  /** What the change costs, in US dollars; negative for a credit. */
  total: z.number(),
  /** Charged now, after existing credit. */
  dueNow: z.number(),
  /** Credit left for future bills. */
  creditLeft: z.number(),
  /** When surplus jobs would close; null if there are none. */
  jobsCloseAt: isoTime.nullable(),
  jobs: z.array(
    z.object({
      id: entityId,
      title: z.string(),
      stays: z.boolean(),
      applicantCount: z.number().int(),
      /** The plan's applicant limit per job; null is unlimited. */
      maxApplicants: z.number().int().nullable(),
    }),
  ),
});

/** PATCH /employer-subscriptions/{id}/cancel: at the end of the period or immediately. */
export const cancelSubscriptionBody = z
  .object({ immediate: z.boolean().default(false) })
  .default({ immediate: false });

export type ChangePreview = z.output<typeof changePreview>;
export type Subscription = z.output<typeof subscription>;
export type PlanReversal = (typeof planReversals)[number];
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
export type BillingEvent = z.output<typeof billingEvent>;
export type BillingEventKind = BillingEvent['kind'];
