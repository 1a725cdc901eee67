/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';

interface AppealMail {
  readonly publicUrl: string;
  readonly companyName: string;
  /** Of the job that was decided about; null if it was the account. */
  readonly title: string | null;
  readonly outcome: 'accepted' | 'rejected';
  /** The operator's words. */
  readonly reason: string;
  /** Whether its job is active now. */
  readonly isLive: boolean;
  /** Whether the account is suspended now, whatever the appeal is about. */
  readonly isSuspended: boolean;
}

/** The mail about what became of an appeal. */
export function appealMail(mail: AppealMail) {
  const { publicUrl, companyName, title, outcome, reason } = mail;
  const about = title === null ? 'the suspension of your account' : `“${oneLine(title)}”`;
  const first = `Hi ${oneLine(companyName)}, a person has read your appeal about ${about} and ${outcome} it.`;
  const markup = renderMail(
    <MailLayout
      publicUrl={publicUrl}
      preview={first}
      title={outcome === 'accepted' ? 'Your appeal was accepted' : 'Your appeal was rejected'}
      paragraphs={[first, `The reason: ${oneLine(reason)}`, whatNow(mail)]}
      action={whereNow(mail)}
      footnote="You get this mail because you appealed."
    />,
  );
  return { subject: `Your appeal about ${about} was ${outcome}`, ...markup };
}

function whatNow({ title, outcome, isLive, isSuspended }: AppealMail): string {
  if (outcome === 'rejected') return 'The decision stays as it is. This was the last step.';
  if (isSuspended) {
    return 'The decision was reversed. Your account is suspended for another reason, which we mailed you.';
  }
  if (title === null) {
    return 'The decision was reversed, and you can sign in again. Jobs and plans that have ended stay so: you can buy a plan and repost your jobs. We are sorry for the trouble.';
  }
  return isLive
    ? 'The decision was reversed, and the job is live. We are sorry for the trouble.'
    : 'The decision was reversed. Your job is closed, and you can post it again. We are sorry for the trouble.';
}

function whereNow({ publicUrl, title, outcome, isLive, isSuspended }: AppealMail) {
  if (isSuspended || title === null) {
    return { label: 'Go to the sign-in page', url: `${publicUrl}/employer/login` };
  }
  return outcome === 'accepted' && !isLive
    ? { label: 'See your closed jobs', url: `${publicUrl}/employer?tab=closed` }
    : { label: 'Open your dashboard', url: `${publicUrl}/employer` };
}
