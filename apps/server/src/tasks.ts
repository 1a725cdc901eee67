import type { DeliverEvent } from './wings/billing/index.ts';
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
import type { TaskList } from './platform/queue/task.ts';

/**
 * All background tasks by name; each gets its input in the payload. `deliver` sends the events of the
 * sandbox to our own webhook.
 */
export function createTasks(platform: Platform, deliver: DeliverEvent): TaskList {
  return {
    ...identity.tasks(platform),
    ...jobs.tasks(platform),
    ...screening.tasks(platform),
    ...billing.tasks(platform, deliver),
    ...discovery.tasks(platform),
    ...hiring.tasks(platform),
    ...posting.tasks(platform),
    ...trust.tasks(platform),
    'clean-up': () => cleanUp(platform),
  };
}
