/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';

interface JobFullMail {
  readonly publicUrl: string;
  readonly companyName: string;
  readonly jobId: string;
  readonly title: string;
  readonly applicants: number;
}

/** The mail about a job that is full, and what frees a place. */
export function jobFullMail({ publicUrl, companyName, jobId, title, applicants }: JobFullMail) {
  const name = oneLine(title);
  const first = `Hi ${companyName}, “${name}” has ${applicants} applicants, as many as your plan takes for a job. Nobody can apply to it any more.`;
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={first}
      title="Your job is full"
      paragraphs={[
        first,
        'An applicant who withdraws frees a place; one whom you decline does not. A larger plan takes more.',
      ]}
      action={{
        label: 'Review applications',
        url: `${publicUrl}/employer/applications?job=${jobId}`,
      }}
      footnote="You get this mail once for each time you post the job."
    />
  );
  return { subject: `“${name}” takes no more applicants`, ...renderMail(mail) };
}
