import type { Queryable } from '../../../platform/database/database.ts';

interface NewSalesInquiry {
  readonly id: string;
  readonly employerId: string;
  readonly contactName: string;
  readonly message: string;
  readonly now: Date;
}

export async function insertSalesInquiry(
  database: Queryable,
  { id, employerId, contactName, message, now }: NewSalesInquiry,
): Promise<void> {
  await database
    .insertInto('sales_inquiries')
    .values({ id, employer_id: employerId, contact_name: contactName, message, created_at: now })
    .execute();
}

/** An inquiry and its sender. */
export function findSalesInquiry(database: Queryable, id: string) {
  return database
    .selectFrom('sales_inquiries')
    .innerJoin('employers', 'employers.id', 'sales_inquiries.employer_id')
    .select(['sales_inquiries.contact_name', 'sales_inquiries.message'])
    .select(['employers.company_name', 'employers.email', 'employers.phone_number'])
    .where('sales_inquiries.id', '=', id)
    .executeTakeFirst();
}
