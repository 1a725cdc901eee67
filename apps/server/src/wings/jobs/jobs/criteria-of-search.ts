import {
  DAY_MS,
  dayIn,
  type FilteredJobsQuery,
  JOBS_TIME_ZONE,
  SEARCH_RADIUS,
} from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { findSurroundings, readSurroundings, type Surroundings } from '../places/index.ts';
import type { FreeWeek, JobCriteria } from './job-criteria.queries.ts';
import {
  type JobsPlace,
  placeOfSearch,
  type SearchPlace,
  zipCodeOfSearch,
} from './place/place-of-search.ts';
import { wordsOfSearch } from './words/words-of-search.ts';

export type JobSearch = Partial<Omit<FilteredJobsQuery, 'limit'>>;

/**
 * What a search asks for; null for what matches no job instead of all: a text without a
 * letter or digit, and the week of nobody in particular.
 */
export function criteriaOfSearch(
  search: JobSearch,
  around: Surroundings | undefined,
  now: Date,
  freeWeek?: readonly FreeWeek[],
): JobCriteria | null {
  const { searchQuery = '', searchLocation, postedWithin, startsWithin, when = [] } = search;
  // Nobody's week.
  if (when.includes('mine') && !freeWeek) return null;
  const words = wordsOfSearch(searchQuery);
  if (searchQuery.trim() !== '' && words.length === 0) return null;
  // The text that goes with `near` only names that place.
  const named = searchLocation === undefined || around ? undefined : placeOfSearch(searchLocation);
  const { locationType = [] } = search;
  // Remote work that is not remote.
  if (named?.isRemote && locationType.length > 0 && !locationType.includes('Remote')) return null;
  return {
    place: named && placeOfJobs(named),
    around,
    words: words.map((word) => [word]),
    title: searchQuery.trim(),
    postedSince: postedWithin === undefined ? undefined : daysFrom(now, -postedWithin),
    isUnpriced: search.pay === 'unpriced',
    minWage: search.minWage,
    maxWage: search.maxWage,
    age: search.age,
    types: search.type ?? [],
    industry: search.industry,
    experienceLevels: search.experience ?? [],
    locationTypes: named?.isRemote ? ['Remote'] : locationType,
    shiftTimes: when.filter((time) => time !== 'mine'),
    freeWeek,
    startsBy:
      startsWithin === undefined ? undefined : dayIn(JOBS_TIME_ZONE, daysFrom(now, startsWithin)),
  };
}

function placeOfJobs({ city, state }: SearchPlace): JobsPlace | undefined {
  return city === null && state === null ? undefined : { city, state };
}

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/**
 * Where a search looks: around a place of the gazetteer, or a ZIP code that was typed; undefined if it names neither.
 * @throws {AppError} validation_failed for an unknown place, and for distances from none
 */
export async function surroundingsOfSearch(
  database: Queryable,
  { near, searchLocation = '', radius = SEARCH_RADIUS.default, sort }: JobSearch,
): Promise<Surroundings | undefined> {
  if (near !== undefined) return findSurroundings(database, near, radius);
  const zipCode = zipCodeOfSearch(searchLocation);
  const around = zipCode && (await readSurroundings(database, `zip-${zipCode}`, radius));
  if (around) return around;
  if (sort !== 'distance') return undefined;
  throw invalidField('near', 'Please choose a place to sort by distance');
}
