import { ANSWER_REMINDER_DAYS, DAY_MS } from '@nextshift/contract';
import type { Platform } from '../../../../platform/platform.ts';
import { announceAnswersDue } from '../../employer-mail/index.ts';
import { recordReminders } from './answers-due.queries.ts';

/**
 * The daily task that reminds employers of applicants who have been waiting for 7 or 12 days, with one mail for all.
 * The reminders and the mails share a transaction, so that only one instance sends them.
 */
export async function remindOfAnswers({ database, clock }: Platform): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const employerIds = new Set<string>();
    for (const [place, days] of [...ANSWER_REMINDER_DAYS.entries()].toReversed()) {
      const since = new Date(now.getTime() - days * DAY_MS);
      const reminded = await recordReminders(transaction, { since, reminder: place + 1 });
      for (const employerId of reminded) employerIds.add(employerId);
    }
    for (const employerId of employerIds) await announceAnswersDue(transaction, employerId, now);
  });
}
