/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';

interface HoldMail {
  readonly publicUrl: string;
  readonly companyName: string;
  readonly jobId: string;
  readonly title: string;
}

interface WhyHeld {
  readonly reasons: readonly string[];
  /** Whether an edit can end the hold. */
  readonly isMendable: boolean;
}

const READ_ANYWAY =
  'You can change it, but a person reads it in any case. If you think this is wrong, say so on your page Verification.';
const FOOTNOTE = 'You get this mail because you posted this job.';

/** The mail about a job that a person reads before it is public. */
export function heldMail({
  publicUrl,
  companyName,
  jobId,
  title,
  reasons,
  isMendable,
}: HoldMail & WhyHeld) {
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
        `${isMendable ? 'If you change this, the job is read again at once and goes live without waiting.' : READ_ANYWAY} Its applicants do not see that it is held, and no answer becomes overdue meanwhile.`,
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

interface PageMail {
  readonly publicUrl: string;
  readonly companyName: string;
  readonly employerId: string;
}

const PAGE_FOOTNOTE = 'You get this mail because this is your company’s account.';

/** The mail about texts of a company's page that a person reads before they are shown. */
export function heldPageMail({ publicUrl, companyName, reasons, isMendable }: PageMail & WhyHeld) {
  const first = `Hi ${oneLine(companyName)}, your company page is held for review. Others see its name and its jobs, but neither what it says of itself nor its contacts, until a person has read it.`;
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={first}
      title="Your company page is held for review"
      paragraphs={[
        first,
        ...reasons.map(oneLine),
        isMendable
          ? 'If you change this, your page is read again at once and shown without waiting.'
          : READ_ANYWAY,
      ]}
      action={{ label: 'See why', url: `${publicUrl}/employer/verification` }}
      footnote={PAGE_FOOTNOTE}
    />
  );
  return { subject: 'Your company page is held for review', ...renderMail(mail) };
}

/** The mail that all of a company's page is shown again. */
export function releasedPageMail({ publicUrl, companyName, employerId }: PageMail) {
  const first = `Hi ${oneLine(companyName)}, your company page is shown again.`;
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={first}
      title="Your company page is shown again"
      paragraphs={[first, 'It is no longer held. Thank you for your patience.']}
      action={{ label: 'See the page', url: `${publicUrl}/company/${employerId}` }}
      footnote={PAGE_FOOTNOTE}
    />
  );
  return { subject: 'Your company page is shown again', ...renderMail(mail) };
}
