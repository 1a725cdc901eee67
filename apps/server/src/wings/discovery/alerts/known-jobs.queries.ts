import type { AlertCriteria } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import {
  criteriaOfSearch,
  freeWeekOf,
  selectMatchingJobs,
  surroundingsOfSearch,
  withCityAsSpelled,
} from '../../jobs/index.ts';
import type { OwnAlert } from './alerts.queries.ts';

/** The newest jobs that are recorded; those found long before are not new to the alert anyway. */
const KNOWN_MAX = 2_000;

/** Records the jobs that a new alert's search shows as known to its owner, so that none of them is mailed. */
export async function recordKnownJobs(
  transaction: DatabaseTransaction,
  { seekerId, alertId, criteria, now }: OwnAlert & { criteria: AlertCriteria; now: Date },
): Promise<void> {
  const written = criteriaOfSearch(
    criteria,
    await surroundingsOfSearch(transaction, criteria),
    now,
    await freeWeekOf(transaction, { seekerId, when: criteria.when ?? [], now }),
  );
  if (!written) return;
  const jobCriteria = await withCityAsSpelled(transaction, written);
  await transaction
    .insertInto('alert_deliveries')
    .columns(['seeker_id', 'job_id', 'alert_id', 'created_at'])
    .expression((select) =>
      select
        .selectFrom(
          selectMatchingJobs(transaction, jobCriteria)
            .orderBy('jobs.found_since', 'desc')
            .orderBy('jobs.id', 'desc')
            .limit(KNOWN_MAX)
            .as('known'),
        )
        .select((row) => [
          row.cast<string>(row.val(seekerId), 'uuid').as('seeker_id'),
          'known.id as job_id',
          row.cast<string>(row.val(alertId), 'uuid').as('alert_id'),
          row.cast<Date>(row.val(now), 'timestamptz').as('created_at'),
        ])
        .orderBy('known.id'),
    )
    .onConflict((conflict) => conflict.columns(['seeker_id', 'job_id']).doNothing())
    .execute();
}
