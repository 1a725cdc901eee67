/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { EndedReason } from '@nextshift/contract';
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';

interface Ending {
  readonly reason: EndedReason;
  readonly jobTitle: string;
  readonly companyName: string;
}

interface EndingMail {
  readonly publicUrl: string;
  readonly firstName: string;
  readonly endings: readonly Ending[];
}

const reasons: Readonly<Record<EndedReason, (companyName: string) => string>> = {
  filled: () => 'the position is filled',
  closed: (companyName) => `${companyName} has closed the job`,
  expired: () => 'the job has reached its closing date',
  plan_ended: () => 'the job is no longer online',
  removed: () => 'the job was removed from NextShift',
  no_answer: (companyName) => `${companyName} did not answer in time`,
  place_withdrawn: (companyName) => `${companyName} has withdrawn the place`,
};

/** The mail about applications that ended undecided, one or several. */
export function endingMail({ publicUrl, firstName, endings }: EndingMail) {
  const lines = endings.map(
    ({ reason, jobTitle, companyName }) =>
      `${jobTitle} at ${companyName}: ${reasons[reason](companyName)}.`,
  );
  const [only] = endings.length === 1 ? endings : [];
  const subject = only
    ? `Your application for ${only.jobTitle} at ${only.companyName} is closed`
    : `${endings.length} of your applications are closed`;
  const greeting = only
    ? `Hi ${firstName}, your application is closed:`
    : `Hi ${firstName}, ${endings.length} of your applications are closed:`;
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={lines[0] ?? subject}
      title={only ? 'Your application is closed' : 'Your applications are closed'}
      paragraphs={[greeting, ...lines, 'That is no verdict on you. There are more shifts to find.']}
      action={{ label: 'Find your next shift', url: `${publicUrl}/jobs` }}
      footnote="You get this mail because email notifications are on. Turn them off in the settings of your profile."
    />
  );
  return { subject: oneLine(subject), ...renderMail(mail) };
}
