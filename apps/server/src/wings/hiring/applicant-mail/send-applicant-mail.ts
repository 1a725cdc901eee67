import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { timeZoneOf } from '../../jobs/index.ts';
import { findApplicantMailData } from './applicant-mail.queries.ts';
import { type AgreedWork, type ApplicantMailKind, notifiedChange } from './applicant-mail-texts.ts';

const payloadSchema = z.object({
  applicationId: entityId,
  status: notifiedChange,
  changedAt: z.iso.datetime(),
});

type Payload = z.output<typeof payloadSchema>;

/** The task that mails an applicant an update, if the settings allow it by then. */
export async function sendApplicantMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config } = platform;
  const update = payloadSchema.parse(payload);
  const found = await findApplicantMailData(database, update.applicationId);
  if (!found?.notify_by_email) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { applicantMail } = await import('./applicant-mail.tsx');
  const { contact_first_shown: first, contact_last_shown: last } = found;
  await mailer.send({
    account: { kind: 'seeker', accountId: found.seeker_id },
    to: found.email,
    messageId: `application.${update.applicationId}.${update.status}.${Date.parse(update.changedAt)}`,
    ...applicantMail({
      publicUrl: config.publicUrl,
      kind: mailKindOf(update, found.created_at),
      firstName: found.first_name,
      jobTitle: found.job_title,
      companyName: found.company_name,
      contactShown: first && last ? { first, last } : null,
      work: workOf(found),
    }),
  });
}

/** A submitted status that is newer than the application means that it was reopened. */
function mailKindOf({ status, changedAt }: Payload, createdAt: Date): ApplicantMailKind {
  if (status !== 'submitted') return status;
  return createdAt.getTime() === Date.parse(changedAt) ? 'received' : 'reopened';
}

type Found = NonNullable<Awaited<ReturnType<typeof findApplicantMailData>>>;

/** When and where someone accepted works; null without shifts. */
function workOf({ shifts, places, ...found }: Found): AgreedWork | null {
  const own = shifts.filter(({ id }) => places.some((place) => place.shift_id === id));
  if (own.length === 0) return null;
  const { address, city, state, zip_code: zipCode } = found;
  const town = [city, [state, zipCode].filter(Boolean).join(' ')].join(', ');
  return {
    shifts: own,
    firstStartsAt: found.first_starts_at,
    timeZone: timeZoneOf(found),
    place: address === null ? town : `${address}, ${town}`,
    isRemote: found.location_type === 'Remote',
  };
}
