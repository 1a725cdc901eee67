import { anyEmployer, everyone, owningEmployer, type Row } from './row.ts';

/** The sandbox provider's page: anyone but an employer is asked to sign in. */
const itsBuyer = {
  ...everyone('sign in'),
  pending: '404',
  accepted: '303',
  expired: '404',
  otherEmployer: '404',
} as const;

const NO_PLAN =
  "DELETE FROM subscriptions WHERE employer_id = '{accepted}';" +
  "DELETE FROM sandbox_subscriptions WHERE employer_id = '{accepted}'";

const SURPLUS =
  'INSERT INTO surplus_jobs (employer_id, jobs_allowed, lowest_allowed, closes_at)' +
  " VALUES ('{accepted}', 0, 0, now() + interval '7 days') ON CONFLICT DO NOTHING";

/** Plans and payments. */
export const subscriptions: readonly Row[] = [
  {
    call: 'GET /employer-subscriptions/plans',
    who: everyone('200'),
  },
  {
    call: 'GET /employer-subscriptions/:employerId',
    of: 'employer',
    at: '/employer-subscriptions/{accepted}',
    who: owningEmployer('200: the subscription, the plan'),
  },
  {
    call: 'POST /employer-subscriptions/refresh-token',
    of: 'employer',
    leavesNoTrace: true,
    who: anyEmployer('200'),
  },
  {
    call: 'POST /employer-subscriptions',
    of: 'employer',
    first: NO_PLAN,
    body: { employerId: '{accepted}', planType: 'basic', billingCycle: 'monthly' },
    reads: ['planType', 'billingCycle'],
    who: owningEmployer('200'),
  },
  {
    call: 'POST /employer-subscriptions',
    about: 'with a plan already',
    of: 'employer',
    body: { employerId: '{accepted}', planType: 'basic', billingCycle: 'monthly' },
    reads: ['planType', 'billingCycle'],
    who: owningEmployer('409'),
  },
  {
    call: 'PUT /employer-subscriptions/:id',
    of: 'employer',
    at: '/employer-subscriptions/{subscription}',
    body: { planType: 'impact', billingCycle: 'annual' },
    reads: ['planType', 'billingCycle'],
    who: owningEmployer('200: the subscription, the plan', '404'),
  },
  {
    call: 'GET /api/employer-subscriptions/:id/change-preview',
    of: 'employer',
    at: '/api/employer-subscriptions/{subscription}/change-preview?planType=basic&billingCycle=monthly',
    who: owningEmployer('200', '404'),
  },
  {
    call: 'PATCH /employer-subscriptions/:id/cancel',
    of: 'employer',
    at: '/employer-subscriptions/{subscription}/cancel',
    body: { immediate: false },
    who: owningEmployer('200: the subscription, the plan', '404'),
  },
  {
    call: 'PATCH /employer-subscriptions/:id/reactivate',
    of: 'employer',
    first:
      "UPDATE subscriptions SET cancel_at_period_end = true WHERE id = '{subscription}';" +
      "UPDATE sandbox_subscriptions SET cancel_at_period_end = true WHERE employer_id = '{accepted}'",
    at: '/employer-subscriptions/{subscription}/reactivate',
    who: owningEmployer('200: the subscription, the plan', '404'),
  },
  {
    call: 'GET /employer-subscriptions/:id/history',
    of: 'employer',
    at: '/employer-subscriptions/{subscription}/history',
    who: owningEmployer('200: the plan', '404'),
  },
  {
    call: 'POST /api/employer-subscriptions/check',
    of: 'employer',
    leavesNoTrace: true,
    who: anyEmployer('200: the subscription, the plan', '200: the plan'),
  },
  {
    call: 'POST /api/employer-subscriptions/portal',
    of: 'employer',
    leavesNoTrace: true,
    who: anyEmployer('200'),
  },
  {
    call: 'GET /api/billing-events/:eventId/invoice',
    of: 'employer',
    at: '/api/billing-events/{subscription}/invoice',
    who: anyEmployer('404'),
  },
  {
    call: 'GET /sandbox/portal',
    isNoApi: true,
    of: 'employer',
    who: { ...itsBuyer, pending: '200', accepted: '200', expired: '200', otherEmployer: '200' },
  },
  {
    call: 'POST /sandbox/portal',
    isNoApi: true,
    of: 'employer',
    leavesNoTrace: true,
    who: { ...itsBuyer, pending: '303', expired: '303', otherEmployer: '303' },
  },
  {
    call: 'GET /sandbox/invoices/:id',
    isNoApi: true,
    of: 'employer',
    at: '/sandbox/invoices/{checkout}',
    who: { ...itsBuyer, accepted: '404' },
  },
  {
    call: 'POST /sandbox/invoices/:id',
    isNoApi: true,
    of: 'employer',
    at: '/sandbox/invoices/{checkout}',
    leavesNoTrace: true,
    who: { ...itsBuyer, accepted: '404' },
  },
  {
    call: 'GET /sandbox/confirm',
    isNoApi: true,
    of: 'employer',
    who: { ...itsBuyer, accepted: '404' },
  },
  {
    call: 'POST /sandbox/confirm',
    isNoApi: true,
    of: 'employer',
    leavesNoTrace: true,
    who: { ...itsBuyer, accepted: '404' },
  },
  {
    call: 'GET /api/surplus-jobs',
    of: 'employer',
    first: SURPLUS,
    who: anyEmployer('200'),
  },
  {
    call: 'PUT /api/surplus-jobs',
    of: 'employer',
    first: SURPLUS,
    body: { jobIds: [] },
    reads: ['jobIds'],
    who: anyEmployer('200', '409'),
  },
  {
    call: 'POST /api/sales-inquiries',
    of: 'employer',
    body: { contactName: 'Robin Park', message: 'We have twelve shops.' },
    who: anyEmployer('201'),
  },
  {
    call: 'POST /api/webhooks/stripe',
    about: 'without a signature',
    body: { id: 'evt_1', type: 'invoice.paid', data: { object: { subscription: 'sub_1' } } },
    who: everyone('400'),
  },
  {
    call: 'GET /sandbox/checkout/:id',
    isNoApi: true,
    of: 'employer',
    at: '/sandbox/checkout/{checkout}',
    who: { ...itsBuyer, accepted: '200' },
  },
  {
    call: 'POST /sandbox/checkout/:id/pay',
    isNoApi: true,
    of: 'employer',
    first: NO_PLAN,
    at: '/sandbox/checkout/{checkout}/pay',
    who: itsBuyer,
  },
  {
    call: 'POST /sandbox/checkout/:id/fail',
    isNoApi: true,
    of: 'employer',
    leavesNoTrace: true,
    at: '/sandbox/checkout/{checkout}/fail',
    who: itsBuyer,
  },
  {
    call: 'POST /sandbox/checkout/:id/cancel',
    isNoApi: true,
    of: 'employer',
    at: '/sandbox/checkout/{checkout}/cancel',
    who: itsBuyer,
  },
];
