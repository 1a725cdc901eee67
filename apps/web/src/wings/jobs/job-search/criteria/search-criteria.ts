import {
  asksForRemote,
  experienceLevels,
  industries,
  jobTypes,
  locationTypes,
  minimumAges,
  searchSorts,
  SEARCH_TEXT_MAX,
  whenValues,
  type ExperienceLevel,
  type Industry,
  type JobType,
  type LocationType,
  type SearchSort,
  type When,
} from '@nextshift/contract';
import { firstCharacters } from '../../../../platform/text/shorten.ts';

/** The search criteria in the address of /jobs. */
export interface SearchCriteria {
  readonly searchQuery: string;
  /** A city, or the name of `near`. */
  readonly searchLocation: string;
  /** The id of a place of the gazetteer around which jobs are searched. */
  readonly near: string | null;
  /** Miles. */
  readonly radius: number | null;
  readonly industry: Industry | null;
  /** US dollars per hour. */
  readonly minWage: number | null;
  readonly maxWage: number | null;
  readonly type: readonly JobType[];
  readonly experience: readonly ExperienceLevel[];
  readonly locationType: readonly LocationType[];
  /** When shifts start; `mine`: within the seeker's own week. */
  readonly when: readonly When[];
  /** Only jobs whose pay is not by the hour. */
  readonly isUnpriced: boolean;
  /** Days. */
  readonly startsWithin: number | null;
  readonly postedWithin: number | null;
  /** Years: only jobs that one may do then. */
  readonly age: number | null;
  readonly sort: SearchSort;
  /** Jobs that the seeker saved or applied to are listed too. */
  readonly showsKnown: boolean;
}

/** The days that the filters offer. */
export const STARTS_WITHIN = [7, 14, 30] as const;
export const POSTED_WITHIN = [1, 3, 7, 30] as const;

export const NO_CRITERIA: SearchCriteria = {
  searchQuery: '',
  searchLocation: '',
  near: null,
  radius: null,
  industry: null,
  minWage: null,
  maxWage: null,
  type: [],
  experience: [],
  locationType: [],
  when: [],
  isUnpriced: false,
  startsWithin: null,
  postedWithin: null,
  age: null,
  sort: 'relevance',
  showsKnown: false,
};

/** Reads the criteria from an address; unknown values are left out. */
export function readCriteria(search: URLSearchParams): SearchCriteria {
  const near = search.get('near') === '' ? null : search.get('near');
  const sort = knownOf(searchSorts, search.getAll('sort'))[0] ?? 'relevance';
  return {
    searchQuery: readText(search.get('searchQuery')),
    searchLocation: readText(search.get('searchLocation')),
    near,
    radius: readNumber(search.get('radius')),
    industry: knownOf(industries, search.getAll('industry'))[0] ?? null,
    minWage: readNumber(search.get('minWage')),
    maxWage: readNumber(search.get('maxWage')),
    type: knownOf(jobTypes, search.getAll('type')),
    experience: knownOf(experienceLevels, search.getAll('experience')),
    locationType: knownOf(locationTypes, search.getAll('locationType')),
    when: knownOf(whenValues, search.getAll('when')),
    isUnpriced: search.get('pay') === 'unpriced',
    startsWithin: offeredOf(STARTS_WITHIN, search.get('startsWithin')),
    postedWithin: offeredOf(POSTED_WITHIN, search.get('postedWithin')),
    age: offeredOf(minimumAges, search.get('age')),
    sort: near === null && sort === 'distance' ? 'relevance' : sort,
    showsKnown: search.get('known') === 'shown',
  };
}

/** Text beyond the limit of any search is cut off. */
function readText(text: string | null): string {
  return firstCharacters(text?.trim() ?? '', SEARCH_TEXT_MAX).trim();
}

/** Reads the criteria from a submitted form. */
export function readFormCriteria(form: FormData): SearchCriteria {
  const params = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string') params.append(name, value);
  }
  return readCriteria(params);
}

/** The query parameters of a search in the address of /jobs; `readCriteria` reads them back. */
export function criteriaQuery(criteria: SearchCriteria) {
  return {
    searchQuery: criteria.searchQuery || undefined,
    searchLocation: criteria.searchLocation || undefined,
    near: criteria.near ?? undefined,
    radius: criteria.radius ?? undefined,
    industry: criteria.industry ?? undefined,
    minWage: criteria.minWage ?? undefined,
    maxWage: criteria.maxWage ?? undefined,
    type: [...criteria.type],
    experience: [...criteria.experience],
    locationType: [...criteria.locationType],
    when: [...criteria.when],
    pay: criteria.isUnpriced ? ('unpriced' as const) : undefined,
    startsWithin: criteria.startsWithin ?? undefined,
    postedWithin: criteria.postedWithin ?? undefined,
    age: criteria.age ?? undefined,
    sort: criteria.sort === 'relevance' ? undefined : criteria.sort,
    known: criteria.showsKnown ? 'shown' : undefined,
  };
}

/** The same for the API, which knows no seeker. */
export function apiQuery(criteria: SearchCriteria) {
  const { known: _, ...query } = criteriaQuery(criteria);
  return query;
}

function knownOf<Value extends string>(known: readonly Value[], values: readonly string[]) {
  const asked = new Set(values.flatMap((value) => value.split(',')));
  return known.filter((value) => asked.has(value));
}

function offeredOf(offered: readonly number[], text: string | null): number | null {
  return offered.find((number) => String(number) === text) ?? null;
}

function readNumber(text: string | null): number | null {
  const number = Number(text ?? '');
  return text === null || text.trim() === '' || !Number.isFinite(number) || number < 0
    ? null
    : number;
}

/** Where the jobs of a search are: `in Raleigh`, `near Raleigh, NC`, `from anywhere`. */
export function placePhrase({
  searchLocation,
  near,
}: Pick<SearchCriteria, 'searchLocation' | 'near'>): string {
  if (near !== null) return `near ${searchLocation}`;
  return asksForRemote(searchLocation) ? 'from anywhere' : `in ${searchLocation}`;
}
