import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { conditionsOf, type JobCriteria, matchesWord } from '../job-criteria.ts';
import { isPublicJob } from '../public-job.queries.ts';
import type { KindCount } from './kept-counts.queries.ts';

/** Jobs that are counted at most where no counts are kept: those of any words or age. */
export const COUNTED_MAX = 1_000;
/** Jobs that are scanned before the word index is used; see found-jobs.queries.ts. */
const SCANNED_FIRST = 500;

/** Counts the jobs that meet the criteria by kind, one more than `COUNTED_MAX` at most. */
export function countByKind(database: Queryable, criteria: JobCriteria): Promise<KindCount[]> {
  return database
    .selectFrom(selectMet(database, criteria).as('met'))
    .select(['type', 'industry', 'experience_level', 'location_type'])
    .select((select) => select.fn.countAll<number>().as('jobs'))
    .groupBy(['type', 'industry', 'experience_level', 'location_type'])
    .execute();
}

const kind = ['jobs.type', 'jobs.industry', 'jobs.experience_level', 'jobs.location_type'] as const;

function selectMet(database: Queryable, criteria: JobCriteria) {
  const { words = [] } = criteria;
  if (words.length === 0) return selectCandidates(database, criteria).limit(COUNTED_MAX + 1);
  return database
    .with(
      (cte) => cte('head').materialized(),
      () =>
        selectCandidates(database, criteria)
          .select('jobs.id')
          .orderBy('jobs.published_at', 'desc')
          .orderBy('jobs.id', 'desc')
          .limit(SCANNED_FIRST),
    )
    .with('few', (query) => {
      let few = query
        .selectFrom('head')
        .innerJoin('jobs', 'jobs.id', 'head.id')
        .select([...kind])
        .where(sql<boolean>`(select count(*) from head) < ${SCANNED_FIRST}`);
      for (const spellings of words) few = few.where(matchesWord(spellings));
      return few;
    })
    .with('many', () => {
      let many = selectCandidates(database, criteria).where(
        sql<boolean>`(select count(*) from head) = ${SCANNED_FIRST}`,
      );
      for (const spellings of words) many = many.where(matchesWord(spellings));
      return many.limit(COUNTED_MAX + 1);
    })
    .selectFrom('few')
    .selectAll()
    .unionAll((query) => query.selectFrom('many').selectAll());
}

/** Jobs that meet all criteria but the words. */
function selectCandidates(database: Queryable, criteria: JobCriteria) {
  let query = database
    .selectFrom('jobs')
    .select([...kind])
    .where(isPublicJob);
  for (const condition of conditionsOf(criteria)) query = query.where(condition);
  const { around, postedSince } = criteria;
  if (around) {
    query = query.where((job) =>
      job.or([
        sql<boolean>`jobs.place_id = any (${[...around.milesTo.keys()]}::text[])`,
        job('jobs.location_type', '=', 'Remote'),
      ]),
    );
  }
  return postedSince ? query.where('jobs.published_at', '>=', postedSince) : query;
}
