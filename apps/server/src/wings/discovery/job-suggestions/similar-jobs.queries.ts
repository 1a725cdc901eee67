import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { JobRow } from '../../jobs/index.ts';
import { selectNearbyJobs, type Vicinity } from './nearby-jobs.queries.ts';

/** Jobs whose texts are read: those whose kind is most alike. */
const READ = 150;
/** Of one company at most, so that one with many openings leaves room to the others. */
const OF_A_COMPANY = 3;

type Compared = Pick<
  JobRow,
  'id' | 'title' | 'type' | 'location_type' | 'industry' | 'tags' | 'skills'
>;

/**
 * The open jobs most like one, best first. They share its industry, a tag or a skill, or most of its title; among these
 * count the industry, the title, each tag or skill (up to three), the type of job, the place of work, a pay within a
 * quarter, and the distance. A job that takes no more applicants is left out.
 */
export async function findSimilarJobIds(
  database: Queryable,
  job: Compared,
  vicinity: Vicinity,
  limit: number,
): Promise<string[]> {
  const words = [...new Set([...job.tags, ...job.skills].map((word) => word.toLowerCase()))];
  // What is of no other industry has little in common.
  const industry = job.industry === 'Other' ? null : job.industry;
  const { rows } = await sql<{ id: string }>`
    with nearby as materialized (${selectNearbyJobs(vicinity)}),
    target as (select hourly_max from jobs where id = ${job.id}),
    likely as (
      select nearby.*, (
        case when nearby.industry = ${industry} then 3 else 0 end
        + case when nearby.type = ${job.type} then 1 else 0 end
        + case when nearby.location_type = ${job.location_type} then 0.5 else 0 end
        + case when abs(nearby.hourly_max - target.hourly_max) <= target.hourly_max / 4 then 1 else 0 end
        + case when nearby.miles <= 3 then 1.5 when nearby.miles <= 10 then 0.75 else 0 end) as likeness
      from nearby, target
      where nearby.id <> ${job.id}
      order by likeness desc, nearby.published_at desc, nearby.id desc
      limit ${READ}
    ), compared as (
      select likely.*, jobs.employer_id, similarity(jobs.title, ${job.title}) as title_likeness, (
        select count(*) from (
          select lower(word) from unnest(jobs.tags || jobs.skills) as own (word)
          intersect select unnest(${words}::text[])) as shared) as shared_words
      from likely
      join jobs on jobs.id = likely.id
      join job_applicant_counts on job_applicant_counts.job_id = jobs.id
      where jobs.max_applicants is null or job_applicant_counts.applicants < jobs.max_applicants
    ), scored as (
      select compared.*, likeness + 4 * title_likeness + 1.5 * least(shared_words, 3) as score
      from compared
      where industry = ${industry} or shared_words > 0 or title_likeness >= 0.5
    ), numbered as (
      select id, score, published_at,
        row_number() over (partition by employer_id order by score desc, published_at desc, id desc) as of_company
      from scored
    )
    select id from numbered where of_company <= ${OF_A_COMPANY}
    order by score desc, published_at desc, id desc
    limit ${limit}`.execute(database);
  return rows.map(({ id }) => id);
}
