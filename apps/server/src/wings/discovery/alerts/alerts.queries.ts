import type { AlertCriteria, AlertPause } from '@nextshift/contract';
import { sql, type Updateable } from 'kysely';
import type { Alerts } from '../../../platform/database/database-schema.ts';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import type { AlertSchedule } from './next-run.ts';

export interface OwnAlert {
  readonly seekerId: string;
  readonly alertId: string;
}

function selectAlerts(database: Queryable) {
  return database
    .selectFrom('alerts')
    .select([
      'id',
      'seeker_id',
      'criteria',
      'cadence',
      'local_hour',
      'time_zone',
      'next_run_at',
      'searched_to',
      'requested_at',
      'paused',
      'created_at',
    ]);
}

export type AlertRow = Awaited<
  ReturnType<ReturnType<typeof selectAlerts>['executeTakeFirstOrThrow']>
>;

/** A seeker's alerts, the newest first. */
export function findAlerts(database: Queryable, seekerId: string): Promise<AlertRow[]> {
  return selectAlerts(database)
    .where('seeker_id', '=', seekerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findAlert(
  database: Queryable,
  { seekerId, alertId }: OwnAlert,
): Promise<AlertRow | undefined> {
  return selectAlerts(database)
    .where('id', '=', alertId)
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst();
}

/** Locks an alert against its runs and other changes. */
export function lockAlert(
  transaction: DatabaseTransaction,
  { seekerId, alertId }: OwnAlert,
): Promise<AlertRow | undefined> {
  return selectAlerts(transaction)
    .where('id', '=', alertId)
    .where('seeker_id', '=', seekerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the account, which serializes its new alerts. @returns false if it is gone */
export async function lockAlertOwner(
  transaction: DatabaseTransaction,
  seekerId: string,
): Promise<boolean> {
  const owner = await transaction
    .selectFrom('seekers')
    .select('id')
    .where('id', '=', seekerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return owner !== undefined;
}

/** The canonical form of criteria, by which the database also compares. */
export function criteriaKey(criteria: AlertCriteria) {
  return sql<string>`lower(${JSON.stringify(criteria)}::jsonb::text)`;
}

interface NewAlert {
  readonly id: string;
  readonly seekerId: string;
  readonly criteria: AlertCriteria;
  readonly schedule: AlertSchedule;
  readonly nextRunAt: Date;
  readonly now: Date;
}

export async function insertAlert(
  transaction: DatabaseTransaction,
  { id, seekerId, criteria, schedule, nextRunAt, now }: NewAlert,
): Promise<void> {
  await transaction
    .insertInto('alerts')
    .values({
      id,
      seeker_id: seekerId,
      criteria: JSON.stringify(criteria),
      cadence: schedule.cadence,
      local_hour: schedule.localHour,
      time_zone: schedule.timeZone,
      next_run_at: nextRunAt,
      searched_to: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function hasAlertFor(
  database: Queryable,
  seekerId: string,
  criteria: AlertCriteria,
): Promise<boolean> {
  const row = await database
    .selectFrom('alerts')
    .select('id')
    .where('seeker_id', '=', seekerId)
    .where(sql<string>`lower(criteria::text)`, '=', criteriaKey(criteria))
    .executeTakeFirst();
  return row !== undefined;
}

export async function countAlerts(database: Queryable, seekerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('alerts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seeker_id', '=', seekerId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function changeAlert(
  transaction: DatabaseTransaction,
  alertId: string,
  change: Updateable<Alerts>,
): Promise<void> {
  await transaction.updateTable('alerts').set(change).where('id', '=', alertId).execute();
}

/** Pauses the alerts of a seeker, or one of them, that are not paused. */
export async function pauseAlerts(
  database: Queryable,
  {
    seekerId,
    alertId,
    cause,
    now,
  }: { seekerId: string; alertId?: string; cause: AlertPause; now: Date },
): Promise<void> {
  // In the order in which runs lock them.
  let locked = database
    .selectFrom('alerts')
    .select('id')
    .where('seeker_id', '=', seekerId)
    .where('paused', 'is', null)
    .orderBy('id')
    .forUpdate();
  if (alertId !== undefined) locked = locked.where('id', '=', alertId);
  await database
    .with('locked', () => locked)
    .updateTable('alerts')
    .set({ paused: cause, updated_at: now })
    .where('id', 'in', (select) => select.selectFrom('locked').select('locked.id'))
    .execute();
}

export async function deleteAlert(
  database: Queryable,
  { seekerId, alertId }: OwnAlert,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('alerts')
    .where('id', '=', alertId)
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findAlertOwner(
  database: Queryable,
  alertId: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('alerts')
    .select('seeker_id')
    .where('id', '=', alertId)
    .executeTakeFirst();
  return row?.seeker_id;
}
