import { type Alert, ALERTS_MAX, type CreateAlertBody, JOBS_TIME_ZONE } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  countAlerts,
  findAlert,
  hasAlertFor,
  insertAlert,
  lockAlertOwner,
} from './alerts.queries.ts';
import { recordKnownJobs } from './known-jobs.queries.ts';
import { nextRun } from './next-run.ts';
import { presentAlert } from './present-alert.ts';

/**
 * Makes an alert for what the search does not show yet: the jobs that match now are recorded as known to the person.
 * @throws {AppError} alert_exists, alert_limit_reached, not_signed_in once the account is deleted
 */
export function createAlert(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  seekerId: string,
  body: CreateAlertBody,
): Promise<Alert> {
  return database
    .transaction()
    .execute((transaction) => addAlert(transaction, seekerId, { ...body, now: clock() }));
}

/** The same at a given time. */
export async function addAlert(
  transaction: DatabaseTransaction,
  seekerId: string,
  {
    criteria,
    cadence,
    localHour,
    timeZone = JOBS_TIME_ZONE,
    now,
  }: CreateAlertBody & { readonly now: Date },
): Promise<Alert> {
  if (!(await lockAlertOwner(transaction, seekerId))) throw new AppError('not_signed_in');
  if (await hasAlertFor(transaction, seekerId, criteria)) throw new AppError('alert_exists');
  if ((await countAlerts(transaction, seekerId)) >= ALERTS_MAX) {
    throw new AppError('alert_limit_reached');
  }
  const own = { seekerId, alertId: newId() };
  const schedule = { cadence, localHour, timeZone };
  const nextRunAt = nextRun(schedule, now);
  await insertAlert(transaction, { id: own.alertId, seekerId, criteria, schedule, nextRunAt, now });
  await recordKnownJobs(transaction, { ...own, criteria, now });
  const row = await findAlert(transaction, own);
  if (!row) throw new Error('the alert was not stored');
  return presentAlert(row);
}
