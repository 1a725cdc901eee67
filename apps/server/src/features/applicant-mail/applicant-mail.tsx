/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../platform/mail/mail-markup.ts';
import {
  type ApplicantMailKind,
  type ApplicantMailDetails,
  applicantMailTexts,
} from './applicant-mail-texts.ts';
import { oneLine } from './one-line.ts';

interface ApplicantMail extends ApplicantMailDetails {
  readonly publicUrl: string;
  readonly kind: ApplicantMailKind;
}

/** The mail about the status of an application. */
export function applicantMail({ publicUrl, kind, ...details }: ApplicantMail) {
  const { subject, title, paragraphs } = applicantMailTexts[kind](details);
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={paragraphs[0] ?? title}
      title={title}
      paragraphs={paragraphs}
      action={
        kind === 'declined' || kind === 'place_withdrawn' || kind === 'company_left'
          ? { label: 'Find your next shift', url: `${publicUrl}/jobs` }
          : { label: 'See your applications', url: `${publicUrl}/history` }
      }
      footnote="You get this mail because email notifications are on. Turn them off in the settings of your profile."
    />
  );
  return { subject: oneLine(subject), ...renderMail(mail) };
}
