import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../../platform/platform.ts';
import { timeZoneOf } from '../../../jobs/index.ts';
import { findMailedShift } from './shift-mails.queries.ts';

const payloadSchema = z.object({
  kind: z.enum(['cancelled', 'disputed']),
  assignmentId: entityId,
});

/** The task that mails an employer that somebody cannot come, or disputes a no-show. */
export async function sendEmployerShiftMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config } = platform;
  const { kind, assignmentId } = payloadSchema.parse(payload);
  const found = await findMailedShift(database, assignmentId);
  if (found?.status !== kind || found.deleted_at) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { employerShiftMail } = await import('./employer-shift-mail.tsx');
  await mailer.send({
    account: { kind: 'employer', accountId: found.employer_id },
    to: found.employer_email,
    messageId: `shift-${kind}.${assignmentId}.${found.sequence}`,
    ...employerShiftMail({
      publicUrl: config.publicUrl,
      companyName: found.company_name,
      jobId: found.job_id,
      title: found.title,
      startsAt: found.starts_at,
      endsAt: found.ends_at,
      timeZone: timeZoneOf(found),
      what: kind === 'cancelled' && found.cancelled_by === 'system' ? 'clash' : kind,
    }),
  });
}
