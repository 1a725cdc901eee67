import type { Queryable } from '../../../../platform/database/database.ts';

/** What a customer has entered; undefined before the first visit. */
export function findCustomer(database: Queryable, id: string) {
  return database
    .selectFrom('sandbox_customers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export type SandboxCustomer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

/** An employer's customer id. */
export async function findCustomerId(
  database: Queryable,
  employerId: string,
): Promise<string | undefined> {
  const found = await database
    .selectFrom('sandbox_checkouts')
    .select('customer_id')
    .where('employer_id', '=', employerId)
    .union((union) =>
      union
        .selectFrom('sandbox_subscriptions')
        .select('customer_id')
        .where('employer_id', '=', employerId),
    )
    .limit(1)
    .executeTakeFirst();
  return found?.customer_id;
}

export async function storeCustomer(database: Queryable, customer: SandboxCustomer): Promise<void> {
  const { card, address, tax_id } = customer;
  await database
    .insertInto('sandbox_customers')
    .values(customer)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ card, address, tax_id }))
    .execute();
}

/** The bills of an employer, the newest first. */
export function listBills(database: Queryable, employerId: string) {
  return database
    .selectFrom('sandbox_invoices')
    .innerJoin('sandbox_subscriptions', 'sandbox_subscriptions.id', 'subscription_id')
    .selectAll('sandbox_invoices')
    .where('sandbox_subscriptions.employer_id', '=', employerId)
    .orderBy('sandbox_invoices.created_at', 'desc')
    .orderBy('sandbox_invoices.id', 'desc')
    .limit(100)
    .execute();
}

export type SandboxBill = Awaited<ReturnType<typeof listBills>>[number];
