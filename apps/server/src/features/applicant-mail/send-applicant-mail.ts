import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { findApplicantMailData } from './applicant-mail.queries.ts';
import { type ApplicantMailKind, notifiedChange } from './applicant-mail-texts.ts';

const payloadSchema = z.object({
  applicationId: entityId,
  status: notifiedChange,
  changedAt: z.iso.datetime(),
});

type Payload = z.output<typeof payloadSchema>;

/** The task that mails an applicant the news, if that is wanted at the moment of sending. */
export async function sendApplicantMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config } = platform;
  const told = payloadSchema.parse(payload);
  const found = await findApplicantMailData(database, told.applicationId);
  if (!found?.notify_by_email) return;
  // The designed mails take a while to load, and few processes ever need them at their start.
  const { applicantMail } = await import('./applicant-mail.tsx');
  const { contact_first_shown: first, contact_last_shown: last } = found;
  await mailer.send({
    to: found.email,
    messageId: `application.${told.applicationId}.${told.status}.${Date.parse(told.changedAt)}`,
    ...applicantMail({
      publicUrl: config.publicUrl,
      news: newsOf(told, found.created_at),
      firstName: found.first_name,
      jobTitle: found.job_title,
      companyName: found.company_name,
      contactShown: first && last ? { first, last } : null,
    }),
  });
}

/** Back at the start long after it was made, an application has been reopened. */
function newsOf({ status, changedAt }: Payload, createdAt: Date): ApplicantMailKind {
  if (status !== 'submitted') return status;
  return createdAt.getTime() === Date.parse(changedAt) ? 'received' : 'reopened';
}
