import { OVERVIEW_WEEKS, type OverviewWeek } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

/** Statuses that answer an applicant. */
const ANSWERS = ['interviewing', 'accepted', 'declined'];

/** Counts what happened in each of the last weeks, the present one with them, the oldest first. */
export async function countWeeks(database: Queryable, now: Date): Promise<OverviewWeek[]> {
  const { rows } = await sql<OverviewWeek>`
    with weeks as (
      select
        monday::date as monday,
        monday at time zone 'America/New_York' as starts_at,
        (monday + interval '1 week') at time zone 'America/New_York' as ends_at
      from generate_series(
        date_trunc('week', ${now}::timestamptz at time zone 'America/New_York')
          - ${OVERVIEW_WEEKS - 1} * interval '1 week',
        date_trunc('week', ${now}::timestamptz at time zone 'America/New_York'),
        interval '1 week') as monday
    ),
    posted as (
      select monday, count(*)::integer as jobs,
        avg((closed_reason is not distinct from 'filled')::integer)::float8 as filled_share
      from weeks join jobs on jobs.created_at >= starts_at and jobs.created_at < ends_at
      group by monday
    ),
    applied as (
      select monday, count(*)::integer as applications,
        percentile_cont(0.5) within group (order by answered.days) as answer_days
      from weeks
      join applications on applications.created_at >= starts_at and applications.created_at < ends_at
      left join lateral (
        select extract(epoch from min(events.at) - applications.created_at)::float8 / 86400 as days
        from application_events as events
        where events.application_id = applications.id
          and events.at >= applications.created_at
          and events.from_status is distinct from events.to_status
          and events.to_status = any(${ANSWERS})
      ) as answered on true
      group by monday
    )
    select
      to_char(monday, 'YYYY-MM-DD') as monday,
      (select count(*)::integer from seekers
        where seekers.created_at >= starts_at and seekers.created_at < ends_at) as seekers,
      (select count(*)::integer from employers
        where employers.created_at >= starts_at and employers.created_at < ends_at) as employers,
      coalesce(posted.jobs, 0) as jobs,
      posted.filled_share as "filledShare",
      coalesce(applied.applications, 0) as applications,
      applied.answer_days as "answerDays",
      (select count(*)::integer from cases
        where opened_at >= starts_at and opened_at < ends_at) as cases,
      (select count(*)::integer from cases
        where decided_at >= starts_at and decided_at < ends_at
          and decision = 'uphold' and reversed_at is null) as upheld
    from weeks
    left join posted using (monday)
    left join applied using (monday)
    order by monday`.execute(database);
  return rows;
}
