import type { Platform } from '../../platform/platform.ts';
import type { TaskList } from '../../platform/queue/task.ts';
import { processClosingDates, sendJobClosingMail } from './job-closing/index.ts';
import { publishScheduledDrafts, sendJobDraftMail } from './job-drafts/index.ts';

export function tasks(platform: Platform) {
  return {
    'closing-dates': () => processClosingDates(platform),
    'job-closing-mail': (payload) => sendJobClosingMail(platform, payload),
    'job-draft-mail': (payload) => sendJobDraftMail(platform, payload),
    'scheduled-drafts': () => publishScheduledDrafts(platform),
  } satisfies Partial<TaskList>;
}
