/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { formatMoment } from '@nextshift/contract';
import { FootnoteLink, MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import type { SessionKind } from '../../../platform/authentication/sessions.ts';

interface NewSignInMail {
  readonly publicUrl: string;
  readonly kind: SessionKind;
  readonly device: string;
  readonly signedInAt: string;
}

/** The mail that tells the owner of an account that someone signed in with a new browser. */
export function newSignInMail({ publicUrl, kind, device, signedInAt }: NewSignInMail) {
  const devices = new URL(kind === 'employer' ? '/employer/profile' : '/profile', publicUrl);
  devices.searchParams.set('settings', 'devices');
  const password = new URL('/forgotpassword', publicUrl);
  if (kind === 'employer') password.searchParams.set('accountType', 'employer');
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview="Was it you? Then there is nothing to do."
      title="New sign-in to your account"
      paragraphs={[
        'Someone, hopefully you, signed in to your NextShift account with a browser that it had not been used with before:',
        `${device}, ${formatMoment(signedInAt)}`,
        'Was it you? Then there is nothing to do.',
      ]}
      action={{ label: 'See your devices', url: devices.href }}
      footnote={
        <>
          It was not you? Sign that device out there, and{' '}
          <FootnoteLink href={password.href}>set a new password</FootnoteLink> at once: anyone who
          signed in knows yours.
        </>
      }
    />
  );
  return { subject: 'New sign-in to your NextShift account', ...renderMail(mail) };
}
