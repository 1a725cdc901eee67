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
});

export type Subscription = z.output<typeof subscription>;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
