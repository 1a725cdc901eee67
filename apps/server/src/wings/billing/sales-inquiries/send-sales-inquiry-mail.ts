import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { findSalesInquiry } from './sales-inquiries.queries.ts';

const payloadSchema = z.object({ inquiryId: entityId });

/** The task that mails an inquiry to sales; replies go to the employer. */
export async function sendSalesInquiryMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config } = platform;
  const { inquiryId } = payloadSchema.parse(payload);
  const inquiry = await findSalesInquiry(database, inquiryId);
  if (!inquiry) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { salesInquiryMail } = await import('./sales-inquiry-mail.tsx');
  await mailer.send({
    account: null,
    to: config.salesEmail,
    replyTo: inquiry.email,
    messageId: `sales-inquiry.${inquiryId}`,
    ...salesInquiryMail({
      publicUrl: config.publicUrl,
      companyName: inquiry.company_name,
      contactName: inquiry.contact_name,
      email: inquiry.email,
      phone: inquiry.phone_number,
      message: inquiry.message,
    }),
  });
}
