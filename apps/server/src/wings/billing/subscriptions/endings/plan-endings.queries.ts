import { liveSubscriptionStatuses, type SubscriptionStatus } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/database.ts';

interface Ending {
  readonly id: string;
  readonly employer_id: string;
  readonly status: SubscriptionStatus;
  readonly current_period_end: Date;
}

interface Unannounced {
  /** Plans that end before this are announced. */
  readonly until: Date;
  /** Limits the result to one employer. */
  readonly employerId?: string;
  readonly limit: number;
}

/**
 * Finds the ending or ended plans of employers with active jobs who were not notified when these
 * close: the plan that counts, or else the one that ended last.
 */
export async function findUnannouncedEndings(
  database: Queryable,
  { until, employerId, limit }: Unannounced,
): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select own.id, own.employer_id, own.status, own.current_period_end
    from subscriptions own
    where own.closing_announced_at is null
      and (${employerId ?? null}::uuid is null or own.employer_id = ${employerId ?? null}::uuid)
      and (own.status in ('canceled', 'unpaid')
        or own.status in ('active', 'past_due') and own.cancel_at_period_end
          and own.current_period_end <= ${until})
      and not exists (
        select from subscriptions other
        where other.employer_id = own.employer_id and other.id <> own.id
          and (other.status in ('active', 'past_due')
            or other.jobs_close_at is not null
            or own.status in ('canceled', 'unpaid') and other.status in ('canceled', 'unpaid')
              and (other.created_at, other.id) > (own.created_at, own.id)))
      and exists (
        select from jobs where jobs.employer_id = own.employer_id and jobs.status = 'Active')
    order by own.current_period_end, own.id
    limit ${limit}`.execute(database);
  return rows;
}

export async function setClosing(
  database: Queryable,
  id: string,
  { closeAt, now }: { closeAt: Date; now: Date },
): Promise<void> {
  await database
    .updateTable('subscriptions')
    .set({ jobs_close_at: closeAt, closing_announced_at: now })
    .where('id', '=', id)
    .execute();
}

/** When all jobs of the employer will close, as announced; null without an announcement. */
export async function findAnnouncedEnd(
  database: Queryable,
  employerId: string,
): Promise<Date | null> {
  const { closeAt } = await database
    .selectFrom('subscriptions')
    .select((select) => select.fn.min('jobs_close_at').as('closeAt'))
    .where('employer_id', '=', employerId)
    .executeTakeFirstOrThrow();
  return closeAt;
}

/** Clears the announced closing when there is a plan again. */
export async function clearClosing(database: Queryable, employerId: string): Promise<void> {
  await database
    .updateTable('subscriptions')
    .set({ jobs_close_at: null, closing_announced_at: null })
    .where('employer_id', '=', employerId)
    .where('closing_announced_at', 'is not', null)
    .execute();
}

/** Plans whose employers' jobs are due to close. */
export function findDueClosings(
  database: Queryable,
  { now, employerId, limit }: { now: Date; employerId?: string; limit: number },
) {
  let query = database
    .selectFrom('subscriptions')
    .select(['id', 'employer_id'])
    .where('jobs_close_at', '<=', now);
  if (employerId !== undefined) query = query.where('employer_id', '=', employerId);
  return query.orderBy('jobs_close_at').orderBy('id').limit(limit).execute();
}

/** Preserves the announcement, so that it happens once. */
export async function markJobsClosed(database: Queryable, id: string): Promise<void> {
  await database
    .updateTable('subscriptions')
    .set({ jobs_close_at: null })
    .where('id', '=', id)
    .execute();
}

interface Lapsed {
  readonly provider: 'stripe' | 'sandbox';
  readonly now: Date;
  /** Excludes plans checked after this. */
  readonly checkedBefore: Date;
  readonly limit: number;
}

/** Live plans whose paid period is over: an event may have been lost. */
export function findLapsedPlans(
  database: Queryable,
  { provider, now, checkedBefore, limit }: Lapsed,
) {
  return database
    .selectFrom('subscriptions')
    .select(['id', 'employer_id', 'provider_subscription_id'])
    .where('provider', '=', provider)
    .where('status', 'in', liveSubscriptionStatuses)
    .where('current_period_end', '<=', now)
    .where((row) =>
      row.or([
        row('updated_at', '<', row.ref('current_period_end')),
        row('updated_at', '<=', checkedBefore),
      ]),
    )
    .orderBy('updated_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
