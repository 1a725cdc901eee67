/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../platform/mail/mail-markup.ts';
import { oneLine } from '../../platform/mail/one-line.ts';

interface AppealMail {
  readonly publicUrl: string;
  readonly companyName: string;
  /** Of what was decided about. */
  readonly title: string;
  readonly outcome: 'accepted' | 'rejected';
  /** The operator's words. */
  readonly reason: string;
  /** Whether its job is active now. */
  readonly isLive: boolean;
}

/** The mail about what became of an appeal. */
export function appealMail({ publicUrl, companyName, title, ...decided }: AppealMail) {
  const { outcome, reason, isLive } = decided;
  const name = oneLine(title);
  const first = `Hi ${companyName}, a person has read your appeal about “${name}” and ${outcome} it.`;
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={first}
      title={outcome === 'accepted' ? 'Your appeal was accepted' : 'Your appeal was rejected'}
      paragraphs={[first, `The reason: ${oneLine(reason)}`, whatNow(outcome, isLive)]}
      action={
        outcome === 'accepted' && !isLive
          ? { label: 'See your closed jobs', url: `${publicUrl}/employer?tab=closed` }
          : { label: 'Open your dashboard', url: `${publicUrl}/employer` }
      }
      footnote="You get this mail because you appealed."
    />
  );
  return { subject: `Your appeal about “${name}” was ${outcome}`, ...renderMail(mail) };
}

function whatNow(outcome: AppealMail['outcome'], isLive: boolean): string {
  if (outcome === 'rejected') return 'The decision stays as it is. This was the last step.';
  return isLive
    ? 'The decision was reversed, and the job is live. We are sorry for the trouble.'
    : 'The decision was reversed. Your job is closed, and you can post it again. We are sorry for the trouble.';
}
