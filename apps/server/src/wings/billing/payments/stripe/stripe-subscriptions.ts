import type { Stripe } from 'stripe';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type {
  ChosenPlan,
  PaymentProvider,
  ProviderState,
  UnmatchedReason,
} from '../../../../platform/payments/payment-provider.ts';
import { callStripe, StripeRefusal } from './call-stripe.ts';
import { findSubscriptionOfPayment } from './find-subscription-of-payment.ts';
import { previewChange } from './preview-change.ts';
import type { PriceList } from './price-list.ts';
import type { StripeTimeouts } from './stripe-client.ts';
import { cardsOf, listCharges } from './list-charges.ts';
import { readReversals } from './read-reversals.ts';
import {
  customerOf,
  findPlanItem,
  toProviderState,
  findUnmatchedReason,
  type Payments,
} from './to-provider-state.ts';

const PAGE = 100;

/** Most bills read, newest first: more than twenty years of months. */
const INVOICES_MAX = 300;

type SubscriptionCalls = Pick<
  PaymentProvider,
  | 'listSubscriptions'
  | 'explainUnknown'
  | 'findSubscriptionOfPayment'
  | 'readSubscription'
  | 'previewChange'
  | 'changePlan'
  | 'cancel'
  | 'reactivate'
>;

/** Subscriptions at Stripe: read with their bills, and changed. */
export function createStripeSubscriptions(
  stripe: Stripe,
  prices: PriceList,
  { readMs }: StripeTimeouts,
): SubscriptionCalls {
  const reading = { timeout: readMs };

  async function readInvoices(subscription: string): Promise<Stripe.Invoice[]> {
    return callStripe(() =>
      stripe.invoices
        .list({ subscription, limit: PAGE }, reading)
        .autoPagingToArray({ limit: INVOICES_MAX }),
    );
  }

  async function retrieve(id: string): Promise<Stripe.Subscription> {
    return callStripe(() => stripe.subscriptions.retrieve(id, {}, reading));
  }

  /** Refunds, disputes and cards of a customer's payments; one attempt each, as this follows other reads. */
  async function paymentsOf(customer: string): Promise<Payments> {
    const options = { timeout: readMs, maxNetworkRetries: 0 };
    try {
      const charges = await listCharges(stripe, customer, options);
      return { reversals: await readReversals(stripe, charges, options), cards: cardsOf(charges) };
    } catch (error) {
      // The customer was deleted at Stripe, and their payments can no longer be read.
      if (error instanceof StripeRefusal && error.isUnknown)
        return { reversals: new Map(), cards: [] };
      throw error;
    }
  }

  async function stateOf(
    subscription: Stripe.Subscription,
    known?: ChosenPlan,
  ): Promise<ProviderState | null> {
    const [invoices, payments] = await Promise.all([
      readInvoices(subscription.id),
      paymentsOf(customerOf(subscription)),
    ]);
    return toProviderState(subscription, invoices, prices, payments, known);
  }

  async function readSubscription(id: string, known?: ChosenPlan): Promise<ProviderState | null> {
    try {
      return await stateOf(await retrieve(id), known);
    } catch (error) {
      if (error instanceof StripeRefusal && error.isUnknown) return null;
      throw error;
    }
  }

  async function listSubscriptions(customer: string): Promise<ProviderState[]> {
    const [{ data }, payments] = await Promise.all([
      callStripe(() =>
        stripe.subscriptions.list({ customer, status: 'all', limit: PAGE }, reading),
      ),
      paymentsOf(customer),
    ]);
    const states = await Promise.all(
      data
        .filter((subscription) => findUnmatchedReason(subscription, prices) === null)
        .map(async (subscription) =>
          toProviderState(subscription, await readInvoices(subscription.id), prices, payments),
        ),
    );
    return states.filter((state) => state !== null);
  }

  async function explainUnknown(id: string): Promise<UnmatchedReason> {
    try {
      return findUnmatchedReason(await retrieve(id), prices) ?? 'no_subscription';
    } catch (error) {
      if (error instanceof StripeRefusal && error.isUnknown) return 'no_subscription';
      throw error;
    }
  }

  /** Returns the subscription after a change, or unchanged if it has ended meanwhile. */
  async function change(
    id: string,
    apply: () => Promise<Stripe.Subscription>,
    known?: ChosenPlan,
  ): Promise<ProviderState> {
    try {
      const state = await stateOf(await apply(), known);
      if (state) return state;
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      const state = await readSubscription(id, known);
      if (state === null) throw new AppError('subscription_ended');
      if (hasEnded(state)) return state;
      throw error;
    }
    throw new Error('Stripe changed a subscription to none of our plans');
  }

  async function update(
    id: string,
    changes: Stripe.SubscriptionUpdateParams,
    idempotencyKey: string,
  ): Promise<Stripe.Subscription> {
    return callStripe(() => stripe.subscriptions.update(id, changes, { idempotencyKey }));
  }

  /**
   * The difference is billed immediately, so that the history shows the cost on the day of the
   * change, not on next year's bill. If the card cannot pay it, nothing changes.
   */
  async function swapPrice(id: string, plan: ChosenPlan, idempotencyKey: string) {
    const subscription = await retrieve(id);
    const found = findPlanItem(subscription, prices);
    if (!found || isSamePlan(found.plan, plan)) return subscription;
    const changes: Stripe.SubscriptionUpdateParams = {
      items: [{ id: found.item.id, price: prices.priceOf(plan), quantity: 1 }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    };
    return update(id, changes, `change-${idempotencyKey}`);
  }

  /** A cancellation is a flag, or a date if set on Stripe's own pages; they cannot be sent together. */
  async function takeBackCancellation(id: string, idempotencyKey: string) {
    const subscription = await retrieve(id);
    const { cancel_at_period_end, cancel_at } = subscription;
    if (!cancel_at_period_end && cancel_at === null) return subscription;
    const changes: Stripe.SubscriptionUpdateParams = cancel_at_period_end
      ? { cancel_at_period_end: false }
      : { cancel_at: '' };
    return update(id, changes, `reactivate-${idempotencyKey}`);
  }

  return {
    listSubscriptions,
    explainUnknown,
    findSubscriptionOfPayment: (paymentId) => findSubscriptionOfPayment(stripe, paymentId, reading),
    readSubscription,
    async previewChange(id, plan) {
      return previewChange(stripe, prices, await retrieve(id), plan);
    },
    async changePlan(id, plan, idempotencyKey) {
      return requireLive(await change(id, () => swapPrice(id, plan, idempotencyKey)));
    },
    async cancel(id, when, idempotencyKey, known) {
      const options = { idempotencyKey: `cancel-${idempotencyKey}` };
      if (when === 'now') {
        const end = () => callStripe(() => stripe.subscriptions.cancel(id, {}, options));
        return change(id, end, known);
      }
      const changes = { cancel_at_period_end: true };
      const schedule = () => update(id, changes, options.idempotencyKey);
      return requireLive(await change(id, schedule, known));
    },
    async reactivate(id, idempotencyKey, known) {
      return requireLive(await change(id, () => takeBackCancellation(id, idempotencyKey), known));
    },
  };
}

function isSamePlan(a: ChosenPlan, b: ChosenPlan): boolean {
  return a.planType === b.planType && a.billingCycle === b.billingCycle;
}

function hasEnded({ subscription }: ProviderState): boolean {
  return subscription.status === 'canceled';
}

function requireLive(state: ProviderState): ProviderState {
  if (hasEnded(state)) throw new AppError('subscription_ended');
  return state;
}
