import { entityId, jobDraft } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { findDraftToMail } from './job-drafts.queries.ts';

const payloadSchema = z.object({ draftId: entityId, blockedAt: z.iso.datetime() });

/** The task that mails an employer that a scheduled draft is blocked, if it still is. */
export async function sendJobDraftMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config } = platform;
  const { draftId, blockedAt } = payloadSchema.parse(payload);
  const draft = await findDraftToMail(database, draftId);
  const moment = Date.parse(blockedAt);
  if (!draft?.blocked_by || draft.blocked_at?.getTime() !== moment) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { jobDraftMail } = await import('./job-draft-mail.tsx');
  await mailer.send({
    account: { kind: 'employer', accountId: draft.employer_id },
    to: draft.email,
    messageId: `job-draft.${draftId}.${moment}`,
    ...jobDraftMail({
      publicUrl: config.publicUrl,
      companyName: draft.company_name,
      draftId,
      title: jobDraft.shape.fields.parse(draft.fields).title ?? 'Untitled job',
      blockedBy: draft.blocked_by,
      reason: draft.blocked_reason ?? '',
      graceMs: config.closingGraceMs,
    }),
  });
}
