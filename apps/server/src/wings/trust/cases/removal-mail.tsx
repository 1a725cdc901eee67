/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';

interface RemovalMail {
  readonly publicUrl: string;
  readonly companyName: string;
  readonly title: string;
  /** The operator's words. */
  readonly reason: string;
  /** Whether the employer had appealed against the hold before. */
  readonly answersAppeal: boolean;
  /** Where the employer appeals. */
  readonly appealUrl: string;
}

const ANSWERED =
  'Your appeal against the hold was read with it. The removal can be appealed against once more.';

/** The mail about a job that an operator removed. */
export function removalMail(removal: RemovalMail) {
  const { publicUrl, companyName, title, reason, answersAppeal, appealUrl } = removal;
  const name = oneLine(title);
  const first = `Hi ${companyName}, a person read your job “${name}” and removed it from the board.`;
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={first}
      title="Your job was removed"
      paragraphs={[
        first,
        `The reason: ${oneLine(reason)}`,
        ...(answersAppeal ? [ANSWERED] : []),
        'It cannot be changed or posted again. Its applicants read that it is closed. Its place in your plan is free.',
        'You think this is wrong? Appeal, and another person reads it. The link works for half a year, also without signing in.',
      ]}
      action={{ label: 'Appeal', url: appealUrl }}
      footnote="You get this mail because you posted this job."
    />
  );
  return { subject: `Your job “${name}” was removed`, ...renderMail(mail) };
}
