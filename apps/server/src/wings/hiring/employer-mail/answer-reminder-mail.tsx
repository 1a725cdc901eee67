/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { ANSWER_DUE_DAYS, ANSWER_END_DAYS, formatDay } from '@nextshift/contract';
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';

interface AnswerReminderMail {
  readonly publicUrl: string;
  readonly companyName: string;
  /** The jobs with applicants who were reminded of, the earliest due first. */
  readonly jobs: readonly {
    readonly title: string;
    readonly count: number;
    /** By when the first of them can expect an answer. */
    readonly due: Date;
  }[];
}

/** The mail about applicants who have been waiting for an answer for long. */
export function answerReminderMail({ publicUrl, companyName, jobs }: AnswerReminderMail) {
  const total = jobs.reduce((sum, { count }) => sum + count, 0);
  const headline =
    total === 1
      ? '1 applicant is waiting for your answer'
      : `${total} applicants are waiting for your answer`;
  const greeting = `Hi ${companyName}, applicants can expect an answer within ${ANSWER_DUE_DAYS} days. A short “no” helps them too.`;
  const lines = jobs.map(
    ({ title, count, due }) =>
      `${oneLine(title)}: ${count} waiting, ${count === 1 ? '' : 'the first '}due on ${formatDay(due)}`,
  );
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={greeting}
      title={headline}
      paragraphs={[greeting, ...lines]}
      action={{ label: 'Answer them', url: `${publicUrl}/employer/applications?state=due` }}
      footnote={`You get this mail because people applied to your jobs a week ago or longer. An application without an answer closes after ${ANSWER_END_DAYS} days.`}
    />
  );
  return { subject: headline, ...renderMail(mail) };
}
