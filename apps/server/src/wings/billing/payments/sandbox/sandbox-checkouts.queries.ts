import { DAY_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import type {
  Database,
  DatabaseTransaction,
  Queryable,
} from '../../../../platform/database/database.ts';
import type { CheckoutRequest } from '../../../../platform/payments/payment-provider.ts';

/** How long a checkout can be paid, in milliseconds. */
const OPEN_FOR_MS = DAY_MS;

/** Finds a checkout of the employer, as its page shows it. */
export function findCheckout(database: Queryable, employerId: string, id: string) {
  return database
    .selectFrom('sandbox_checkouts')
    .innerJoin('employers', 'employers.id', 'sandbox_checkouts.employer_id')
    .selectAll('sandbox_checkouts')
    .select('employers.company_name')
    .where('sandbox_checkouts.id', '=', id)
    .where('sandbox_checkouts.employer_id', '=', employerId)
    .executeTakeFirst();
}

export type CheckoutRow = NonNullable<Awaited<ReturnType<typeof findCheckout>>>;

export function lockCheckout(transaction: DatabaseTransaction, employerId: string, id: string) {
  return transaction
    .selectFrom('sandbox_checkouts')
    .selectAll()
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Opens a checkout and closes the customer's others; an existing one stays unchanged. */
export async function openCheckout(
  database: Database,
  id: string,
  request: CheckoutRequest & { readonly now: Date },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, request.customerId);
    const opened = await transaction
      .insertInto('sandbox_checkouts')
      .values({
        id,
        customer_id: request.customerId,
        employer_id: request.employerId,
        plan_type: request.planType,
        billing_cycle: request.billingCycle,
        status: 'open',
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
        created_at: request.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!opened) return;
    await transaction
      .updateTable('sandbox_checkouts')
      .set({ status: 'abandoned' })
      .where('customer_id', '=', request.customerId)
      .where('status', '=', 'open')
      .where('id', '<>', id)
      .execute();
  });
}

export async function setCheckoutStatus(
  transaction: DatabaseTransaction,
  id: string,
  status: 'paid' | 'abandoned',
): Promise<void> {
  await transaction.updateTable('sandbox_checkouts').set({ status }).where('id', '=', id).execute();
}

/** Closes expired checkouts. */
export async function abandonOldCheckouts(database: Queryable, now: Date): Promise<void> {
  await database
    .updateTable('sandbox_checkouts')
    .set({ status: 'abandoned' })
    .where('status', '=', 'open')
    .where('created_at', '<', new Date(now.getTime() - OPEN_FOR_MS))
    .execute();
}

/** Serializes checkouts of one customer for the rest of this transaction. */
async function lockCustomer(transaction: DatabaseTransaction, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 0))`.execute(transaction);
}
