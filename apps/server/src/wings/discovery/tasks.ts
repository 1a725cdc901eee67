import type { Platform } from '../../platform/platform.ts';
import type { TaskList } from '../../platform/queue/task.ts';
import { sendAlertMail, sendDueAlerts, sendRequestedAlert } from './alerts/index.ts';

export function tasks(platform: Platform) {
  return {
    'alert-mail': (payload) => sendAlertMail(platform, payload),
    alerts: () => sendDueAlerts(platform),
    'requested-alert': (payload) => sendRequestedAlert(platform, payload),
  } satisfies Partial<TaskList>;
}
