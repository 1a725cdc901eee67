import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { createAppealLink } from '../appeals/index.ts';
import { findRemoval } from './removal-mail.queries.ts';

const payloadSchema = z.object({ caseId: entityId, decidedAt: z.iso.datetime() });

/** The task that mails an employer that a job was removed, unless the decision was undone. */
export async function sendRemovalMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config } = platform;
  const { caseId, decidedAt } = payloadSchema.parse(payload);
  const found = await findRemoval(database, caseId, new Date(decidedAt));
  if (!found) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { removalMail } = await import('./removal-mail.tsx');
  const about = { caseId, employerId: found.employer_id };
  const appealUrl = await createAppealLink(platform, about);
  await mailer.send({
    account: { kind: 'employer', accountId: found.employer_id },
    to: found.email,
    messageId: `removal.${caseId}.${Date.parse(decidedAt)}`,
    ...removalMail({
      publicUrl: config.publicUrl,
      companyName: found.company_name,
      title: found.title,
      reason: found.decision_reason ?? '',
      answersAppeal: Boolean(found.answers_appeal),
      appealUrl,
    }),
  });
}
