import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { type criteriaOfSearch, selectMatchingJobs } from '../../jobs/index.ts';

type JobCriteria = NonNullable<ReturnType<typeof criteriaOfSearch>>;

/** Whose alert it is, and since when jobs are new to it. */
export interface SearchingAlert {
  readonly id: string;
  readonly seekerId: string;
  readonly since: Date;
}

/** A job that is new to an alert. */
export interface NewJob {
  readonly alertId: string;
  readonly jobId: string;
}

/**
 * The newest jobs for each of the alerts with these criteria, at most `limit` an alert: public, found since then, never
 * delivered to the person and not applied to. The jobs are looked up once for all of the alerts.
 */
export async function findNewJobs(
  database: Queryable,
  criteria: JobCriteria,
  { alerts, limit }: { alerts: readonly SearchingAlert[]; limit: number },
): Promise<NewJob[]> {
  const since = new Date(Math.min(...alerts.map((alert) => alert.since.getTime())));
  const { rows } = await sql<NewJob>`
    with matching as materialized (
      select job.* from (${selectMatchingJobs(database, criteria)
        .select('jobs.found_since')
        .where('jobs.found_since', '>=', since)}) as job
      order by job.published_at desc, job.id desc
    )
    select searching.alert_id as "alertId", new.id as "jobId"
    from unnest(
      ${alerts.map(({ id }) => id)}::uuid[],
      ${alerts.map(({ seekerId }) => seekerId)}::uuid[],
      ${alerts.map((alert) => alert.since)}::timestamptz[]
    ) as searching (alert_id, seeker_id, since)
    cross join lateral (
      select newest.id, newest.published_at from (
        select matching.id, matching.published_at from matching
        where matching.found_since >= searching.since
        order by matching.published_at desc, matching.id desc
        -- Sorted first, deliveries and applications are looked up for as few jobs as the limit needs.
        offset 0
      ) as newest
      where not exists (
          select from alert_deliveries as delivered
          where delivered.seeker_id = searching.seeker_id and delivered.job_id = newest.id)
        and not exists (
          select from applications
          where applications.seeker_id = searching.seeker_id and applications.job_id = newest.id)
      order by newest.published_at desc, newest.id desc
      limit ${limit}
    ) as new
    order by searching.alert_id, new.published_at desc, new.id desc`.execute(database);
  return rows;
}
