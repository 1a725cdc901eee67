/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { CLOSES_AHEAD_DEFAULT_DAYS, formatDayIn, formatMoment } from '@nextshift/contract';
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import type { ClosingNotice } from './closing-notice.ts';

interface JobClosingMail {
  readonly publicUrl: string;
  readonly companyName: string;
  readonly title: string;
  readonly news: ClosingNotice;
  readonly closesAt: Date;
  /** In which the job's last day ends. */
  readonly timeZone: string;
  /** Number of undecided applicants. */
  readonly waiting: number;
  /** When they are told that the job has closed, unless it is reposted. */
  readonly endsAt: Date;
}

/** The mail about a job that closes soon, or has closed, by its date. */
export function jobClosingMail(job: JobClosingMail) {
  const { publicUrl, news, closesAt, timeZone } = job;
  const title = oneLine(job.title);
  const texts = news === 'closed' ? textsOfClosed(job, title) : textsOfSoon(job, title);
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={texts.paragraphs[0]}
      title={texts.headline}
      paragraphs={texts.paragraphs}
      action={{ label: texts.label, url: `${publicUrl}${texts.path}` }}
      footnote={`You get this mail because ${formatDayIn(timeZone, closesAt)} is the last day of this job.`}
    />
  );
  return { subject: texts.subject, ...renderMail(mail) };
}

interface Texts {
  readonly subject: string;
  readonly headline: string;
  readonly paragraphs: readonly [string, ...string[]];
  readonly label: string;
  readonly path: string;
}

function textsOfSoon(job: JobClosingMail, title: string) {
  const { companyName, news, closesAt, timeZone, waiting } = job;
  const day = formatDayIn(timeZone, closesAt);
  const renewal = `renew it on your dashboard, which adds ${String(CLOSES_AHEAD_DEFAULT_DAYS)} days.`;
  const deciding =
    waiting === 0
      ? `To keep it open, ${renewal}`
      : `${applicants(waiting)} for your decision. Decide before it closes, or ${renewal}`;
  return {
    subject: news === 'week' ? `Renew “${title}” by ${day}` : `“${title}” closes on ${day}`,
    headline: `Your job closes on ${day}`,
    paragraphs: [
      `Hi ${companyName}, “${title}” closes at the end of ${day}. Nobody can apply to it after that.`,
      deciding,
    ],
    label: 'Renew on the dashboard',
    path: '/employer',
  } satisfies Texts;
}

function textsOfClosed({ companyName, waiting, endsAt }: JobClosingMail, title: string) {
  const next =
    waiting === 0
      ? 'It is kept on your dashboard under Closed. Repost it there to take applicants again.'
      : `${applicants(waiting)} for your decision. Repost the job on your dashboard by ${formatMoment(endsAt.toISOString())} to accept one of them; otherwise they are told then that it has closed.`;
  return {
    subject: `“${title}” has closed`,
    headline: 'Your job has closed',
    paragraphs: [
      `Hi ${companyName}, “${title}” has reached its closing date. Nobody can apply to it any more.`,
      next,
    ],
    label: 'See closed jobs',
    path: '/employer?tab=closed',
  } satisfies Texts;
}

function applicants(waiting: number): string {
  return waiting === 1 ? '1 applicant is waiting' : `${waiting} applicants are waiting`;
}
