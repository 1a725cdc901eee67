import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import { MAIL_ATTEMPTS } from '../../../platform/mail/define-mail.ts';
import { defineTask } from '../../../platform/queue/define-task.ts';
import { claimJobs } from './claim-jobs.ts';
import { type AlertToRun, findAlertToRun, findDueAlerts } from './due-alerts.queries.ts';
import { matchAlerts } from './match-alerts.ts';

/** People whose alerts are matched together: the more there are, the more of them share a search. */
const PEOPLE_MATCHED = 20_000;
/** People claimed for in one transaction, so that their alerts are not locked for long. */
const PEOPLE_CLAIMED = 100;

/**
 * The recurring task that mails the new jobs of alerts whose time has come. Any number of instances may run it: an alert is
 * claimed under its lock, and no longer due afterwards.
 */
export const sendDueAlerts = defineTask({
  name: 'alerts',
  schedule: 'every minute',
  async run(platform) {
    const { database, clock } = platform;
    for (;;) {
      const now = clock();
      const due = await findDueAlerts(database, { now, people: PEOPLE_MATCHED });
      if (due.length === 0) return;
      const found = await matchAlerts(database, due.filter(isMailed), now);
      for (const alerts of inPortions(due)) await claimJobs(platform, { alerts, found, now });
    }
  },
});

/** The task that mails the new jobs of one alert at the request of its owner. */
export const sendRequestedAlert = defineTask({
  name: 'requested-alert',
  payload: z.object({ alertId: entityId }),
  attempts: MAIL_ATTEMPTS,
  async run(platform, { alertId }) {
    const { database, clock } = platform;
    const alert = await findAlertToRun(database, alertId);
    if (!alert || !isMailed(alert)) return;
    const now = clock();
    const found = await matchAlerts(database, [alert], now);
    await claimJobs(platform, { alerts: [alert], found, now, requested: true });
  },
});

/** Whether mails may go to the owner of an alert. */
function isMailed({ wants_alerts: wanted, email_confirmed_at: confirmedAt }: AlertToRun) {
  return wanted && confirmedAt !== null;
}

/** Divides alerts that are in the order of their owners, without dividing the alerts of one. */
function* inPortions(alerts: readonly AlertToRun[]): Generator<AlertToRun[]> {
  let portion: AlertToRun[] = [];
  let owners = new Set<string>();
  for (const alert of alerts) {
    if (owners.size === PEOPLE_CLAIMED && !owners.has(alert.seeker_id)) {
      yield portion;
      portion = [];
      owners = new Set();
    }
    portion.push(alert);
    owners.add(alert.seeker_id);
  }
  if (portion.length > 0) yield portion;
}
