/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../platform/mail/mail-markup.ts';
import { oneLine } from '../../platform/mail/one-line.ts';

interface WithdrawalMail {
  readonly publicUrl: string;
  readonly companyName: string;
  readonly title: string;
  readonly isClosed: boolean;
}

/** The mail about an accepted applicant who withdrew; without a name, which is no longer shown. */
export function withdrawalMail({ publicUrl, companyName, title, isClosed }: WithdrawalMail) {
  const name = oneLine(title);
  const first = `Hi ${companyName}, the applicant whom you accepted for “${name}” has withdrawn. Their contact details are no longer shown.`;
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={first}
      title="Your accepted applicant has withdrawn"
      paragraphs={isClosed ? [first, 'The job stays closed until you repost it.'] : [first]}
      action={
        isClosed
          ? { label: 'Repost the job', url: `${publicUrl}/employer?tab=closed` }
          : { label: 'Review applications', url: `${publicUrl}/employer/applications` }
      }
      footnote="You get this mail because you accepted an application."
    />
  );
  return { subject: `Your applicant for “${name}” has withdrawn`, ...renderMail(mail) };
}
