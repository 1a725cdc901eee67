/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';

interface EmployerMail {
  readonly publicUrl: string;
  readonly companyName: string;
  /** The jobs with new applications, by title. */
  readonly jobs: readonly { readonly title: string; readonly count: number }[];
}

/** The mail with the number of new applications for each job. */
export function employerMail({ publicUrl, companyName, jobs }: EmployerMail) {
  const total = jobs.reduce((sum, { count }) => sum + count, 0);
  const [first] = jobs;
  const headline = total === 1 ? 'New application' : `${total} new applications`;
  const subject = jobs.length === 1 ? `${headline} for ${first?.title ?? ''}` : headline;
  const greeting =
    total === 1
      ? `Hi ${companyName}, someone has applied for a job of yours.`
      : `Hi ${companyName}, ${total} applications have come in for your jobs.`;
  const lines = jobs.map(({ title, count }) => `${title}: ${count} new`);
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={greeting}
      title={headline}
      paragraphs={[greeting, ...lines]}
      action={{ label: 'Review applications', url: `${publicUrl}/employer/applications` }}
      footnote="You get this mail because people applied to your jobs. Applications that come within a few minutes share one mail."
    />
  );
  return { subject: oneLine(subject), ...renderMail(mail) };
}
