import { type Alert, MINUTE_MS } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { changeAlert, lockAlert, type OwnAlert } from './alerts.queries.ts';
import { presentAlert } from './present-alert.ts';
import { sendRequestedAlert } from './send-due-alerts.ts';

/** Between two runs of an alert at its owner's request, in milliseconds. */
const INTERVAL_MS = 10 * MINUTE_MS;

/**
 * Queues the mail with the new jobs of an alert. Its next run stays when it is.
 * @throws {AppError} not_found, alert_paused, too_many_requests
 */
export function requestRun(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  own: OwnAlert,
): Promise<Alert> {
  return database.transaction().execute(async (transaction) => {
    const alert = await lockAlert(transaction, own);
    if (!alert) throw new AppError('not_found');
    if (alert.paused !== null) throw new AppError('alert_paused');
    const now = clock();
    const again = (alert.requested_at?.getTime() ?? -Infinity) + INTERVAL_MS;
    if (now.getTime() < again) {
      const message = 'You have just asked for this alert. Please wait a few minutes.';
      const retryAfter = Math.ceil((again - now.getTime()) / 1000);
      throw new AppError('too_many_requests', { message, retryAfter });
    }
    await changeAlert(transaction, alert.id, { requested_at: now });
    await enqueue(transaction, sendRequestedAlert, { alertId: alert.id });
    return presentAlert(alert);
  });
}
