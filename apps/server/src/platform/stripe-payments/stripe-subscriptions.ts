import type { Stripe } from 'stripe';
import { AppError } from '../app-error.ts';
import type {
  ChosenPlan,
  PaymentProvider,
  ProviderState,
  UnmatchedReason,
} from '../payment-provider.ts';
import { callStripe, StripeRefusal } from './call-stripe.ts';
import { previewChange } from './preview-change.ts';
import type { PriceList } from './price-list.ts';
import type { StripePatience } from './stripe-client.ts';
import { findPlanItem, toProviderState, whyUnknown } from './to-provider-state.ts';

const PAGE = 100;

/** Bills read at once, newest first: more than twenty years of months. */
const INVOICES_MAX = 300;

type SubscriptionCalls = Pick<
  PaymentProvider,
  | 'listSubscriptions'
  | 'explainUnknown'
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
  { readMs }: StripePatience,
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

  async function readSubscription(id: string): Promise<ProviderState | null> {
    try {
      const [subscription, invoices] = await Promise.all([retrieve(id), readInvoices(id)]);
      return toProviderState(subscription, invoices, prices);
    } catch (error) {
      if (error instanceof StripeRefusal && error.isUnknown) return null;
      throw error;
    }
  }

  async function listSubscriptions(customer: string): Promise<ProviderState[]> {
    const { data } = await callStripe(() =>
      stripe.subscriptions.list({ customer, status: 'all', limit: PAGE }, reading),
    );
    const states = await Promise.all(
      data
        .filter((subscription) => whyUnknown(subscription, prices) === null)
        .map(async (subscription) =>
          toProviderState(subscription, await readInvoices(subscription.id), prices),
        ),
    );
    return states.filter((state) => state !== null);
  }

  async function explainUnknown(id: string): Promise<UnmatchedReason> {
    try {
      return whyUnknown(await retrieve(id), prices) ?? 'no_subscription';
    } catch (error) {
      if (error instanceof StripeRefusal && error.isUnknown) return 'no_subscription';
      throw error;
    }
  }

  /** Answers what became of a subscription; one that has ended meanwhile cannot be changed any more. */
  async function change(
    id: string,
    apply: () => Promise<Stripe.Subscription>,
  ): Promise<ProviderState> {
    try {
      const state = toProviderState(await apply(), await readInvoices(id), prices);
      if (state) return state;
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      const state = await readSubscription(id);
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
   * The difference is billed at once: the history shows what a change cost on the day it was made, not
   * on next year's bill. A card that cannot pay it changes nothing.
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

  /** A cancellation is a mark, or where Stripe's own pages set it, a day; they cannot be sent together. */
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
    readSubscription,
    async previewChange(id, plan) {
      return previewChange(stripe, prices, await retrieve(id), plan);
    },
    async changePlan(id, plan, idempotencyKey) {
      return requireLive(await change(id, () => swapPrice(id, plan, idempotencyKey)));
    },
    async cancel(id, when, idempotencyKey) {
      const options = { idempotencyKey: `cancel-${idempotencyKey}` };
      if (when === 'now') {
        return change(id, () => callStripe(() => stripe.subscriptions.cancel(id, {}, options)));
      }
      const changes = { cancel_at_period_end: true };
      return requireLive(await change(id, () => update(id, changes, options.idempotencyKey)));
    },
    async reactivate(id, idempotencyKey) {
      return requireLive(await change(id, () => takeBackCancellation(id, idempotencyKey)));
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
