import type { ProviderState } from '../../../../platform/payments/payment-provider.ts';
import { chargedCents } from './plan-price.ts';
import type { SandboxInvoiceRow, SandboxSubscriptionRow } from './sandbox-subscriptions.queries.ts';

const CENTS = 100;

/** A subscription and its bills in the form every provider returns. */
export function presentState(
  row: SandboxSubscriptionRow,
  invoices: readonly SandboxInvoiceRow[],
): ProviderState {
  const charged = chargedCents(invoices.map(({ amount }) => Math.round(amount * CENTS)));
  return {
    subscription: {
      id: row.id,
      customerId: row.customer_id,
      employerId: row.employer_id,
      planType: row.plan_type,
      billingCycle: row.billing_cycle,
      status: row.status,
      currentPeriodStart: row.current_period_start,
      currentPeriodEnd: row.current_period_end,
      cancelAtPeriodEnd: row.cancel_at_period_end,
      canceledAt: row.canceled_at,
      createdAt: row.created_at,
    },
    invoices: invoices.map((invoice, index) => ({
      id: invoice.id,
      reason: invoice.reason,
      planType: invoice.plan_type,
      billingCycle: invoice.billing_cycle,
      amount: invoice.amount,
      paid: invoice.paid,
      charged: (charged[index] ?? 0) / CENTS,
      refunded: invoice.refunded,
      dispute: invoice.dispute,
      createdAt: invoice.created_at,
    })),
    // It charges no card.
    cards: [],
  };
}
