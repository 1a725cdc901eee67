/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import {
  type ApplicantMailKind,
  type ApplicantMailDetails,
  applicantMailTexts,
} from './applicant-mail-texts.ts';

interface ApplicantMail extends ApplicantMailDetails {
  readonly publicUrl: string;
  readonly kind: ApplicantMailKind;
}

/** Kinds after which there is nothing left to see. */
const OVER: ReadonlySet<ApplicantMailKind> = new Set([
  'declined',
  'place_withdrawn',
  'acceptance_cancelled',
  'company_left',
  'accepting_company_left',
] as const);

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
        OVER.has(kind)
          ? { label: 'Find your next shift', url: `${publicUrl}/jobs` }
          : kind === 'accepted' && details.work
            ? { label: 'See your shifts', url: `${publicUrl}/my-shifts` }
            : { label: 'See your applications', url: `${publicUrl}/history` }
      }
      footnote="You get this mail because email notifications are on. Turn them off in the settings of your profile."
    />
  );
  return { subject: oneLine(subject), ...renderMail(mail) };
}
