import type { Queryable } from '../../../platform/database/database.ts';
import { wantsAlerts } from './alert-mail.queries.ts';

function selectAlertsToRun(database: Queryable) {
  return database
    .selectFrom('alerts')
    .innerJoin('seekers', 'seekers.id', 'alerts.seeker_id')
    .select((select) => [
      'alerts.id',
      'alerts.seeker_id',
      'alerts.criteria',
      'alerts.cadence',
      'alerts.local_hour',
      'alerts.time_zone',
      'alerts.next_run_at',
      'alerts.searched_to',
      wantsAlerts.as('wants_alerts'),
      'seekers.email_confirmed_at',
      select.fn.coalesce('seekers.last_seen_at', 'seekers.created_at').as('last_seen_at'),
    ]);
}

export type AlertToRun = Awaited<
  ReturnType<ReturnType<typeof selectAlertsToRun>['executeTakeFirstOrThrow']>
>;

/** The due alerts of the people whose alerts have been due for longest; all of a person's, one after the other. */
export function findDueAlerts(
  database: Queryable,
  { now, people }: { now: Date; people: number },
): Promise<AlertToRun[]> {
  return selectAlertsToRun(database)
    .where('alerts.next_run_at', '<=', now)
    .where('alerts.paused', 'is', null)
    .where('alerts.seeker_id', 'in', (due) =>
      due
        .selectFrom('alerts')
        .select('seeker_id')
        .where('next_run_at', '<=', now)
        .where('paused', 'is', null)
        .groupBy('seeker_id')
        .orderBy((group) => group.fn.min('next_run_at'))
        .orderBy('seeker_id')
        .limit(people),
    )
    .orderBy('alerts.seeker_id')
    .orderBy('alerts.id')
    .execute();
}

/** An alert that is to be sent whether it is due or not, unless it is paused. */
export function findAlertToRun(
  database: Queryable,
  alertId: string,
): Promise<AlertToRun | undefined> {
  return selectAlertsToRun(database)
    .where('alerts.id', '=', alertId)
    .where('alerts.paused', 'is', null)
    .executeTakeFirst();
}
