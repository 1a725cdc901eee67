/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import { describeSeenData, type SeenData } from './what-was-seen.ts';

interface ScamWarningMail {
  readonly publicUrl: string;
  readonly firstName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly seen: SeenData;
}

const WHAT_TO_DO = [
  'What to do now: do not reply to them, whatever they promise or threaten. Send no money, no codes and no papers, and do not cash a check of theirs: it bounces after days, and your bank wants the money from you.',
  'You have paid, or given them a bank or card number? Call your bank today. You have given them your Social Security number or an ID? Visit identitytheft.gov. You can report them at reportfraud.ftc.gov.',
];

/** The mail to an applicant of a job that was removed as a scam. */
export function scamWarningMail({ publicUrl, seen, ...about }: ScamWarningMail) {
  const [title, companyName] = [oneLine(about.jobTitle), oneLine(about.companyName)];
  const first = `Hi ${about.firstName}, you applied for “${title}” at ${companyName}. A person who read it found it to be a scam and removed it.`;
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={first}
      title="This job was a scam"
      paragraphs={[
        first,
        'This is what they could see of you:',
        ...describeSeenData(seen),
        ...WHAT_TO_DO,
      ]}
      action={{ label: 'See your applications', url: `${publicUrl}/history?tab=applied` }}
      footnote="You get this mail because you applied for this job. It comes once, whatever your settings."
    />
  );
  return { subject: `Warning: “${title}” at ${companyName} was a scam`, ...renderMail(mail) };
}
