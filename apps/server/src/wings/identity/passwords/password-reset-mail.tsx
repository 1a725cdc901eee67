/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';

interface PasswordResetMail {
  readonly publicUrl: string;
  /** The page to set the new password, with the token. */
  readonly url: string;
}

/** The mail with the link to set a new password. */
export function passwordResetMail({ publicUrl, url }: PasswordResetMail) {
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview="Set a new password within 30 minutes."
      title="Reset your password"
      paragraphs={[
        'Someone, hopefully you, asked to reset the password of your NextShift account.',
        'The link below works once and for 30 minutes. Setting a new password signs you out everywhere.',
      ]}
      action={{ label: 'Set a new password', url }}
      footnote="You did not ask for this? Then there is nothing to do: your password stays as it is."
    />
  );
  return { subject: 'Reset your NextShift password', ...renderMail(mail) };
}
