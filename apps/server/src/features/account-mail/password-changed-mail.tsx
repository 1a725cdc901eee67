/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../platform/mail/mail-markup.ts';
import type { SessionKind } from '../../platform/authentication/sessions.ts';

interface PasswordChangedMail {
  readonly publicUrl: string;
  readonly kind: SessionKind;
}

/** The mail that tells the owner of an account that its password has changed. */
export function passwordChangedMail({ publicUrl, kind }: PasswordChangedMail) {
  const url = new URL('/forgotpassword', publicUrl);
  if (kind === 'employer') url.searchParams.set('accountType', 'employer');
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview="Was it you? Then there is nothing to do."
      title="Your password was changed"
      paragraphs={[
        'The password of your NextShift account has just been changed, and other devices were signed out.',
        'Was it you? Then there is nothing to do.',
      ]}
      action={{ label: 'Set a new password', url: url.href }}
      footnote="It was not you? Set a new password at once: that signs everyone out, whoever they are."
    />
  );
  return { subject: 'Your NextShift password was changed', ...renderMail(mail) };
}
