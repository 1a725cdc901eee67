import { liveSubscriptionStatuses } from '@nextshift/contract';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';
import type { PaymentProvider } from '../../payments/index.ts';

type ProviderName = PaymentProvider['name'];

export function findPaymentCustomer(
  database: Queryable,
  employerId: string,
  provider: ProviderName,
) {
  return database
    .selectFrom('payment_customers')
    .select('provider_customer_id')
    .where('employer_id', '=', employerId)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

/** @returns the stored customer: an existing one, or else this one */
export async function storePaymentCustomer(
  transaction: DatabaseTransaction,
  customer: { employerId: string; provider: ProviderName; customerId: string; now: Date },
): Promise<string> {
  const { provider_customer_id: kept } = await transaction
    .insertInto('payment_customers')
    .values({
      employer_id: customer.employerId,
      provider: customer.provider,
      provider_customer_id: customer.customerId,
      created_at: customer.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['employer_id', 'provider'])
        .doUpdateSet({ employer_id: customer.employerId }),
    )
    .returning('provider_customer_id')
    .executeTakeFirstOrThrow();
  return kept;
}

/** Records that a checkout was started and its payment is pending. */
export async function markCheckoutStarted(
  database: Queryable,
  employerId: string,
  provider: ProviderName,
  now: Date,
): Promise<void> {
  await database
    .updateTable('payment_customers')
    .set({ checkout_begun_at: now, checked_at: null })
    .where('employer_id', '=', employerId)
    .where('provider', '=', provider)
    .execute();
}

export async function markCheckoutChecked(
  database: Queryable,
  employerId: string,
  provider: ProviderName,
  now: Date,
): Promise<void> {
  await database
    .updateTable('payment_customers')
    .set({ checked_at: now })
    .where('employer_id', '=', employerId)
    .where('provider', '=', provider)
    .execute();
}

interface Pending {
  readonly provider: ProviderName;
  readonly begunAfter: Date;
  readonly begunBefore: Date;
  readonly checkedBefore: Date;
  readonly limit: number;
}

/** Employers without a plan whose started checkout was not checked recently. */
export function findPendingCheckouts(
  database: Queryable,
  { provider, begunAfter, begunBefore, checkedBefore, limit }: Pending,
) {
  return database
    .selectFrom('payment_customers')
    .select('employer_id')
    .where('provider', '=', provider)
    .where('checkout_begun_at', '>', begunAfter)
    .where('checkout_begun_at', '<=', begunBefore)
    .where((customer) =>
      customer.or([
        customer('checked_at', 'is', null),
        customer('checked_at', '<=', checkedBefore),
      ]),
    )
    .where((customer) =>
      customer.not(
        customer.exists(
          customer
            .selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.employer_id', '=', 'payment_customers.employer_id')
            .where('subscriptions.provider', '=', provider)
            .where('subscriptions.status', 'in', liveSubscriptionStatuses),
        ),
      ),
    )
    .orderBy('checkout_begun_at')
    .limit(limit)
    .execute();
}
