import {
  experienceLevels,
  industries,
  type JobFacets,
  jobTypes,
  locationTypes,
  type ShiftTime,
  shiftTimes as allShiftTimes,
} from '@nextshift/contract';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { JobCriteria } from '../job-criteria.queries.ts';
import { COUNTED_MAX, countByKind, countByTimes } from './counted-jobs.queries.ts';
import { isKept, type KindCount, listKeptCounts } from './kept-counts.queries.ts';

type Column = Exclude<keyof KindCount, 'jobs'>;
type Chosen = Readonly<Record<Column, readonly string[]>>;

/** Counts the choices of each filter among the jobs that meet the other filters. */
export async function countFacets(database: Queryable, criteria: JobCriteria): Promise<JobFacets> {
  return {
    ...(await countKindFacets(database, criteria)),
    when: await countWhen(database, criteria),
  };
}

/** Null where too many jobs have shifts. */
async function countWhen(database: Queryable, criteria: JobCriteria): Promise<JobFacets['when']> {
  // Jobs with shifts start at one of all times.
  const times = await countByTimes(database, { ...criteria, shiftTimes: allShiftTimes });
  const sumOf = (counted: typeof times) => counted.reduce((sum, { jobs }) => sum + jobs, 0);
  if (sumOf(times) > COUNTED_MAX) return null;
  return allShiftTimes.flatMap((value, at): { value: ShiftTime; jobs: number }[] => {
    const jobs = sumOf(times.filter((each) => Math.floor(each.shift_times / 2 ** at) % 2 === 1));
    return jobs === 0 ? [] : [{ value, jobs }];
  });
}

async function countKindFacets(
  database: Queryable,
  criteria: JobCriteria,
): Promise<Omit<JobFacets, 'when'>> {
  const { types = [], industry, experienceLevels: levels = [], ...others } = criteria;
  const { locationTypes: places = [], ...unfiltered } = others;
  const kinds = isKept(unfiltered)
    ? await listKeptCounts(database, unfiltered)
    : await countByKind(database, unfiltered);
  const counted = kinds.reduce((sum, { jobs }) => sum + jobs, 0);
  if (!isKept(unfiltered) && counted > COUNTED_MAX) {
    return { type: null, industry: null, experience: null, locationType: null };
  }
  const chosen: Chosen = {
    type: types,
    industry: industry ? [industry] : [],
    experience_level: levels,
    location_type: places,
  };
  return {
    type: facetOf(kinds, chosen, 'type', jobTypes),
    industry: facetOf(kinds, chosen, 'industry', industries),
    experience: facetOf(kinds, chosen, 'experience_level', experienceLevels),
    locationType: facetOf(kinds, chosen, 'location_type', locationTypes),
  };
}

/** The choices of one filter in their order, without zeros. */
function facetOf<Value extends string>(
  kinds: readonly KindCount[],
  chosen: Chosen,
  column: Column,
  values: readonly Value[],
): { value: Value; jobs: number }[] {
  const met = kinds.filter((kind) => meetsOthers(kind, chosen, column));
  return values.flatMap((value) => {
    const jobs = met.reduce((sum, kind) => sum + (kind[column] === value ? kind.jobs : 0), 0);
    return jobs === 0 ? [] : [{ value, jobs }];
  });
}

function meetsOthers(kind: KindCount, chosen: Chosen, own: Column): boolean {
  return (Object.keys(chosen) as Column[]).every((column) => {
    const value = kind[column];
    const wanted = chosen[column];
    return column === own || wanted.length === 0 || (value !== null && wanted.includes(value));
  });
}
