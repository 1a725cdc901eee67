import { entityId, RETRACT_SECONDS } from '@nextshift/contract';
import * as z from 'zod';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { defineMail } from '../../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../../platform/mail/one-line.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { newApplicationNews } from '../live/new-application-news.ts';
import { digestWindowOf, digestWindowSince } from './digest-window.ts';
import { countNewApplications, findMailRecipient } from './employer-mail.queries.ts';

/** Until then, the last application of the window can be taken back. */
const RETRACT_MS = RETRACT_SECONDS * 1_000;
/** Grace for transactions that started within the window and commit after it. */
const STRAGGLERS_MS = 30_000;

/** The mail to an employer with the number of new applications for each job, in a window. */
export const employerMail = defineMail({
  name: 'employer-mail',
  about: 'decision',
  hasNotice: true,
  payload: z.object({ employerId: entityId, since: z.iso.datetime() }),
  key: ({ employerId, since }) => `${employerId} ${since}`,
  async read({ database }, { employerId, since }) {
    const window = digestWindowSince(Date.parse(since));
    const employer = await findMailRecipient(database, employerId);
    const jobs = await countNewApplications(database, employerId, window);
    if (!employer || jobs.length === 0) return null;
    const [applicantsOf, ...others] = jobs.flatMap(({ job_ids: ids }) => ids);
    return {
      account: { kind: 'employer', accountId: employerId },
      to: employer.email,
      messageId: `new-applications.${employerId}.${window.since.getTime()}`,
      ...(others.length === 0 && { applicantsOf }),
      companyName: employer.company_name,
      jobs,
    };
  },
  template({ companyName, jobs }) {
    const total = jobs.reduce((sum, { count }) => sum + count, 0);
    const [first] = jobs;
    const headline = total === 1 ? 'New application' : `${total} new applications`;
    const subject = jobs.length === 1 ? `${headline} for ${first?.title ?? ''}` : headline;
    const greeting =
      total === 1
        ? `Hi ${companyName}, someone has applied for a job of yours.`
        : `Hi ${companyName}, ${total} applications have come in for your jobs.`;
    return {
      subject: oneLine(subject),
      title: headline,
      paragraphs: [greeting, ...jobs.map(({ title, count }) => `${title}: ${count} new`)],
      action: { label: 'Review applications', url: '/employer/applications' },
      footnote:
        'You get this email because people applied to your jobs. Applications that come within a few minutes share one email.',
    };
  },
});

interface NewApplication {
  readonly applicationId: string;
  readonly employerId: string;
  readonly now: Date;
}

/**
 * Notifies an employer of a new application: open pages as soon as it can no longer be taken back, and by mail.
 * Applications of the same window share one job, and so one mail, which is due when none of them can be taken back any
 * more. Runs in the transaction that stores the application.
 */
export async function announceToEmployer(
  transaction: DatabaseTransaction,
  { applicationId, employerId, now }: NewApplication,
): Promise<void> {
  await enqueue(transaction, newApplicationNews, { applicationId }, { delayMs: RETRACT_MS });
  const { since, until } = digestWindowOf(now);
  const delayMs = until.getTime() - now.getTime() + RETRACT_MS + STRAGGLERS_MS;
  const payload = { employerId, since: since.toISOString() };
  await enqueue(transaction, employerMail, payload, { delayMs });
}
