/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../platform/mail/mail-markup.ts';
import { oneLine } from '../../platform/mail/one-line.ts';

interface HoldMail {
  readonly publicUrl: string;
  readonly companyName: string;
  readonly jobId: string;
  readonly title: string;
}

const FOOTNOTE = 'You get this mail because you posted this job.';

/** The mail about a job that a person reads before it is public. */
export function heldMail({
  publicUrl,
  companyName,
  jobId,
  title,
  reasons,
}: HoldMail & { readonly reasons: readonly string[] }) {
  const name = oneLine(title);
  const first = `Hi ${companyName}, your job “${name}” is held for review. Nobody else sees it until a person has read it.`;
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={first}
      title="Your job is held for review"
      paragraphs={[
        first,
        ...reasons.map(oneLine),
        'If you change this, the job is read again at once and goes live without waiting. Its applicants do not see that it is held, and no answer becomes overdue meanwhile.',
      ]}
      action={{ label: 'Fix it', url: `${publicUrl}/employer/editjob/${jobId}` }}
      footnote={FOOTNOTE}
    />
  );
  return { subject: `Your job “${name}” is held for review`, ...renderMail(mail) };
}

/** The mail that a job is public again. */
export function releasedMail({ publicUrl, companyName, jobId, title }: HoldMail) {
  const name = oneLine(title);
  const first = `Hi ${companyName}, your job “${name}” is live.`;
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={first}
      title="Your job is live"
      paragraphs={[first, 'It is no longer held. Thank you for your patience.']}
      action={{ label: 'See the job', url: `${publicUrl}/jobs/${jobId}` }}
      footnote={FOOTNOTE}
    />
  );
  return { subject: `Your job “${name}” is live`, ...renderMail(mail) };
}
