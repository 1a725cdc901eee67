import {
  experienceLevels,
  industries,
  jobTypes,
  locationTypes,
  SEARCH_TEXT_MAX,
  type ExperienceLevel,
  type Industry,
  type JobType,
  type LocationType,
} from '@nextshift/contract';
import { firstCharacters } from '../../../platform/text/shorten.ts';

/** The search criteria in the address of /jobs. */
export interface SearchCriteria {
  readonly searchQuery: string;
  readonly searchLocation: string;
  readonly industry: Industry | null;
  /** US dollars per hour. */
  readonly minWage: number | null;
  readonly maxWage: number | null;
  readonly type: readonly JobType[];
  readonly experience: readonly ExperienceLevel[];
  readonly locationType: readonly LocationType[];
}

export const NO_CRITERIA: SearchCriteria = {
  searchQuery: '',
  searchLocation: '',
  industry: null,
  minWage: null,
  maxWage: null,
  type: [],
  experience: [],
  locationType: [],
};

/** Reads the criteria from an address; unknown values are left out. */
export function readCriteria(search: URLSearchParams): SearchCriteria {
  return {
    searchQuery: readText(search.get('searchQuery')),
    searchLocation: readText(search.get('searchLocation')),
    industry: knownOf(industries, search.getAll('industry'))[0] ?? null,
    minWage: readWage(search.get('minWage')),
    maxWage: readWage(search.get('maxWage')),
    type: knownOf(jobTypes, search.getAll('type')),
    experience: knownOf(experienceLevels, search.getAll('experience')),
    locationType: knownOf(locationTypes, search.getAll('locationType')),
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

/** The query parameters of a search, in the address of /jobs as in the API; `readCriteria` reads them back. */
export function criteriaQuery(criteria: SearchCriteria) {
  return {
    searchQuery: criteria.searchQuery || undefined,
    searchLocation: criteria.searchLocation || undefined,
    industry: criteria.industry ?? undefined,
    minWage: criteria.minWage ?? undefined,
    maxWage: criteria.maxWage ?? undefined,
    type: [...criteria.type],
    experience: [...criteria.experience],
    locationType: [...criteria.locationType],
  };
}

function knownOf<Value extends string>(known: readonly Value[], values: readonly string[]) {
  const asked = new Set(values.flatMap((value) => value.split(',')));
  return known.filter((value) => asked.has(value));
}

function readWage(text: string | null): number | null {
  const wage = Number(text ?? '');
  return text === null || text.trim() === '' || !Number.isFinite(wage) || wage < 0 ? null : wage;
}
