import * as identity from './wings/identity/index.ts';
import * as jobs from './wings/jobs/index.ts';
import * as screening from './wings/screening/index.ts';
import * as billing from './wings/billing/index.ts';
import * as discovery from './wings/discovery/index.ts';
import * as hiring from './wings/hiring/index.ts';
import * as posting from './wings/posting/index.ts';
import * as trust from './wings/trust/index.ts';
import { cleanUp } from './retention/clean-up.queries.ts';
import type { Platform } from './platform/platform.ts';
import { cronItemsOf, type RunnableTask, type TaskList } from './platform/queue/define-task.ts';

const tasks: readonly RunnableTask[] = [
  ...identity.tasks,
  ...jobs.tasks,
  ...screening.tasks,
  ...billing.tasks,
  ...discovery.tasks,
  ...hiring.tasks,
  ...posting.tasks,
  ...trust.tasks,
  cleanUp,
];

/** What runs again and again, and when. */
export const recurringTasks = cronItemsOf(tasks);

/**
 * All background tasks by name; each gets its input in the payload. `deliver` sends the events of the
 * sandbox to our own webhook.
 */
export function createTasks(platform: Platform, deliver: billing.DeliverEvent): TaskList {
  return Object.fromEntries(
    [...tasks, billing.sendSandboxEvent(deliver)].map(({ name, run }) => [
      name,
      (payload: unknown) => run(platform, payload),
    ]),
  );
}
