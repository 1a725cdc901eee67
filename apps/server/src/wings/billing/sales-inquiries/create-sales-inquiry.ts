import type { BodyOf, sendSalesInquiry as endpoint } from '@nextshift/contract';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertSalesInquiry } from './sales-inquiries.queries.ts';
import { salesInquiryMail } from './sales-inquiry-mail.ts';

/** Stores an employer's inquiry and queues the mail to sales. */
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
    await enqueue(transaction, salesInquiryMail, { inquiryId });
  });
}
