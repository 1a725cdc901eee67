import { answerDueAt, entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { countWaitingApplicants, findMailRecipient } from './employer-mail.queries.ts';

const payloadSchema = z.object({ employerId: entityId, remindedAt: z.iso.datetime() });

/** The task that mails an employer who waits for an answer for long, as it is by then. */
export async function sendAnswerReminderMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config } = platform;
  const { employerId, remindedAt } = payloadSchema.parse(payload);
  const employer = await findMailRecipient(database, employerId);
  const jobs = await countWaitingApplicants(database, employerId);
  if (!employer || jobs.length === 0) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { answerReminderMail } = await import('./answer-reminder-mail.tsx');
  await mailer.send({
    account: { kind: 'employer', accountId: employerId },
    to: employer.email,
    messageId: `answers-due.${employerId}.${Date.parse(remindedAt)}`,
    ...answerReminderMail({
      publicUrl: config.publicUrl,
      companyName: employer.company_name,
      jobs: jobs.map(({ title, count, since }) => ({ title, count, due: answerDueAt(since) })),
    }),
  });
}
