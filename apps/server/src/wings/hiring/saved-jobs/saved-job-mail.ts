import { entityId, formatDayIn, timeZoneOfState } from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { NOTIFICATION_FOOTNOTE } from '../../../platform/mail/mail-content.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUnmailedReminders, recordRemindersMailed } from './saved-job-reminders.queries.ts';

/**
 * The mail about saved jobs that close soon, one or several, as far as they are public and the settings allow it by then.
 */
export const savedJobMail = defineMail({
  name: 'saved-job-mail',
  about: 'alert',
  hasNotice: true,
  payload: z.object({ seekerId: entityId }),
  key: ({ seekerId }) => seekerId,
  async read(platform, { seekerId }) {
    const { seeker, jobs } = await findUnmailedReminders(platform.database, seekerId);
    const reminded = { seekerId, jobIds: jobs.map(({ id }) => id) };
    const [first, ...others] = jobs.flatMap(({ closes_at: closesAt, ...job }) =>
      job.status === 'Active' && !job.hidden && closesAt !== null ? [{ ...job, closesAt }] : [],
    );
    if (!seeker || !first) {
      await recordMailed(platform, reminded);
      return null;
    }
    return {
      account: { kind: 'seeker', accountId: seekerId },
      to: seeker.email,
      messageId: `saved-job.${seekerId}.${first.id}`,
      ...reminded,
      firstName: seeker.first_name,
      first,
      others,
    };
  },
  template({ firstName, first, others }) {
    const jobs = [first, ...others];
    const lines = jobs.map((job) => `${nameOf(job)}: until the end of ${dayOf(job)}.`);
    const isOne = others.length === 0;
    const subject = isOne
      ? `${nameOf(first)} closes on ${dayOf(first)}`
      : `${jobs.length} jobs that you saved close soon`;
    const which = isOne ? 'a job that you saved takes' : 'jobs that you saved take';
    return {
      subject: oneLine(subject),
      preview: lines[0] ?? subject,
      title: isOne ? 'A saved job closes soon' : 'Saved jobs close soon',
      paragraphs: [`Hi ${firstName}, ${which} applications for a few more days:`, ...lines],
      action: isOne
        ? { label: 'See the job', url: `/jobs/${first.id}` }
        : { label: 'See your saved jobs', url: '/history?tab=saved' },
      footnote: NOTIFICATION_FOOTNOTE,
    };
  },
  onSent: (platform, data) => recordMailed(platform, data),
});

async function recordMailed(
  { database, clock }: Platform,
  { seekerId, jobIds }: { readonly seekerId: string; readonly jobIds: readonly string[] },
): Promise<void> {
  await recordRemindersMailed(database, seekerId, { jobIds, now: clock() });
}

interface SavedJob {
  readonly title: string;
  readonly state: string;
  readonly time_zone: string | null;
  readonly company_name: string;
  readonly closesAt: Date;
}

function nameOf({ title, company_name: companyName }: SavedJob): string {
  return oneLine(`${title} at ${companyName}`);
}

/** The last day where the job is. */
function dayOf({ time_zone: timeZone, state, closesAt }: SavedJob): string {
  return formatDayIn(timeZone ?? timeZoneOfState(state), closesAt);
}
