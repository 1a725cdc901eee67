import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { openingsLeft } from '../../jobs/index.ts';
import { findWithdrawal } from './employer-mail.queries.ts';

const payloadSchema = z.object({ applicationId: entityId, withdrawnAt: z.iso.datetime() });

/** The task that mails an employer that an accepted applicant has withdrawn. */
export async function sendWithdrawalMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config } = platform;
  const { applicationId, withdrawnAt } = payloadSchema.parse(payload);
  const found = await findWithdrawal(database, applicationId);
  if (!found) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { withdrawalMail } = await import('./withdrawal-mail.tsx');
  await mailer.send({
    account: { kind: 'employer', accountId: found.employer_id },
    to: found.email,
    messageId: `withdrawal.${applicationId}.${Date.parse(withdrawnAt)}`,
    ...withdrawalMail({
      publicUrl: config.publicUrl,
      companyName: found.company_name,
      title: found.title,
      isClosed: found.status === 'Closed',
      openings: found.openings,
      openingsLeft: openingsLeft(found),
    }),
  });
}
