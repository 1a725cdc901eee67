/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../platform/mail/mail-markup.ts';
import {
  type ApplicantMailKind,
  type ApplicantMailDetails,
  applicantMailTexts,
} from './applicant-mail-texts.ts';

interface ApplicantMail extends ApplicantMailDetails {
  readonly publicUrl: string;
  readonly news: ApplicantMailKind;
}

/** The mail that tells an applicant how an application stands. */
export function applicantMail({ publicUrl, news, ...told }: ApplicantMail) {
  const { subject, title, paragraphs } = applicantMailTexts[news](told);
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={paragraphs[0] ?? title}
      title={title}
      paragraphs={paragraphs}
      action={
        news === 'declined' || news === 'place_withdrawn' || news === 'company_left'
          ? { label: 'Find your next shift', url: `${publicUrl}/jobs` }
          : { label: 'See your applications', url: `${publicUrl}/history` }
      }
      footnote="You get this mail because email notifications are on. Turn them off in the settings of your profile."
    />
  );
  return { subject: oneLine(subject), ...renderMail(mail) };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 200);
}
