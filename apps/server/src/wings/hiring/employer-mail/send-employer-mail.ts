import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { digestWindowSince } from './digest-window.ts';
import { countNewApplications, findMailRecipient } from './employer-mail.queries.ts';

const payloadSchema = z.object({ employerId: entityId, since: z.iso.datetime() });

/** The task that mails an employer the applications of a window, as they are by then. */
export async function sendEmployerMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config } = platform;
  const { employerId, since } = payloadSchema.parse(payload);
  const window = digestWindowSince(Date.parse(since));
  const employer = await findMailRecipient(database, employerId);
  const jobs = await countNewApplications(database, employerId, window);
  if (!employer || jobs.length === 0) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { employerMail } = await import('./employer-mail.tsx');
  await mailer.send({
    account: { kind: 'employer', accountId: employerId },
    to: employer.email,
    messageId: `new-applications.${employerId}.${window.since.getTime()}`,
    ...employerMail({
      publicUrl: config.publicUrl,
      companyName: employer.company_name,
      jobs,
    }),
  });
}
