import * as z from 'zod';
import { entityId, isoTime } from '../field-rules.ts';
import { billingCycles, planIds } from './plans.ts';

export const subscriptionStatuses = [
  'active',
  'past_due',
  'canceled',
  'incomplete',
  'unpaid',
] as const;

/**
 * What money that came back has done to a plan: an open dispute suspends it, a refund in full or a lost
 * dispute ends it.
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
  /** Null while no payment of it came back. */
  reversal: z.enum(planReversals).nullable(),
  /** Sold by the sandbox before plans were paid for: it ends with its period, and any other takes its place. */
  fromSandbox: z.boolean(),
  /** Whom a plan with a dedicated account manager names; null on the other plans. */
  accountManager: z.object({ name: z.string(), email: z.string() }).nullable(),
});

/** What has happened to a subscription; those with an amount are bills. */
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
  /** US dollars; null where nothing was billed. A refund or credit is negative. */
  amount: z.number().nullable(),
  /** Whether there is a bill to look at. */
  hasInvoice: z.boolean(),
  occurredAt: isoTime,
});

const chosenPlan = z.enum(planIds, 'Please choose a plan.');
const chosenCycle = z.enum(billingCycles, 'Please choose monthly or annual billing.');

/** POST /employer-subscriptions. The price is the server's: a price identifier sent along is dropped. */
export const startSubscriptionBody = z.object({
  /** May be left out; where it is not, it must be the employer who is signed in. */
  employerId: entityId.optional(),
  planType: chosenPlan,
  billingCycle: chosenCycle,
});

/** PUT /employer-subscriptions/{id}: the plan and cycle to change to. */
export const changeSubscriptionBody = z.object({
  planType: chosenPlan,
  billingCycle: chosenCycle,
});

/** What a change of plan would cost now, and do to each active job. */
export const changePreview = z.object({
  /** What the change costs, in US dollars; negative for a credit. */
  total: z.number(),
  /** What is charged now, after credit from before. */
  dueNow: z.number(),
  /** Credit that is left for the bills to come. */
  creditLeft: z.number(),
  /** When the jobs that do not stay would close; null where all of them stay. */
  jobsCloseAt: isoTime.nullable(),
  jobs: z.array(
    z.object({
      id: entityId,
      title: z.string(),
      stays: z.boolean(),
      applicantCount: z.number().int(),
      /** As many as the plan lets a job have; null for any number. */
      maxApplicants: z.number().int().nullable(),
    }),
  ),
});

/** PATCH /employer-subscriptions/{id}/cancel: at the end of the period, unless at once. */
export const cancelSubscriptionBody = z
  .object({ immediate: z.boolean().default(false) })
  .default({ immediate: false });

export type ChangePreview = z.output<typeof changePreview>;
export type Subscription = z.output<typeof subscription>;
export type PlanReversal = (typeof planReversals)[number];
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
export type BillingEvent = z.output<typeof billingEvent>;
export type BillingEventKind = BillingEvent['kind'];
