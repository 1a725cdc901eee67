import type { Alert, UpdateAlertBody } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeAlert, findAlert, lockAlert, type OwnAlert } from './alerts.queries.ts';
import { nextRun } from './next-run.ts';
import { presentAlert } from './present-alert.ts';

/**
 * Changes when an alert is sent, or whether. A resumed one also finds what came meanwhile.
 * @throws {AppError} not_found
 */
export function updateAlert(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  own: OwnAlert,
  { cadence, localHour, timeZone, paused }: UpdateAlertBody,
): Promise<Alert> {
  return database.transaction().execute(async (transaction) => {
    const alert = await lockAlert(transaction, own);
    if (!alert) throw new AppError('not_found');
    const now = clock();
    const schedule = {
      cadence: cadence ?? alert.cadence,
      localHour: localHour ?? alert.local_hour,
      timeZone: timeZone ?? alert.time_zone,
    };
    await changeAlert(transaction, alert.id, {
      cadence: schedule.cadence,
      local_hour: schedule.localHour,
      time_zone: schedule.timeZone,
      next_run_at: nextRun(schedule, now),
      ...(paused === undefined ? {} : { paused: paused ? (alert.paused ?? 'owner') : null }),
      updated_at: now,
    });
    const row = await findAlert(transaction, own);
    if (!row) throw new Error('a locked alert is gone');
    return presentAlert(row);
  });
}
