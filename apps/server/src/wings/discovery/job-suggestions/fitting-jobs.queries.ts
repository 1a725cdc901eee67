import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { selectNearbyJobs, type Vicinity } from './nearby-jobs.queries.ts';

/** Jobs whose texts are read: those whose kind fits best. */
const READ = 400;
/** Of one company at most. */
const OF_A_COMPANY = 2;

/** What a seeker looks for, as far as is known. All texts are lowercase. */
export interface Interests {
  readonly industries: readonly string[];
  readonly types: readonly string[];
  /** Tags and skills of the jobs that the seeker chose. */
  readonly skills: readonly string[];
  /** Names of what the seeker does or did: barista, photography. */
  readonly pursuits: readonly string[];
}

/** A job with what it has in common with a seeker. */
export interface FittingJob {
  readonly id: string;
  readonly miles: number | null;
  readonly isRemote: boolean;
  readonly industry: string | null;
  readonly pursuits: readonly string[];
  /** As the job writes them. */
  readonly skills: readonly string[];
}

/**
 * The open jobs that fit a seeker, best first: those that name what the seeker does, ask for skills of the jobs that the
 * seeker chose, or are of their industries. Among these count also the distance and the type of job. Left out is what
 * the seeker saved or applied to, and what takes no more applicants.
 */
export async function findFittingJobs(
  database: Queryable,
  seekerId: string,
  { interests, vicinity, limit }: { interests: Interests; vicinity: Vicinity; limit: number },
): Promise<FittingJob[]> {
  const { industries, types, skills, pursuits } = interests;
  const { rows } = await sql<FittingJob>`
    with nearby as materialized (${selectNearbyJobs(vicinity)}),
    likely as (
      select nearby.*, (
        case when nearby.industry = any(${industries}::text[]) then 3 else 0 end
        + case when nearby.type = any(${types}::text[]) then 1 else 0 end
        + case when nearby.miles <= 3 then 2 when nearby.miles <= 10 then 1 else 0 end) as likeness
      from nearby
      where not exists (select from saved_jobs where seeker_id = ${seekerId} and job_id = nearby.id)
        and not exists (select from applications where seeker_id = ${seekerId} and job_id = nearby.id)
      order by likeness desc, nearby.published_at desc, nearby.id desc
      limit ${READ}
    ), compared as (
      select likely.*, jobs.employer_id,
        array(
          select pursuit from unnest(${pursuits}::text[]) with ordinality as own (pursuit, place)
          where strpos(texts.title, ' ' || pursuit || ' ') > 0 or pursuit = any(texts.words)
          order by place) as pursuits,
        array(
          select min(word) from unnest(texts.named) with ordinality as own (word, place)
          where lower(word) = any(${skills}::text[])
          group by lower(word) order by min(place)) as skills
      from likely
      join jobs on jobs.id = likely.id
      join job_applicant_counts on job_applicant_counts.job_id = jobs.id
      cross join lateral (
        select named,
          ' ' || trim(regexp_replace(lower(jobs.title), '[^a-z0-9]+', ' ', 'g')) || ' ' as title,
          array(select lower(word) from unnest(named) as word) as words
        from (select jobs.tags || jobs.skills as named) as written offset 0) as texts
      where jobs.max_applicants is null or job_applicant_counts.applicants < jobs.max_applicants
    ), scored as (
      select compared.*, likeness + 4 * least(cardinality(pursuits), 2) + 1.5 * least(cardinality(skills), 3) as score
      from compared
      where cardinality(pursuits) > 0 or cardinality(skills) > 0 or industry = any(${industries}::text[])
    ), numbered as (
      select scored.*,
        row_number() over (partition by employer_id order by score desc, published_at desc, id desc) as of_company
      from scored
    )
    select id, miles, location_type = 'Remote' as "isRemote", industry, pursuits, skills
    from numbered where of_company <= ${OF_A_COMPANY}
    order by score desc, published_at desc, id desc
    limit ${limit}`.execute(database);
  return rows;
}
