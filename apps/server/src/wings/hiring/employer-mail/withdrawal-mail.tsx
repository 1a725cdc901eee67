/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';

interface WithdrawalMail {
  readonly publicUrl: string;
  readonly companyName: string;
  readonly title: string;
  readonly isClosed: boolean;
  readonly openings: number;
  readonly openingsLeft: number;
}

/** The mail about an accepted applicant who withdrew; without a name, which is no longer shown. */
export function withdrawalMail(withdrawal: WithdrawalMail) {
  const { publicUrl, companyName, title, isClosed, openings } = withdrawal;
  const name = oneLine(title);
  const which = openings === 1 ? 'the applicant' : 'an applicant';
  const first = `Hi ${companyName}, ${which} whom you accepted for “${name}” has withdrawn. Their contact details are no longer shown.`;
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={first}
      title={
        openings === 1
          ? 'Your accepted applicant has withdrawn'
          : 'An accepted applicant has withdrawn'
      }
      paragraphs={[
        first,
        ...(openings === 1 ? [] : [placesLeft(withdrawal)]),
        ...(isClosed ? ['The job stays closed until you repost it.'] : []),
      ]}
      action={
        isClosed
          ? { label: 'Repost the job', url: `${publicUrl}/employer?tab=closed` }
          : { label: 'Review applications', url: `${publicUrl}/employer/applications` }
      }
      footnote="You get this mail because you accepted an application."
    />
  );
  const applicant = openings === 1 ? 'Your applicant' : 'An applicant';
  return { subject: `${applicant} for “${name}” has withdrawn`, ...renderMail(mail) };
}

function placesLeft({ openings, openingsLeft }: WithdrawalMail): string {
  const left = openingsLeft === 1 ? '1 is left' : `${openingsLeft} are left`;
  return `Of the ${openings} places, ${left}.`;
}
