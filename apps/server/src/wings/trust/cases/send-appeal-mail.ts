import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { readCaseSubject } from '../../screening/index.ts';
import { findAppealToMail } from './appeals-of-cases.queries.ts';

const payloadSchema = z.object({ appealId: entityId });

/** The task that mails a company what became of its appeal. */
export async function sendAppealMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config } = platform;
  const { appealId } = payloadSchema.parse(payload);
  const found = await findAppealToMail(database, appealId);
  if (!found?.outcome) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { appealMail } = await import('./appeal-mail.tsx');
  await mailer.send({
    account: { kind: 'employer', accountId: found.employer_id },
    // Who appeals is answered, also while the account is suspended.
    reachesSuspended: true,
    to: found.email,
    messageId: `appeal.${appealId}`,
    ...appealMail({
      publicUrl: config.publicUrl,
      companyName: found.company_name,
      title: found.measure === 'suspended' ? null : readCaseSubject(found.subject).title,
      outcome: found.outcome,
      reason: found.reason ?? '',
      isLive: found.status === 'Active',
      isSuspended: found.suspended_at !== null,
    }),
  });
}
