import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { findUnmailedReminders, recordRemindersMailed } from './saved-job-reminders.queries.ts';

const payloadSchema = z.object({ seekerId: entityId });

/** The task that mails a seeker which saved jobs close soon, as far as they are public and the settings allow it by then. */
export async function sendSavedJobMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config, clock } = platform;
  const { seekerId } = payloadSchema.parse(payload);
  const { seeker, jobs } = await findUnmailedReminders(database, seekerId);
  const [first, ...others] = jobs.flatMap(({ closes_at: closesAt, ...job }) =>
    job.status === 'Active' && !job.hidden && closesAt !== null ? [{ ...job, closesAt }] : [],
  );
  if (seeker?.notify_by_email && first) {
    // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
    const { savedJobMail } = await import('./saved-job-mail.tsx');
    await mailer.send({
      account: { kind: 'seeker', accountId: seekerId },
      to: seeker.email,
      messageId: `saved-job.${seekerId}.${first.id}`,
      ...savedJobMail({
        publicUrl: config.publicUrl,
        firstName: seeker.first_name,
        jobs: [first, ...others],
      }),
    });
  }
  await recordRemindersMailed(database, seekerId, {
    jobIds: jobs.map(({ id }) => id),
    now: clock(),
  });
}
