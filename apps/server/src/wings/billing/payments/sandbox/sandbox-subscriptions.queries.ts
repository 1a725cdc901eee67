import { DAY_MS } from '@nextshift/contract';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';
import type { ChosenPlan, InvoiceReason } from '../../../../platform/payments/payment-provider.ts';
import type { BillingPeriod } from './billing-period.ts';

/** Subscriptions renewed in one transaction. */
const BATCH_SIZE = 100;
/** How long an idempotency key is remembered, in milliseconds. */
const KEYS_KEPT_MS = DAY_MS;

export function findSubscription(database: Queryable, id: string) {
  return database
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** All subscriptions of a customer, oldest first. */
export function listSubscriptions(database: Queryable, customerId: string) {
  return database
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export type SandboxSubscriptionRow = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

export function lockSubscription(transaction: DatabaseTransaction, id: string) {
  return transaction
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks subscriptions whose period is over, skipping those that another instance has locked. */
export function lockDueSubscriptions(transaction: DatabaseTransaction, now: Date) {
  return transaction
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('status', '<>', 'canceled')
    .where('current_period_end', '<=', now)
    .orderBy('current_period_end')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
    .execute();
}

interface NewSubscription extends ChosenPlan {
  readonly id: string;
  readonly customerId: string;
  readonly employerId: string;
  readonly period: BillingPeriod;
}

export async function insertSubscription(
  transaction: DatabaseTransaction,
  { id, customerId, employerId, planType, billingCycle, period }: NewSubscription,
): Promise<void> {
  await transaction
    .insertInto('sandbox_subscriptions')
    .values({
      id,
      customer_id: customerId,
      employer_id: employerId,
      plan_type: planType,
      billing_cycle: billingCycle,
      status: 'active',
      billing_anchor: period.start,
      current_period_start: period.start,
      current_period_end: period.end,
      created_at: period.start,
    })
    .execute();
}

export async function setPlan(
  transaction: DatabaseTransaction,
  id: string,
  {
    planType,
    billingCycle,
    period,
    anchor,
  }: ChosenPlan & { readonly period: BillingPeriod; readonly anchor: Date },
): Promise<void> {
  await transaction
    .updateTable('sandbox_subscriptions')
    .set({
      plan_type: planType,
      billing_cycle: billingCycle,
      billing_anchor: anchor,
      current_period_start: period.start,
      current_period_end: period.end,
    })
    .where('id', '=', id)
    .execute();
}

/** Starts the next, paid period. */
export async function setPeriod(
  transaction: DatabaseTransaction,
  id: string,
  period: BillingPeriod,
): Promise<void> {
  await transaction
    .updateTable('sandbox_subscriptions')
    .set({
      status: 'active',
      current_period_start: period.start,
      current_period_end: period.end,
    })
    .where('id', '=', id)
    .execute();
}

/** `canceledAt` is when the cancellation was requested; null revokes it. */
export async function setCancellation(
  transaction: DatabaseTransaction,
  id: string,
  canceledAt: Date | null,
): Promise<void> {
  await transaction
    .updateTable('sandbox_subscriptions')
    .set({ cancel_at_period_end: canceledAt !== null, canceled_at: canceledAt })
    .where('id', '=', id)
    .execute();
}

export async function endSubscription(
  transaction: DatabaseTransaction,
  id: string,
  canceledAt: Date,
): Promise<void> {
  await transaction
    .updateTable('sandbox_subscriptions')
    .set({ status: 'canceled', canceled_at: canceledAt })
    .where('id', '=', id)
    .execute();
}

/** The bills of a subscription, the oldest first. */
export function listInvoices(database: Queryable, subscriptionId: string) {
  return database
    .selectFrom('sandbox_invoices')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export type SandboxInvoiceRow = Awaited<ReturnType<typeof listInvoices>>[number];

/** Locks an employer's bill and its subscription. */
export function lockInvoice(transaction: DatabaseTransaction, employerId: string, id: string) {
  return transaction
    .selectFrom('sandbox_invoices')
    .innerJoin('sandbox_subscriptions', 'sandbox_subscriptions.id', 'subscription_id')
    .selectAll('sandbox_invoices')
    .where('sandbox_invoices.id', '=', id)
    .where('sandbox_subscriptions.employer_id', '=', employerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores the reversal of a bill's payment: dollars refunded, and its dispute. */
export async function setReversal(
  transaction: DatabaseTransaction,
  id: string,
  reversal: Partial<Pick<SandboxInvoiceRow, 'refunded' | 'dispute'>>,
): Promise<void> {
  await transaction.updateTable('sandbox_invoices').set(reversal).where('id', '=', id).execute();
}

interface NewInvoice extends ChosenPlan {
  readonly id: string;
  readonly subscriptionId: string;
  readonly reason: InvoiceReason;
  readonly cents: number;
  readonly createdAt: Date;
}

/** Inserts a bill as paid, since no money moves. */
export async function insertPaidInvoice(
  transaction: DatabaseTransaction,
  { id, subscriptionId, reason, planType, billingCycle, cents, createdAt }: NewInvoice,
): Promise<void> {
  await transaction
    .insertInto('sandbox_invoices')
    .values({
      id,
      subscription_id: subscriptionId,
      reason,
      plan_type: planType,
      billing_cycle: billingCycle,
      amount: cents / 100,
      paid: true,
      created_at: createdAt,
    })
    .execute();
}

/**
 * Claims an idempotency key; false if it was used before. A concurrent call with the same key
 * waits for this transaction.
 */
export async function claimKey(
  transaction: DatabaseTransaction,
  key: string,
  now: Date,
): Promise<boolean> {
  const taken = await transaction
    .insertInto('sandbox_requests')
    .values({ idempotency_key: key, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('idempotency_key')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteOldKeys(database: Queryable, now: Date): Promise<void> {
  await database
    .deleteFrom('sandbox_requests')
    .where('created_at', '<', new Date(now.getTime() - KEYS_KEPT_MS))
    .execute();
}
