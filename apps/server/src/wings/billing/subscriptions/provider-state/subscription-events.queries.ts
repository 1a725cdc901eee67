import type { BillingEventKind } from '@nextshift/contract';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';
import {
  encodeNewestCursor,
  isAfterNewestCursor,
  toPage,
} from '../../../../platform/database/keyset-cursor.ts';
import { newId } from '../../../../platform/database/new-id.ts';
import type {
  ChosenPlan,
  PaymentProvider,
  ProviderEvent,
  UnmatchedReason,
} from '../../payments/index.ts';

interface Bill {
  readonly invoiceId: string;
  /** US dollars; negative for a refund. */
  readonly amount: number;
}

interface NewBillingEvent extends ChosenPlan {
  readonly subscriptionId: string;
  readonly kind: BillingEventKind;
  /** Null if nothing was billed. */
  readonly bill: Bill | null;
  readonly occurredAt: Date;
}

/** @returns the new rows; each bill is recorded once */
export async function insertBillingEvents(
  transaction: DatabaseTransaction,
  events: readonly NewBillingEvent[],
): Promise<Pick<BillingEventRow, 'id' | 'kind' | 'occurred_at'>[]> {
  if (events.length === 0) return [];
  return transaction
    .insertInto('subscription_events')
    .values(
      events.map((event) => ({
        id: newId(),
        subscription_id: event.subscriptionId,
        kind: event.kind,
        plan_type: event.planType,
        billing_cycle: event.billingCycle,
        amount: event.bill?.amount ?? null,
        provider_invoice_id: event.bill?.invoiceId ?? null,
        occurred_at: event.occurredAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'kind', 'occurred_at'])
    .execute();
}

/** Stores the total refund of a bill. */
export async function storeRefund(
  transaction: DatabaseTransaction,
  refund: Omit<NewBillingEvent, 'kind' | 'bill'> & { readonly bill: Bill },
): Promise<void> {
  const { bill, occurredAt } = refund;
  await transaction
    .insertInto('subscription_events')
    .values({
      id: newId(),
      subscription_id: refund.subscriptionId,
      kind: 'refunded',
      plan_type: refund.planType,
      billing_cycle: refund.billingCycle,
      amount: bill.amount,
      provider_invoice_id: bill.invoiceId,
      occurred_at: occurredAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'provider_invoice_id', 'kind'])
        .where('provider_invoice_id', 'is not', null)
        .doUpdateSet({ amount: bill.amount, occurred_at: occurredAt })
        .where('subscription_events.amount', '<>', bill.amount),
    )
    .execute();
}

export async function listBillingEvents(
  database: Queryable,
  subscriptionId: string,
  page: { limit: number; cursor?: string | undefined },
) {
  let query = database
    .selectFrom('subscription_events')
    .select(['id', 'kind', 'plan_type', 'billing_cycle', 'amount', 'occurred_at'])
    .select('provider_invoice_id')
    .where('subscription_id', '=', subscriptionId);
  if (page.cursor !== undefined) {
    query = query.where(isAfterNewestCursor('subscription_events', page.cursor, 'occurred_at'));
  }
  const rows = await query
    .orderBy('occurred_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, ({ id, occurred_at }) =>
    encodeNewestCursor({ id, created_at: occurred_at }),
  );
}

export type BillingEventRow = Awaited<ReturnType<typeof listBillingEvents>>['rows'][number];

/** The bill behind a line of an employer's own history. */
export function findOwnInvoice(
  database: Queryable,
  own: { employerId: string; eventId: string; provider: PaymentProvider['name'] },
) {
  return database
    .selectFrom('subscription_events')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_events.subscription_id')
    .select('subscription_events.provider_invoice_id as invoiceId')
    .where('subscription_events.id', '=', own.eventId)
    .where('subscriptions.employer_id', '=', own.employerId)
    .where('subscriptions.provider', '=', own.provider)
    .executeTakeFirst();
}

export function findBillingEvent(database: Queryable, id: string) {
  return database
    .selectFrom('subscription_events')
    .select(['id', 'plan_type', 'billing_cycle', 'amount', 'occurred_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @returns false for a known event */
export async function insertPaymentEvent(
  database: Queryable,
  provider: PaymentProvider['name'],
  { id, type, subscriptionId, paymentId }: ProviderEvent,
  { now, problem = null }: { now: Date; problem?: UnmatchedReason | null },
): Promise<boolean> {
  const inserted = await database
    .insertInto('payment_events')
    .values({
      provider,
      event_id: id,
      type,
      subscription_id: subscriptionId,
      payment_id: paymentId,
      problem,
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function isPaymentEventKnown(
  database: Queryable,
  provider: PaymentProvider['name'],
  id: string,
): Promise<boolean> {
  const known = await database
    .selectFrom('payment_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .executeTakeFirst();
  return known !== undefined;
}

/** Unmatched events that have not been replayed successfully, oldest first. */
export function listUnmatchedEvents(database: Queryable, provider: PaymentProvider['name']) {
  return database
    .selectFrom('payment_events')
    .select(['event_id', 'type', 'subscription_id', 'payment_id', 'problem', 'received_at'])
    .where('provider', '=', provider)
    .where('problem', 'is not', null)
    .orderBy('received_at')
    .orderBy('event_id')
    .execute();
}

export async function countUnmatchedEvents(database: Queryable): Promise<number> {
  const { count } = await database
    .selectFrom('payment_events')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('problem', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Records why a replayed event failed; null if it was applied. */
export async function setEventProblem(
  database: Queryable,
  event: { readonly provider: PaymentProvider['name']; readonly id: string },
  { problem, now }: { problem: UnmatchedReason | null; now: Date },
): Promise<void> {
  await database
    .updateTable('payment_events')
    .set({ problem, replayed_at: now })
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.id)
    .execute();
}
