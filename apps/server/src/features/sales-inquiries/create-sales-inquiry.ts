import type { BodyOf, sendSalesInquiry as endpoint } from '@nextshift/contract';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertSalesInquiry } from './sales-inquiries.queries.ts';

/** Tries in all: a mail server may be away for most of a day. */
const MAX_ATTEMPTS = 12;

/** Keeps what an employer asks of sales, and has it mailed to them. */
export async function createSalesInquiry(
  { database, clock }: Platform,
  employerId: string,
  { contactName, message }: BodyOf<typeof endpoint>,
): Promise<void> {
  const inquiryId = newId();
  await database.transaction().execute(async (transaction) => {
    await insertSalesInquiry(transaction, {
      id: inquiryId,
      employerId,
      contactName,
      message,
      now: clock(),
    });
    await enqueue(
      transaction,
      'sales-inquiry-mail',
      { inquiryId },
      { jobKey: `sales-inquiry-mail ${inquiryId}`, maxAttempts: MAX_ATTEMPTS },
    );
  });
}
