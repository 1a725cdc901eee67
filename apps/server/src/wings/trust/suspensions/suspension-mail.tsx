/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { SessionKind } from '../../../platform/authentication/sessions.ts';
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';

interface SuspensionMail {
  readonly publicUrl: string;
  /** Where people read appeals. */
  readonly appealAddress: string;
  /** Where a company appeals; null for others. */
  readonly appealUrl: string | null;
  readonly kind: SessionKind;
  readonly name: string;
  readonly change: 'suspended' | 'restored';
  /** The operator's words. */
  readonly reason: string;
}

const consequences: Record<SessionKind, string> = {
  employer:
    'Nobody can sign in to it. Your jobs are closed, and applicants who were waiting for an answer read that the job was removed. If you have a plan, it is cancelled and you will not be charged again.',
  seeker:
    'Nobody can sign in to it. Your applications that were undecided or accepted are withdrawn.',
};

const returns: Record<SessionKind, string> = {
  employer:
    'You can sign in again. Jobs and plans that have ended stay so: you can buy a plan and repost your jobs.',
  seeker:
    'You can sign in again. Applications that were withdrawn stay so: you can apply again where the job is open.',
};

/** The mail about an account that an operator suspended or restored. */
export function suspensionMail(mail: SuspensionMail) {
  const { publicUrl, kind, name, change, reason, appealAddress, appealUrl } = mail;
  const signIn = `${publicUrl}${kind === 'employer' ? '/employer/login' : '/login'}`;
  const isSuspended = change === 'suspended';
  const first = isSuspended
    ? `Hi ${oneLine(name)}, a person of the NextShift team has suspended your account.`
    : `Hi ${oneLine(name)}, your account is no longer suspended.`;
  const title = isSuspended ? 'Your account is suspended' : 'Your account is restored';
  const paragraphs = isSuspended
    ? [
        first,
        `The reason: ${oneLine(reason)}`,
        consequences[kind],
        appealUrl === null
          ? `If you think that this is wrong, reply to this mail or write to ${appealAddress}, and say why. A person reads it.`
          : `You think this is wrong? Appeal, and another person reads it. The link works for half a year, without signing in. You can also write to ${appealAddress}.`,
      ]
    : [first, returns[kind]];
  const markup = renderMail(
    <MailLayout
      publicUrl={publicUrl}
      preview={first}
      title={title}
      paragraphs={paragraphs}
      action={
        appealUrl === null
          ? { label: 'Go to the sign-in page', url: signIn }
          : { label: 'Appeal', url: appealUrl }
      }
      footnote="You get this mail because this is the address of the account."
    />,
  );
  return { subject: title, ...markup };
}
