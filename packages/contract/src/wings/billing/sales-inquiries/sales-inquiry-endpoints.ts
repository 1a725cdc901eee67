import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { requiredParagraphs, requiredText } from '../../../field-rules.ts';

/** Characters. */
export const SALES_MESSAGE_MAX = 2_000;

/** An employer's message to sales; the session identifies the sender. */
export const sendSalesInquiryBody = z.object({
  contactName: requiredText('Please enter your name', 100),
  message: requiredParagraphs('Please tell us what you need', SALES_MESSAGE_MAX),
});

export const sendSalesInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/sales-inquiries',
  summary: 'A message to sales: kept, and emailed to the address of sales',
  tag: 'Subscriptions',
  access: 'employer',
  rateLimit: 'write',
  idempotent: true,
  body: sendSalesInquiryBody,
  responses: { 201: z.object({ message: z.string() }) },
});
