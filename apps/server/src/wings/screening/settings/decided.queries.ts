import { SCREENING_MONTHS, type Standing } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

interface DecidedRow {
  /** As `2026-01`, in New York. */
  readonly month: string;
  /** Null in a month without any. */
  readonly standing: Standing | null;
  readonly held: number;
  readonly upheld: number;
}

/**
 * Counts the decided cases of what was held, by the month of the decision and by how far the company was checked when it
 * was held for the first time. Each of the last months has a row at least, the earliest first. What an accepted appeal
 * reversed is not upheld. What was held by reports alone, or for who posts it, says nothing of rules and model.
 */
export async function countDecided(database: Queryable, now: Date): Promise<DecidedRow[]> {
  const { rows } = await sql<DecidedRow>`
    with months as (
      select first as month, first at time zone 'America/New_York' as starts_at,
        (first + interval '1 month') at time zone 'America/New_York' as ends_at
      from generate_series(
        date_trunc('month', ${now}::timestamptz at time zone 'America/New_York')
          - ${SCREENING_MONTHS - 1} * interval '1 month',
        date_trunc('month', ${now}::timestamptz at time zone 'America/New_York'),
        interval '1 month') as first
    )
    select to_char(months.month, 'YYYY-MM') as month, decided.standing,
      count(decided.standing)::integer as held,
      (count(*) filter (where decided.is_upheld))::integer as upheld
    from months
    left join lateral (
      select first_held.standing,
        cases.decision = 'uphold' and cases.reversed_at is null as is_upheld
      from cases
      join lateral (
        select standing from held_versions
        where held_versions.case_id = cases.id
          and held_versions.signals @? '$[*] ? (@.rule != "unverified-company")'
        order by held_versions.id limit 1
      ) as first_held on true
      where cases.decided_at >= months.starts_at and cases.decided_at < months.ends_at
    ) as decided on true
    group by months.month, decided.standing
    order by months.month, decided.standing`.execute(database);
  return rows;
}
