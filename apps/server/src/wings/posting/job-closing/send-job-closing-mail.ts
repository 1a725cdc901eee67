import { entityId, timeZoneOfState } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { closingNotices } from './closing-notice.ts';
import { countUndecided, findClosingJob } from './job-closing.queries.ts';

const payloadSchema = z.object({
  jobId: entityId,
  news: z.enum(closingNotices),
  closesAt: z.iso.datetime(),
});

/** The task that mails an employer about a job's closing, if it still applies. */
export async function sendJobClosingMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config } = platform;
  const { jobId, news, closesAt } = payloadSchema.parse(payload);
  const job = await findClosingJob(database, jobId);
  const moment = new Date(closesAt);
  const isStillSo =
    job?.status === (news === 'closed' ? 'Closed' : 'Active') &&
    job.closes_at?.getTime() === moment.getTime();
  if (!isStillSo) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { jobClosingMail } = await import('./job-closing-mail.tsx');
  await mailer.send({
    account: { kind: 'employer', accountId: job.employer_id },
    to: job.email,
    messageId: `job-closing.${news}.${jobId}.${moment.getTime()}`,
    ...jobClosingMail({
      publicUrl: config.publicUrl,
      companyName: job.company_name,
      title: job.title,
      news,
      closesAt: moment,
      timeZone: job.time_zone ?? timeZoneOfState(job.state),
      waiting: await countUndecided(database, jobId),
      endsAt: new Date((job.closed_at ?? moment).getTime() + config.closingGraceMs),
    }),
  });
}
