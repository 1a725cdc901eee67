import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/database.ts';
import {
  candidates,
  eachPlace,
  type JobCriteria,
  matchesWord,
  SCANNED_FIRST,
} from '../job-criteria.queries.ts';
import type { KindCount } from './kept-counts.queries.ts';

/** Jobs that are counted at most where no counts are kept: those of any words or age. */
export const COUNTED_MAX = 1_000;

/** Counts the jobs that meet the criteria by kind, one more than `COUNTED_MAX` at most. */
export function countByKind(database: Queryable, criteria: JobCriteria): Promise<KindCount[]> {
  return database
    .selectFrom(selectMet(database, criteria, false).as('met'))
    .select(['type', 'industry', 'experience_level', 'location_type'])
    .select((select) => select.fn.countAll<number>().as('jobs'))
    .groupBy(['type', 'industry', 'experience_level', 'location_type'])
    .execute();
}

/** How many jobs meet the criteria, and how many of them are remote: one more than `COUNTED_MAX` at most. */
export function selectTotal(database: Queryable, criteria: JobCriteria) {
  return database.selectFrom(selectMet(database, criteria, false).as('met')).select(
    sql<{ jobs: number; remote: number }>`json_build_object(
        'jobs', count(*), 'remote', count(*) filter (where location_type = 'Remote'))`.as('total'),
  );
}

/** Counts the jobs that meet the criteria by the times of their shifts, one more than `COUNTED_MAX` at most. */
export function countByTimes(database: Queryable, criteria: JobCriteria) {
  return database
    .selectFrom(selectMet(database, criteria, true).as('met'))
    .select('shift_times')
    .select((select) => select.fn.countAll<number>().as('jobs'))
    .groupBy('shift_times')
    .execute();
}

function selectMet(database: Queryable, criteria: JobCriteria, hasTimes: boolean) {
  const candidates = selectCandidates(database, criteria, hasTimes);
  const { words = [] } = criteria;
  if (words.length === 0)
    return selectEach(database, criteria, candidates, (jobs) => jobs.limit(COUNTED_MAX + 1))
      .select(KIND)
      .limit(COUNTED_MAX + 1);
  return database
    .with(
      (cte) => cte('head').materialized(),
      () =>
        selectEach(database, criteria, candidates, (jobs) => newestFirst(jobs).limit(SCANNED_FIRST))
          .select(['job.id', 'job.published_at'])
          .orderBy('job.published_at', 'desc')
          .orderBy('job.id', 'desc')
          .limit(SCANNED_FIRST),
    )
    .with('few', (query) => {
      let few = query
        .selectFrom('head')
        .innerJoin('jobs', 'jobs.id', 'head.id')
        .select(['jobs.type', 'jobs.industry', 'jobs.experience_level', 'jobs.location_type'])
        .select('jobs.shift_times')
        .where(sql<boolean>`(select count(*) from head) < ${SCANNED_FIRST}`);
      for (const spellings of words) few = few.where(matchesWord(spellings));
      return few;
    })
    .with('many', () =>
      selectEach(database, criteria, candidates, (jobs) => {
        let many = jobs.where(sql<boolean>`(select count(*) from head) = ${SCANNED_FIRST}`);
        for (const spellings of words) many = many.where(matchesWord(spellings));
        return many.limit(COUNTED_MAX + 1);
      })
        .select(KIND)
        .limit(COUNTED_MAX + 1),
    )
    .selectFrom('few')
    .selectAll()
    .unionAll((query) => query.selectFrom('many').selectAll());
}

const KIND = [
  'job.type',
  'job.industry',
  'job.experience_level',
  'job.location_type',
  'job.shift_times',
] as const;

type Candidates = ReturnType<typeof selectCandidates>;

/** Selects jobs as `job`, around a place those of each place. */
function selectEach(
  database: Queryable,
  criteria: JobCriteria,
  jobs: Candidates,
  select: (jobs: Candidates) => Candidates,
) {
  return database.selectFrom(eachPlace(database, criteria, jobs, select).as('job'));
}

/** The times of the shifts of jobs, which few indexes know, are read on demand alone. */
function selectCandidates(database: Queryable, criteria: JobCriteria, hasTimes: boolean) {
  return candidates(database, criteria)
    .select([
      'jobs.id',
      'jobs.published_at',
      'jobs.type',
      'jobs.industry',
      'jobs.experience_level',
      'jobs.location_type',
    ])
    .select(hasTimes ? 'jobs.shift_times' : sql<number>`0`.as('shift_times'));
}

function newestFirst(jobs: Candidates): Candidates {
  return jobs.orderBy('jobs.published_at', 'desc').orderBy('jobs.id', 'desc');
}
