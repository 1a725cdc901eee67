import * as z from 'zod';
import { SEARCH_TEXT_MAX } from './search-text.ts';
import { listQuery } from '../../../list-query.ts';
import { experienceLevels, industries, jobTypes, locationTypes } from './job-enumerations.ts';
import { placeId } from '../places/place-schemas.ts';
import { RADIUS_MESSAGE, SEARCH_RADIUS } from '../places/search-radius.ts';
import { whenValues } from '../shifts/shift-enumerations.ts';
import { searchSorts } from './search-sorts.ts';
import { SEARCH_WAGE_MAX, SEARCH_WAGE_MESSAGE } from './search-wage.ts';

const searchText = z
  .string()
  .trim()
  .max(SEARCH_TEXT_MAX, { error: `Please use at most ${SEARCH_TEXT_MAX} characters` })
  .optional()
  .transform((text) => (text === '' ? undefined : text));

/** A parameter that may be repeated or comma-separated; unknown values are dropped. */
function repeatable<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.preprocess(
    (value) => {
      if (value === undefined || value === '') return [];
      const items: unknown[] = Array.isArray(value) ? value : [value];
      return items.flatMap((item): unknown[] =>
        typeof item === 'string' ? item.split(',').filter((part) => part !== '') : [item],
      );
    },
    z.array(z.enum(values)).max(values.length),
  );
}

const wage = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.coerce
    .number(SEARCH_WAGE_MESSAGE)
    .min(0, SEARCH_WAGE_MESSAGE)
    .max(SEARCH_WAGE_MAX, SEARCH_WAGE_MESSAGE)
    .optional(),
);

const radius = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.coerce
    .number(RADIUS_MESSAGE)
    .min(SEARCH_RADIUS.min, RADIUS_MESSAGE)
    .max(SEARCH_RADIUS.max, RADIUS_MESSAGE)
    .optional(),
);

const days = wholeNumber(365, 'Please use 1 to 365 days');
const age = wholeNumber(120, 'Please use an age from 1 to 120');

function wholeNumber(max: number, message: string) {
  return z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number(message).int(message).min(1, message).max(max, message).optional(),
  );
}

function optionalChoice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  message: string,
) {
  return z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(values, message).optional(),
  );
}

/** GET /jobs/filteredJobs. */
export const filteredJobsQuery = z.object({
  ...listQuery.shape,
  searchQuery: searchText,
  searchLocation: searchText,
  near: z.preprocess((value) => (value === '' ? undefined : value), placeId.optional()),
  /** Miles around `near`. */
  radius,
  minWage: wage,
  maxWage: wage,
  type: repeatable(jobTypes),
  industry: optionalChoice(industries, 'Please choose an industry'),
  experience: repeatable(experienceLevels),
  locationType: repeatable(locationTypes),
  /**
   * When a shift starts; `mine`: all shifts within the free time of the signed-in seeker, less what is busy and assigned.
   */
  when: repeatable(whenValues),
  /** `unpriced`: only jobs whose pay is not by the hour, whatever the wages asked for. */
  pay: optionalChoice(['unpriced'], 'Please choose unpriced, or nothing'),
  /** Only jobs that one may do at that age. */
  age,
  /** Days from today on within which the work starts, as that of jobs without a start date does. */
  startsWithin: days,
  postedWithin: days,
  sort: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(searchSorts, 'Please choose a valid order').default('relevance'),
  ),
});

/** GET /api/jobs/facets: what filteredJobs is narrowed by. */
export const jobFacetsQuery = filteredJobsQuery.omit({ limit: true, cursor: true, sort: true });

export const searchJobsQuery = z.object({ ...listQuery.shape, searchLocation: searchText });
export const searchIndustryQuery = z.object({ ...listQuery.shape, industry: z.enum(industries) });

export type FilteredJobsQuery = z.output<typeof filteredJobsQuery>;
