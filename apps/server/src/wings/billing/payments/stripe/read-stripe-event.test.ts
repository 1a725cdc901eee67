import { describe, expect, it } from 'vitest';
import { stripeTestConfig } from '../../../../../test/payments/stripe-test-config.ts';
import { signWebhook } from '../../../../platform/security/webhook-signature.ts';
import { createStripePayments } from './create-stripe-payments.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const { readEvent } = createStripePayments(stripeTestConfig());

function read(event: unknown) {
  const body = Buffer.from(typeof event === 'string' ? event : JSON.stringify(event));
  return readEvent(body, signWebhook(body, 'whsec_test', now), now);
}

const eventOf = (type: string, object: unknown) => ({
  id: 'evt_1',
  object: 'event',
  api_version: '2026-10-28.endive',
  created: 1_795_176_000,
  type,
  data: { object },
});

describe('an event of Stripe', () => {
  it.each([
    ['checkout.session.completed', { id: 'cs_1', subscription: 'sub_1' }],
    ['checkout.session.completed', { id: 'cs_1', subscription: { id: 'sub_1', items: {} } }],
    ['customer.subscription.created', { id: 'sub_1', status: 'active' }],
    ['customer.subscription.updated', { id: 'sub_1', status: 'past_due' }],
    ['customer.subscription.deleted', { id: 'sub_1', status: 'canceled' }],
    ['invoice.paid', { parent: { subscription_details: { subscription: 'sub_1' } } }],
    ['invoice.paid', { parent: { subscription_details: { subscription: { id: 'sub_1' } } } }],
    ['invoice.paid', { id: 'in_1', subscription: 'sub_1' }],
    ['invoice.payment_failed', { parent: { subscription_details: { subscription: 'sub_1' } } }],
    ['invoice.payment_failed', { id: 'in_1', parent: null, subscription: { id: 'sub_1' } }],
  ])('of type %s names its subscription in %o', (type, object) => {
    expect(read(eventOf(type, object))).toEqual({
      id: 'evt_1',
      type,
      subscriptionId: 'sub_1',
      paymentId: null,
    });
  });

  it.each([
    ['checkout.session.completed', { id: 'cs_1', mode: 'payment', subscription: null }],
    ['invoice.paid', { id: 'in_1', parent: null }],
    ['invoice.paid', { id: 'in_1', parent: { quote_details: {}, subscription_details: null } }],
    ['customer.updated', { id: 'cus_1' }],
    ['invoice.upcoming', { parent: { subscription_details: { subscription: 'sub_1' } } }],
  ])('of type %s may concern none: %o', (type, object) => {
    expect(read(eventOf(type, object))).toEqual({
      id: 'evt_1',
      type,
      subscriptionId: null,
      paymentId: null,
    });
  });

  it('of another type needs no object', () => {
    const event = { id: 'evt_2', object: 'v2.core.event', type: 'v2.core.account.updated' };
    expect(read(event)).toEqual({
      id: 'evt_2',
      type: 'v2.core.account.updated',
      subscriptionId: null,
      paymentId: null,
    });
  });

  it.each([
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, 'pi_1'],
    ['charge.refunded', { id: 'ch_1', payment_intent: { id: 'pi_1' } }, 'pi_1'],
    ['charge.refunded', { id: 'ch_1', payment_intent: null }, null],
    ['charge.dispute.created', { id: 'dp_1', charge: 'ch_1', payment_intent: 'pi_1' }, 'pi_1'],
    ['charge.dispute.closed', { id: 'dp_1', charge: 'ch_1', payment_intent: 'pi_1' }, 'pi_1'],
  ])('of type %s names the payment in %o', (type, object, paymentId) => {
    expect(read(eventOf(type, object))).toEqual({
      id: 'evt_1',
      type,
      subscriptionId: null,
      paymentId,
    });
  });

  it.each([
    ['no JSON', '{"id":'],
    ['no object', '[]'],
    ['without an id', { type: 'invoice.paid', data: { object: {} } }],
    ['of a subscription without an id', eventOf('customer.subscription.updated', {})],
    ['without its object', { id: 'evt_1', type: 'invoice.paid' }],
  ])('is malformed if it is %s', (_, event) => {
    expect(() => read(event)).toThrow(expect.objectContaining({ code: 'malformed_request' }));
  });

  it('is rejected if unsigned, signed by another, or too old', () => {
    const body = Buffer.from(JSON.stringify(eventOf('customer.updated', {})));
    const refusal = expect.objectContaining({ code: 'webhook_signature_invalid' });
    const later = new Date('2026-11-20T12:05:01.000Z');
    expect(() => readEvent(body, undefined, now)).toThrow(refusal);
    expect(() => readEvent(body, signWebhook(body, 'whsec_other', now), now)).toThrow(refusal);
    expect(() => readEvent(body, signWebhook(body, 'whsec_test', now), later)).toThrow(refusal);
  });
});
