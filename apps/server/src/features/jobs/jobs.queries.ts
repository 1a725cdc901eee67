import type {
  CityCount,
  Industry,
  JobType,
  ExperienceLevel,
  LocationType,
} from '@nextshift/contract';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Queryable } from '../../platform/database.ts';
import { decodeCursor, encodeCursor, toPage } from '../../platform/keyset-cursor.ts';
import { type JobRow, selectJobs } from './job-row.ts';
import type { SearchPlace } from './place-of-search.ts';

/** What a search asks for; absent parts do not narrow it. */
export interface JobCriteria {
  readonly place?: SearchPlace | undefined;
  /** Each word in one or more spellings; a job must match every word in one of its spellings. */
  readonly words?: readonly (readonly string[])[];
  readonly minWage?: number | undefined;
  readonly maxWage?: number | undefined;
  readonly types?: readonly JobType[];
  readonly industry?: Industry | undefined;
  readonly experienceLevels?: readonly ExperienceLevel[];
  readonly locationTypes?: readonly LocationType[];
}

export interface JobPage {
  readonly rows: JobRow[];
  readonly nextCursor: string | null;
}

/** Featured first, then priority, then newest: the values a page continues from. */
const searchCursor = z.tuple([z.int().min(0).max(2), z.iso.datetime(), z.uuid()]);

/** One page of the active jobs that meet the criteria, in search order. */
export async function findActiveJobs(
  database: Queryable,
  criteria: JobCriteria,
  page: { limit: number; cursor?: string | undefined },
): Promise<JobPage> {
  let query = selectJobs(database).where('jobs.status', '=', 'Active');
  const { place, words = [], types = [], experienceLevels = [], locationTypes = [] } = criteria;
  if (place) {
    query = query.where(sql`lower(jobs.city)`, '=', place.city);
    if (place.state !== null) query = query.where('jobs.state', '=', place.state);
  }
  for (const spellings of words) query = query.where(matchesWord(spellings));
  if (criteria.industry) query = query.where('jobs.industry', '=', criteria.industry);
  if (types.length > 0) query = query.where('jobs.type', 'in', types);
  if (experienceLevels.length > 0) {
    query = query.where('jobs.experience_level', 'in', experienceLevels);
  }
  if (locationTypes.length > 0) query = query.where('jobs.location_type', 'in', locationTypes);
  // Ranges that overlap; a job without an hourly wage meets no wage filter.
  if (criteria.minWage !== undefined)
    query = query.where('jobs.hourly_max', '>=', criteria.minWage);
  if (criteria.maxWage !== undefined)
    query = query.where('jobs.hourly_min', '<=', criteria.maxWage);
  if (page.cursor !== undefined) {
    const [placement, publishedAt, id] = decodeCursor(page.cursor, searchCursor);
    query = query.where(
      sql<boolean>`(jobs.placement, jobs.published_at, jobs.id) < (${placement}, ${new Date(publishedAt)}, ${id}::uuid)`,
    );
  }
  const rows = await query
    .orderBy('jobs.placement', 'desc')
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, (row) =>
    encodeCursor([row.placement, row.published_at.toISOString(), row.id]),
  );
}

/** Plain spelling as a prefix, or the same word in another inflection. */
function matchesWord(spellings: readonly string[]) {
  const prefixes = spellings.map((word) => `'${word}':*`).join(' | ');
  return sql<boolean>`jobs.search_document @@ (to_tsquery('simple', ${prefixes})
    || plainto_tsquery('english', ${spellings.length === 1 ? spellings[0] : ''}))`;
}

/** Known words that look like a misspelled one, most similar first. */
export async function findWordsLike(database: Queryable, word: string): Promise<string[]> {
  const rows = await database
    .selectFrom('job_words')
    .select('word')
    .where(sql<boolean>`word % ${word}`)
    .orderBy(sql`similarity(word, ${word})`, 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => row.word);
}

export function findJob(database: Queryable, jobId: string): Promise<JobRow | undefined> {
  return selectJobs(database).where('jobs.id', '=', jobId).executeTakeFirst();
}

/** Cities with active jobs, most jobs first, at most `limit`. */
export async function countActiveJobsByCity(
  database: Queryable,
  limit: number,
): Promise<CityCount[]> {
  const rows = await database
    .selectFrom('jobs')
    .select((select) => [
      // The spelling that most jobs use.
      sql<string>`mode() within group (order by city)`.as('city'),
      'state',
      select.fn.countAll<number>().as('active_jobs'),
    ])
    .where('status', '=', 'Active')
    .groupBy([sql`lower(city)`, 'state'])
    .orderBy('active_jobs', 'desc')
    .orderBy('city')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ city: row.city, state: row.state, activeJobs: row.active_jobs }));
}
