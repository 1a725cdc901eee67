/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../platform/mail/mail-markup.ts';
import { oneLine } from '../../platform/mail/one-line.ts';

interface RemovalMail {
  readonly publicUrl: string;
  readonly companyName: string;
  readonly title: string;
  /** The operator's words. */
  readonly reason: string;
}

/** The mail about a job that an operator removed. */
export function removalMail({ publicUrl, companyName, title, reason }: RemovalMail) {
  const name = oneLine(title);
  const first = `Hi ${companyName}, your job “${name}” was reported, and a person who read it removed it from the board.`;
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={first}
      title="Your job was removed"
      paragraphs={[
        first,
        `The reason: ${oneLine(reason)}`,
        'It cannot be changed or posted again. Its applicants read that it is closed. Its place in your plan is free.',
      ]}
      action={{ label: 'Open your dashboard', url: `${publicUrl}/employer?tab=closed` }}
      footnote="You get this mail because you posted this job."
    />
  );
  return { subject: `Your job “${name}” was removed`, ...renderMail(mail) };
}
