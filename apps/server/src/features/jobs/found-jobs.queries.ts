import type { ExperienceLevel, Industry, JobType, LocationType } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { SearchPlace } from './place-of-search.ts';
import { isPublicJob } from './public-job.queries.ts';

/** Criteria of a search; absent ones do not filter. */
export interface JobCriteria {
  readonly place?: SearchPlace | undefined;
  /** Spellings of each word; a job must match one spelling of every word. */
  readonly words?: readonly (readonly string[])[];
  readonly minWage?: number | undefined;
  readonly maxWage?: number | undefined;
  readonly types?: readonly JobType[];
  readonly industry?: Industry | undefined;
  readonly experienceLevels?: readonly ExperienceLevel[];
  readonly locationTypes?: readonly LocationType[];
}

/** Where a job stands in search order: featured first, then priority, then newest. */
export interface SearchPosition {
  readonly placement: number;
  readonly publishedAt: Date;
  readonly id: string;
}

interface FoundPage {
  readonly limit: number;
  /** The position after which the page starts. */
  readonly after: SearchPosition | undefined;
}

/** Jobs that are scanned in search order before the word index is used. */
const SCANNED_FIRST = 500;

/**
 * Selects the first active jobs that meet the criteria, by id and position. The indexes cover every
 * column compared here, so that other jobs' rows are never read; see bench/plans.
 */
export function selectFoundJobs(database: Queryable, criteria: JobCriteria, page: FoundPage) {
  const { words = [] } = criteria;
  return words.length > 0
    ? selectFoundByWords(database, criteria, page)
    : inSearchOrder(selectCandidates(database, criteria, page)).limit(page.limit);
}

/**
 * Frequent words are found among the first jobs, rare ones by the word index. All jobs of the place
 * with the word, then few, are collected only if the first jobs do not fill the page and more
 * follow. That index includes the filters; of wages, only whether there is an hourly one.
 */
function selectFoundByWords(database: Queryable, criteria: JobCriteria, page: FoundPage) {
  const { words = [] } = criteria;
  return database
    .with(
      (cte) => cte('head').materialized(),
      () => inSearchOrder(selectCandidates(database, criteria, page)).limit(SCANNED_FIRST),
    )
    .with(
      (cte) => cte('first').materialized(),
      (query) => {
        let first = query
          .selectFrom('head')
          .innerJoin('jobs', 'jobs.id', 'head.id')
          .select(['head.id', 'head.placement', 'head.published_at']);
        for (const spellings of words) first = first.where(matchesWord(spellings));
        return first
          .orderBy('head.placement', 'desc')
          .orderBy('head.published_at', 'desc')
          .orderBy('head.id', 'desc')
          .limit(page.limit);
      },
    )
    .with(
      (cte) => cte('rest').materialized(),
      () => {
        let rest = selectCandidates(database, criteria, page).where(
          sql<boolean>`(select count(*) from first) < ${page.limit}
            and (select count(*) from head) = ${SCANNED_FIRST}`,
        );
        for (const spellings of words) rest = rest.where(matchesWord(spellings));
        return rest;
      },
    )
    .with('found', (query) =>
      query
        .selectFrom('first')
        .select(['id', 'placement', 'published_at'])
        .union(query.selectFrom('rest').select(['id', 'placement', 'published_at'])),
    )
    .selectFrom('found')
    .select(['id', 'placement', 'published_at'])
    .orderBy('placement', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit);
}

/** Selects all active jobs that meet the criteria, in no order: for alerts. */
export function selectMatchingJobs(database: Queryable, criteria: JobCriteria) {
  let query = selectCandidates(database, criteria);
  for (const spellings of criteria.words ?? []) query = query.where(matchesWord(spellings));
  return query;
}

/** Jobs that meet all criteria but the words. */
function selectCandidates(
  database: Queryable,
  criteria: JobCriteria,
  { after }: Pick<FoundPage, 'after'> = { after: undefined },
) {
  let query = database
    .selectFrom('jobs')
    .select(['jobs.id', 'jobs.placement', 'jobs.published_at'])
    .where(isPublicJob);
  const { place, types = [], experienceLevels = [], locationTypes = [] } = criteria;
  if (place) {
    query = query.where(sql`lower(jobs.city)`, '=', place.city);
    if (place.state !== null) query = query.where('jobs.state', '=', place.state);
  }
  if (criteria.industry) query = query.where('jobs.industry', '=', criteria.industry);
  if (types.length > 0) query = query.where('jobs.type', 'in', types);
  if (experienceLevels.length > 0) {
    query = query.where('jobs.experience_level', 'in', experienceLevels);
  }
  if (locationTypes.length > 0) query = query.where('jobs.location_type', 'in', locationTypes);
  // Overlapping ranges. Jobs without an hourly wage match no wage filter; the word index omits
  // them.
  if (criteria.minWage !== undefined || criteria.maxWage !== undefined)
    query = query.where('jobs.hourly_max', 'is not', null);
  if (criteria.minWage !== undefined)
    query = query.where('jobs.hourly_max', '>=', criteria.minWage);
  if (criteria.maxWage !== undefined)
    query = query.where('jobs.hourly_min', '<=', criteria.maxWage);
  if (!after) return query;
  return query.where(
    sql<boolean>`(jobs.placement, jobs.published_at, jobs.id) < (${after.placement}, ${after.publishedAt}, ${after.id}::uuid)`,
  );
}

function inSearchOrder(query: ReturnType<typeof selectCandidates>) {
  return query
    .orderBy('jobs.placement', 'desc')
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc');
}

/** The spelling as a prefix, or an inflection of the word; a subquery, so that it is computed once. */
function matchesWord(spellings: readonly string[]) {
  const beginnings = spellings.map((word) => sql`words_beginning(${word})`);
  return sql<boolean>`jobs.search_document @@ (select ${sql.join(beginnings, sql` || `)}
    || plainto_tsquery('english', ${spellings.length === 1 ? spellings[0] : ''}))`;
}
