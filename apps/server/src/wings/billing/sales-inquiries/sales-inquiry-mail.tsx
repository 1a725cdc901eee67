/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { formatPhone } from '@nextshift/contract';
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';

interface SalesInquiryMail {
  readonly publicUrl: string;
  readonly companyName: string;
  readonly contactName: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string | null;
  readonly message: string;
}

/** The mail to sales with an employer's inquiry and contact. */
export function salesInquiryMail(inquiry: SalesInquiryMail) {
  const { publicUrl, companyName, contactName, email, phone, message } = inquiry;
  const subject = `Sales inquiry from ${companyName}`;
  // Drops characters that are unsafe in an address.
  const address = encodeURIComponent(email).replace('%40', '@');
  const reach = phone === null ? email : `${email} or ${formatPhone(phone)}`;
  const lines = message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={`${contactName} of ${companyName} has a question about our plans.`}
      title="Sales inquiry"
      paragraphs={[`${contactName} of ${companyName} writes:`, ...lines, `Reach them at ${reach}.`]}
      action={{ label: `Answer ${contactName}`, url: `mailto:${address}` }}
      footnote="An answer to this mail goes to the employer. They were told to expect one within one business day."
    />
  );
  return { subject: oneLine(subject), ...renderMail(mail) };
}
