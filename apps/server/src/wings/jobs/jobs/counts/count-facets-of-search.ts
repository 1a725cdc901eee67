import type { JobFacets } from '@nextshift/contract';
import type { Database } from '../../../../platform/database/database.ts';
import type { Surroundings } from '../../places/index.ts';
import { criteriaOfSearch, type JobSearch, surroundingsOfSearch } from '../criteria-of-search.ts';
import type { FreeWeek } from '../job-criteria.queries.ts';
import { spellingsOf } from '../search-jobs.ts';
import { countFacets } from './count-facets.ts';
import { countJobs } from './count-jobs.ts';

interface FacetsOfSearch {
  readonly facets: JobFacets;
  /** As of the search itself. */
  readonly asWritten: boolean;
  readonly around: Surroundings | undefined;
}

const NONE: JobFacets = { type: [], industry: [], experience: [], locationType: [], when: [] };

/** Counts the filters of a search, whose words are understood as the search understands them. */
export async function countFacetsOfSearch(
  database: Database,
  search: JobSearch,
  now: Date,
  freeWeek?: readonly FreeWeek[],
): Promise<FacetsOfSearch> {
  const around = await surroundingsOfSearch(database, search);
  const criteria = criteriaOfSearch(search, around, now, freeWeek);
  if (!criteria) return { facets: NONE, asWritten: true, around };
  const { words = [] } = criteria;
  const asWritten = words.length === 0 || (await countJobs(database, criteria)).jobs > 0;
  const spellings = asWritten ? null : await spellingsOf(database, words);
  const understood = spellings ? { ...criteria, words: spellings } : criteria;
  return { facets: await countFacets(database, understood), asWritten, around };
}
