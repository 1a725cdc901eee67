import { ANSWER_REMINDER_DAYS, DAY_MS } from '@nextshift/contract';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { defineTask } from '../../../../platform/queue/define-task.ts';
import { answerReminderMail } from '../../news/index.ts';
import { recordReminders } from './answers-due.queries.ts';

/**
 * The daily task that reminds employers of applicants who have been waiting for 7 or 12 days, with one mail for all.
 * The reminders and the mails share a transaction, so that only one instance sends them.
 */
export const remindOfAnswers = defineTask({
  name: 'answer-reminders',
  // Ten in the morning where the jobs are; made up for after a night without a server.
  schedule: { match: '0 15 * * *', options: { backfillPeriod: DAY_MS } },
  async run({ database, clock }) {
    await database.transaction().execute(async (transaction) => {
      const now = clock();
      const employerIds = new Set<string>();
      for (const [place, days] of [...ANSWER_REMINDER_DAYS.entries()].toReversed()) {
        const since = new Date(now.getTime() - days * DAY_MS);
        const reminded = await recordReminders(transaction, { since, reminder: place + 1 });
        for (const employerId of reminded) employerIds.add(employerId);
      }
      const remindedAt = now.toISOString();
      for (const employerId of employerIds) {
        await enqueue(transaction, answerReminderMail, { employerId, remindedAt });
      }
    });
  },
});
