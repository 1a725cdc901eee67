import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { entityId } from '../field-rules.ts';
import { plan, subscription } from './subscription-schemas.ts';

const tag = 'Subscriptions';

export const listPlans = defineEndpoint({
  method: 'GET',
  path: '/employer-subscriptions/plans',
  summary: 'The plans on sale, cheapest first',
  tag,
  access: 'public',
  rateLimit: 'read',
  responses: { 200: z.object({ plans: z.array(plan) }) },
});

export const getSubscription = defineEndpoint({
  method: 'GET',
  path: '/employer-subscriptions/:employerId',
  summary: "An employer's subscription and its display token",
  tag,
  access: 'employer',
  rateLimit: 'read',
  identity: ['params.employerId'],
  params: z.object({ employerId: entityId }),
  responses: {
    200: z.object({
      subscription: subscription.nullable(),
      hasSubscription: z.boolean(),
      subscriptionToken: z.string().nullable(),
    }),
  },
});

export const refreshSubscriptionToken = defineEndpoint({
  method: 'POST',
  path: '/employer-subscriptions/refresh-token',
  summary: 'A fresh display token for the subscription',
  tag,
  access: 'employer',
  rateLimit: 'write',
  responses: { 200: z.object({ subscriptionToken: z.string().nullable() }) },
});
