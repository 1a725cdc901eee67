import type { Platform } from '../../platform/platform.ts';
import type { TaskList } from '../../platform/queue/task.ts';
import { sendAppealMail, sendRemovalMail } from './cases/index.ts';
import { sendScamWarningMail, warnOfScam } from './scam-warnings/index.ts';
import { completeSuspension, sendSuspensionMail } from './suspensions/index.ts';

export function tasks(platform: Platform) {
  return {
    'appeal-mail': (payload) => sendAppealMail(platform, payload),
    'removal-mail': (payload) => sendRemovalMail(platform, payload),
    'scam-warning-mail': (payload) => sendScamWarningMail(platform, payload),
    'scam-warnings': (payload) => warnOfScam(platform, payload),
    suspension: (payload) => completeSuspension(platform, payload),
    'suspension-mail': (payload) => sendSuspensionMail(platform, payload),
  } satisfies Partial<TaskList>;
}
