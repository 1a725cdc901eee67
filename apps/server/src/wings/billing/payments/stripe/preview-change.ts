import type { Stripe } from 'stripe';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type {
  ChosenPlan,
  ProviderPreview,
} from '../../../../platform/payments/payment-provider.ts';
import { callStripe } from './call-stripe.ts';
import type { PriceList } from './price-list.ts';
import { findPlanItem } from './to-provider-state.ts';

const CENTS = 100;

/** What Stripe would bill for a change now, with the customer's balance; negative for a credit. */
export async function previewChange(
  stripe: Stripe,
  prices: PriceList,
  subscription: Stripe.Subscription,
  plan: ChosenPlan,
): Promise<ProviderPreview> {
  const found = findPlanItem(subscription, prices);
  if (!found || subscription.status === 'canceled') throw new AppError('subscription_ended');
  const invoice = await callStripe(() =>
    stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: found.item.id, price: prices.priceOf(plan), quantity: 1 }],
        proration_behavior: 'always_invoice',
      },
    }),
  );
  // A preview may omit the ending balance, to which a credit goes and from which payments are
  // deducted.
  const ending =
    invoice.ending_balance ?? invoice.starting_balance + invoice.total - invoice.amount_due;
  return {
    total: invoice.total / CENTS,
    dueNow: invoice.amount_due / CENTS,
    creditLeft: Math.max(0, -ending) / CENTS,
  };
}
