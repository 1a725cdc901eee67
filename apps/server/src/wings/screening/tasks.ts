import type { Platform } from '../../platform/platform.ts';
import type { TaskList } from '../../platform/queue/task.ts';
import { checkHeldJobs, sendHoldMail } from './moderation/index.ts';

export function tasks(platform: Platform) {
  return {
    'held-jobs': (payload) => checkHeldJobs(platform, payload),
    'hold-mail': (payload) => sendHoldMail(platform, payload),
  } satisfies Partial<TaskList>;
}
