import { sendSalesInquiry as endpoint } from '@nextshift/contract';
import { created } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import { createMailLimit } from '../../../platform/rate-limits/mail-limit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createSalesInquiry } from './create-sales-inquiry.ts';

const TAKEN = 'Thanks! We will get back to you within one business day.';

export function salesInquiryRoutes(bind: Bind, platform: Platform): void {
  const limitMails = createMailLimit(platform);
  bind(endpoint, async ({ session, body, origin }) => {
    await limitMails('sales-inquiry', { account: session, ip: origin.ip });
    await createSalesInquiry(platform, session.accountId, body);
    return created({ message: TAKEN });
  });
}
