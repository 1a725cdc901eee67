import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { findUnmailedEndings, recordEndingsMailed } from './ending-mail.queries.ts';

const payloadSchema = z.object({ seekerId: entityId });

/** The task that mails a seeker which applications have ended, if the settings allow it by then. */
export async function sendEndingMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config, clock } = platform;
  const { seekerId } = payloadSchema.parse(payload);
  const { seeker, endings } = await findUnmailedEndings(database, seekerId);
  const last = endings.at(-1);
  if (!seeker || !last) return;
  if (seeker.notify_by_email) {
    // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
    const { endingMail } = await import('./ending-mail.tsx');
    await mailer.send({
      account: { kind: 'seeker', accountId: seekerId },
      to: seeker.email,
      messageId: `ended.${last.id}.${last.updated_at.getTime()}`,
      ...endingMail({
        publicUrl: config.publicUrl,
        firstName: seeker.first_name,
        endings: endings.map(({ reason, job_title: jobTitle, company_name: companyName }) => ({
          reason,
          jobTitle,
          companyName,
        })),
      }),
    });
  }
  const ids = endings.map(({ id }) => id);
  await recordEndingsMailed(database, ids, clock());
}
