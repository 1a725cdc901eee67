import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { findAttachedKinds, findWarning } from './scam-warnings.queries.ts';

const payloadSchema = z.object({ applicationId: entityId });

/** The task that mails an applicant that a job was a scam, whatever the settings: it is a warning, and no news. */
export async function sendScamWarningMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config } = platform;
  const { applicationId } = payloadSchema.parse(payload);
  const found = await findWarning(database, applicationId);
  if (!found) return;
  const documents = await findAttachedKinds(database, applicationId);
  const { contact_first_shown: first, contact_last_shown: last } = found;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { scamWarningMail } = await import('./scam-warning-mail.tsx');
  await mailer.send({
    account: { kind: 'seeker', accountId: found.seeker_id },
    to: found.email,
    messageId: `scam-warning.${applicationId}`,
    ...scamWarningMail({
      publicUrl: config.publicUrl,
      firstName: found.first_name,
      jobTitle: found.job_title,
      companyName: found.company_name,
      seen: {
        hasProfile: found.profile_id !== null,
        isProfileVisible: found.profile_visible,
        hasVideos: found.has_videos,
        hasSocialAccounts: found.has_social_accounts,
        isWithdrawn: found.status === 'withdrawn',
        seenAt: found.seen_at,
        basicFieldAnswers: found.basic_field_answers,
        questionAnswers: found.question_answers,
        questions: found.questions,
        documents,
        contactShown: first && last ? { first, last } : null,
      },
    }),
  });
}
