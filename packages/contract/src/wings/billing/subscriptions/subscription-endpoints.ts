import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { listQuery } from '../../../list-query.ts';
import {
  billingEvent,
  cancelSubscriptionBody,
  changePreview,
  changeSubscriptionBody,
  plan,
  startSubscriptionBody,
  subscription,
} from './subscription-schemas.ts';

const tag = 'Subscriptions';
const params = z.object({ id: entityId });
const own = {
  200: z.object({
    subscription: subscription.nullable(),
    hasSubscription: z.boolean(),
    subscriptionToken: z.string().nullable(),
  }),
};
const changed = { 200: z.object({ subscription }) };

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
  responses: own,
});

export const checkSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/employer-subscriptions/check',
  summary: 'Ask the payment provider what was bought, and return the subscription',
  tag,
  access: 'employer',
  rateLimit: 'write',
  responses: own,
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

export const startSubscription = defineEndpoint({
  method: 'POST',
  path: '/employer-subscriptions',
  summary:
    'Begin the checkout of a plan; the plan begins once the payment provider says it is paid',
  tag,
  access: 'employer',
  rateLimit: 'write',
  identity: ['body.employerId'],
  idempotent: true,
  body: startSubscriptionBody,
  responses: { 200: z.object({ checkoutUrl: z.string() }) },
});

export const changeSubscription = defineEndpoint({
  method: 'PUT',
  path: '/employer-subscriptions/:id',
  summary: 'Change the plan or its billing cycle at once; the provider prorates',
  tag,
  access: 'employer',
  rateLimit: 'write',
  idempotent: true,
  params,
  body: changeSubscriptionBody,
  responses: changed,
});

export const previewChange = defineEndpoint({
  method: 'GET',
  path: '/api/employer-subscriptions/:id/change-preview',
  summary: 'What a change of plan would cost now, and do to each active job',
  tag,
  access: 'employer',
  rateLimit: 'read',
  params,
  query: changeSubscriptionBody,
  responses: { 200: z.object({ preview: changePreview }) },
});

export const cancelSubscription = defineEndpoint({
  method: 'PATCH',
  path: '/employer-subscriptions/:id/cancel',
  summary: 'Cancel at the end of the paid period, or with `immediate` now',
  tag,
  access: 'employer',
  rateLimit: 'write',
  idempotent: true,
  params,
  body: cancelSubscriptionBody,
  responses: changed,
});

export const reactivateSubscription = defineEndpoint({
  method: 'PATCH',
  path: '/employer-subscriptions/:id/reactivate',
  summary: 'Take back a cancellation that has not taken effect yet',
  tag,
  access: 'employer',
  rateLimit: 'write',
  idempotent: true,
  params,
  responses: changed,
});

export const openBillingPortal = defineEndpoint({
  method: 'POST',
  path: '/api/employer-subscriptions/portal',
  summary: "The payment provider's page for card, invoices, address and tax ID",
  tag,
  access: 'employer',
  rateLimit: 'write',
  responses: { 200: z.object({ portalUrl: z.string() }) },
});

export const getInvoice = defineEndpoint({
  method: 'GET',
  path: '/api/billing-events/:eventId/invoice',
  summary: "The payment provider's page of a bill",
  tag,
  access: 'employer',
  rateLimit: 'read',
  params: z.object({ eventId: entityId }),
  responses: { 200: z.object({ invoiceUrl: z.string() }) },
});

export const getBillingHistory = defineEndpoint({
  method: 'GET',
  path: '/employer-subscriptions/:id/history',
  summary: 'What has been billed and changed, newest first',
  tag,
  access: 'employer',
  rateLimit: 'read',
  params,
  query: listQuery,
  responses: { 200: z.object({ history: z.array(billingEvent) }) },
});
