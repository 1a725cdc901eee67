import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { createAppealLink } from '../appeals/index.ts';
import { findAccountOf, findSuspensionToMail } from './suspensions.queries.ts';

const payloadSchema = z.object({
  suspensionId: entityId,
  change: z.enum(['suspended', 'restored']),
});

/** The task that mails the owner of an account that it is suspended, and why, or that it is not any more. */
export async function sendSuspensionMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config } = platform;
  const { suspensionId, change } = payloadSchema.parse(payload);
  const account = await findAccountOf(database, suspensionId);
  const found = await findSuspensionToMail(database, suspensionId);
  if (!account || !found || found.deleted_at) return;
  if ((found.restored_at === null) !== (change === 'suspended')) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { suspensionMail } = await import('./suspension-mail.tsx');
  const { publicUrl, salesEmail } = config;
  const { kind, accountId } = account;
  const { case_id: caseId } = found;
  const isAppealable = kind === 'employer' && change === 'suspended' && caseId !== null;
  const appealUrl = isAppealable
    ? await createAppealLink(platform, { caseId, employerId: accountId })
    : null;
  await mailer.send({
    account,
    reachesSuspended: true,
    to: found.email,
    replyTo: salesEmail,
    messageId: `suspension.${suspensionId}.${change}`,
    ...suspensionMail({
      publicUrl,
      appealAddress: salesEmail,
      appealUrl,
      kind,
      name: found.name,
      change,
      reason: found.reason,
    }),
  });
}
