import {
  CLOSES_AHEAD_DEFAULT_DAYS,
  entityId,
  formatDayIn,
  formatMoment,
  timeZoneOfState,
} from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import { type ClosingNotice, closingNotices } from './closing-notice.ts';
import { countUndecided, findClosingJob } from './job-closing.queries.ts';

/** The mail about a job that closes soon, or has closed, by its date, if it still applies. */
export const jobClosingMail = defineMail({
  name: 'job-closing-mail',
  about: 'alert',
  payload: z.object({ jobId: entityId, news: z.enum(closingNotices), closesAt: z.iso.datetime() }),
  async read({ database, config }, { jobId, news, closesAt }) {
    const job = await findClosingJob(database, jobId);
    const moment = new Date(closesAt);
    const isStillSo =
      job?.status === (news === 'closed' ? 'Closed' : 'Active') &&
      job.closes_at?.getTime() === moment.getTime();
    if (!isStillSo) return null;
    return {
      account: { kind: 'employer', accountId: job.employer_id },
      to: job.email,
      messageId: `job-closing.${news}.${jobId}.${moment.getTime()}`,
      companyName: job.company_name,
      title: job.title,
      news,
      closesAt: moment,
      timeZone: job.time_zone ?? timeZoneOfState(job.state),
      waiting: await countUndecided(database, jobId),
      endsAt: new Date((job.closed_at ?? moment).getTime() + config.closingGraceMs),
    };
  },
  template(job) {
    const title = oneLine(job.title);
    return {
      ...(job.news === 'closed' ? textsOfClosed(job, title) : textsOfSoon(job, title)),
      footnote: `You get this email because ${formatDayIn(job.timeZone, job.closesAt)} is the last day of this job.`,
    };
  },
});

interface ClosingMail {
  readonly companyName: string;
  readonly news: ClosingNotice;
  readonly closesAt: Date;
  /** In which the job's last day ends. */
  readonly timeZone: string;
  /** Number of undecided applicants. */
  readonly waiting: number;
  /** When they are told that the job has closed, unless it is reposted. */
  readonly endsAt: Date;
}

function textsOfSoon(job: ClosingMail, title: string) {
  const { companyName, news, closesAt, timeZone, waiting } = job;
  const day = formatDayIn(timeZone, closesAt);
  const renewal = `renew it on your dashboard, which adds ${String(CLOSES_AHEAD_DEFAULT_DAYS)} days.`;
  const deciding =
    waiting === 0
      ? `To keep it open, ${renewal}`
      : `${applicants(waiting)} for your decision. Decide before it closes, or ${renewal}`;
  return {
    subject: news === 'week' ? `Renew “${title}” by ${day}` : `“${title}” closes on ${day}`,
    title: `Your job closes on ${day}`,
    paragraphs: [
      `Hi ${companyName}, “${title}” closes at the end of ${day}. Nobody can apply to it after that.`,
      deciding,
    ],
    action: { label: 'Renew on the dashboard', url: '/employer' },
  };
}

function textsOfClosed({ companyName, waiting, endsAt }: ClosingMail, title: string) {
  const next =
    waiting === 0
      ? 'It is kept on your dashboard under Closed. Repost it there to take applicants again.'
      : `${applicants(waiting)} for your decision. Repost the job on your dashboard by ${formatMoment(endsAt.toISOString())} to accept one of them. Otherwise they are told then that it has closed.`;
  return {
    subject: `“${title}” has closed`,
    title: 'Your job has closed',
    paragraphs: [
      `Hi ${companyName}, “${title}” has reached its closing date. Nobody can apply to it anymore.`,
      next,
    ],
    action: { label: 'See closed jobs', url: '/employer?tab=closed' },
  };
}

function applicants(waiting: number): string {
  return waiting === 1 ? '1 applicant is waiting' : `${waiting} applicants are waiting`;
}
