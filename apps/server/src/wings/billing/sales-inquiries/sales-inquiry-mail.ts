import { entityId, formatPhone } from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import { findSalesInquiry } from './sales-inquiries.queries.ts';

/** The mail to sales with an employer's inquiry and contact; replies go to the employer. */
export const salesInquiryMail = defineMail({
  name: 'sales-inquiry-mail',
  payload: z.object({ inquiryId: entityId }),
  key: ({ inquiryId }) => inquiryId,
  async read({ database, config }, { inquiryId }) {
    const inquiry = await findSalesInquiry(database, inquiryId);
    return (
      inquiry && {
        account: null,
        to: config.salesEmail,
        replyTo: inquiry.email,
        messageId: `sales-inquiry.${inquiryId}`,
        inquiry,
      }
    );
  },
  template({ inquiry }) {
    const { company_name: companyName, contact_name: contactName, email, message } = inquiry;
    // Drops characters that are unsafe in an address.
    const address = encodeURIComponent(email).replace('%40', '@');
    const phone = inquiry.phone_number;
    const reach = phone === null ? email : `${email} or ${formatPhone(phone)}`;
    const lines = message
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    return {
      subject: oneLine(`Sales inquiry from ${companyName}`),
      preview: `${contactName} of ${companyName} has a question about our plans.`,
      title: 'Sales inquiry',
      paragraphs: [`${contactName} of ${companyName} writes:`, ...lines, `Reach them at ${reach}.`],
      action: { label: `Answer ${contactName}`, url: `mailto:${address}` },
      footnote:
        'A reply to this email goes to the employer. They were told to expect one within one business day.',
    };
  },
});
