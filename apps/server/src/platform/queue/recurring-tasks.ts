import { DAY_MS } from '@nextshift/contract';
import type { CronItem } from 'graphile-worker';

/** What runs again and again, and when, in UTC. */
export const recurringTasks: readonly CronItem[] = [
  everyMinute('alerts'),
  // Ten in the morning where the jobs are; made up for after a night without a server.
  { task: 'answer-reminders', match: '0 15 * * *', options: { backfillPeriod: DAY_MS } },
  // It releases what a worker that ended has left locked, other tasks included: nothing may hold it up.
  { task: 'clean-up', match: '* * * * *' },
  everyMinute('closing-dates'),
  everyMinute('pending-checkouts'),
  everyMinute('plan-endings'),
  everyMinute('responsiveness'),
  everyMinute('saved-job-reminders'),
  everyMinute('sandbox-renewals'),
  everyMinute('scheduled-drafts'),
  // Before anybody works where the jobs are.
  { task: 'shift-dates', match: '0 8 * * *', options: { backfillPeriod: DAY_MS } },
  everyMinute('shift-times'),
  everyMinute('unanswered-applications'),
];

/** Runs one at a time: one that takes longer than a minute is not joined by others, which would keep mail waiting. */
function everyMinute(task: string): CronItem {
  return { task, match: '* * * * *', options: { queueName: task, jobKey: task } };
}
