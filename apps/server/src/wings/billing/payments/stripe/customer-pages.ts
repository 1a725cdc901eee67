import type { Stripe } from 'stripe';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { PaymentProvider } from '../../../../platform/payments/payment-provider.ts';
import { callStripe, StripeRefusal } from './call-stripe.ts';
import type { PriceList } from './price-list.ts';
import { findPlanItem } from './to-provider-state.ts';

type CustomerPages = Pick<PaymentProvider, 'confirmChange' | 'openPortal' | 'findInvoiceUrl'>;

/** Stripe's own pages for a customer: the portal, the confirmation of a change, a bill. */
export function createCustomerPages(stripe: Stripe, prices: PriceList): CustomerPages {
  const open = (session: Stripe.BillingPortal.SessionCreateParams) =>
    callStripe(() => stripe.billingPortal.sessions.create(session));

  return {
    async openPortal(customer, return_url) {
      return { portalUrl: (await open({ customer, return_url })).url };
    },

    async confirmChange({ subscriptionId, customerId, plan, returnUrl }) {
      const subscription = await callStripe(() => stripe.subscriptions.retrieve(subscriptionId));
      const found = findPlanItem(subscription, prices);
      if (!found) throw new AppError('subscription_ended');
      const { url } = await open({
        customer: customerId,
        return_url: returnUrl,
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: {
            subscription: subscriptionId,
            items: [{ id: found.item.id, price: prices.priceOf(plan), quantity: 1 }],
          },
          after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
        },
      });
      return { confirmUrl: url };
    },

    async findInvoiceUrl(invoiceId) {
      try {
        const invoice = await callStripe(() => stripe.invoices.retrieve(invoiceId));
        return invoice.hosted_invoice_url ?? null;
      } catch (error) {
        if (error instanceof StripeRefusal && error.isUnknown) return null;
        throw error;
      }
    },
  };
}
