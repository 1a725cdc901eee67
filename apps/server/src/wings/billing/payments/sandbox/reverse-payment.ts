import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';
import { chargedCents } from './plan-price.ts';
import { announce } from './sandbox-event.ts';
import {
  listInvoices,
  lockInvoice,
  type SandboxInvoiceRow,
  setReversal,
} from './sandbox-subscriptions.queries.ts';

const CENTS = 100;

/** Reversals by the seller at the provider, or by the customer's bank. */
export const reversalActions = [
  'refund',
  'refund-half',
  'dispute',
  'win-dispute',
  'lose-dispute',
] as const;

export type ReversalAction = (typeof reversalActions)[number];

/** The actions allowed on a bill with that charge, in dollars. */
export function allowedReversals(
  { refunded, dispute, paid }: Pick<SandboxInvoiceRow, 'refunded' | 'dispute' | 'paid'>,
  charged: number,
): readonly ReversalAction[] {
  if (!paid || charged === 0) return [];
  if (dispute === 'open') return ['win-dispute', 'lose-dispute'];
  if (dispute === 'lost' || refunded >= charged) return [];
  const refunds = refunded === 0 ? (['refund', 'refund-half'] as const) : (['refund'] as const);
  return dispute === null ? [...refunds, 'dispute'] : refunds;
}

/**
 * Refunds or disputes a payment, and queues the event.
 * @returns false for another employer's bill; a reversal that is no longer allowed changes nothing
 */
export async function reversePayment(
  transaction: DatabaseTransaction,
  { employerId, invoiceId }: { readonly employerId: string; readonly invoiceId: string },
  action: ReversalAction,
): Promise<boolean> {
  const bill = await lockInvoice(transaction, employerId, invoiceId);
  if (!bill) return false;
  const charged = await chargedFor(transaction, bill);
  if (!allowedReversals(bill, charged).includes(action)) return true;
  const { reversal, event } = outcomeOf(action, charged);
  await setReversal(transaction, bill.id, reversal);
  await announce(transaction, event, bill.subscription_id);
  return true;
}

/** What a bill charged, in dollars, after earlier credit. */
export async function chargedFor(
  database: Queryable,
  bill: Pick<SandboxInvoiceRow, 'id' | 'subscription_id'>,
): Promise<number> {
  const bills = await listInvoices(database, bill.subscription_id);
  const charged = chargedCents(bills.map(({ amount }) => Math.round(amount * CENTS)));
  return (charged[bills.findIndex(({ id }) => id === bill.id)] ?? 0) / CENTS;
}

function outcomeOf(action: ReversalAction, charged: number) {
  switch (action) {
    case 'refund':
      return { reversal: { refunded: charged }, event: 'charge.refunded' } as const;
    case 'refund-half': {
      const refunded = Math.round((charged * CENTS) / 2) / CENTS;
      return { reversal: { refunded }, event: 'charge.refunded' } as const;
    }
    case 'dispute':
      return { reversal: { dispute: 'open' }, event: 'charge.dispute.created' } as const;
    case 'win-dispute':
      return { reversal: { dispute: 'won' }, event: 'charge.dispute.closed' } as const;
    case 'lose-dispute':
      return { reversal: { dispute: 'lost' }, event: 'charge.dispute.closed' } as const;
  }
}
