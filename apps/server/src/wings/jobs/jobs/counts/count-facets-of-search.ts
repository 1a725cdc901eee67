import type { JobFacets } from '@nextshift/contract';
import type { Database } from '../../../../platform/database/database.ts';
import type { Surroundings } from '../../places/index.ts';
import { withCityAsSpelled } from '../place/city-as-spelled.ts';
import { criteriaOfSearch, type JobSearch, surroundingsOfSearch } from '../criteria-of-search.ts';
import type { FreeWeek, JobCriteria } from '../job-criteria.queries.ts';
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
  const written = criteriaOfSearch(search, around, now, freeWeek);
  if (!written) return { facets: NONE, asWritten: true, around };
  const isFound =
    !written.words?.length || !isChosen(written) || (await countJobs(database, written)).jobs > 0;
  const facets = isFound ? await countFacets(database, written) : NONE;
  if (facets.type?.length !== 0) return { facets, asWritten: true, around };
  const criteria = await withCityAsSpelled(database, written);
  const isSame = criteria === written;
  const { words = [] } = criteria;
  if (words.length === 0 || (!isSame && (await countJobs(database, criteria)).jobs > 0)) {
    const ofCity = isSame ? facets : await countFacets(database, criteria);
    return { facets: ofCity, asWritten: isSame, around };
  }
  const spellings = await spellingsOf(database, words);
  const understood = spellings ? { ...criteria, words: spellings } : criteria;
  return { facets: await countFacets(database, understood), asWritten: false, around };
}

/** Whether a filter that is counted is set: if none is, the counts themselves tell whether anything is found. */
function isChosen(criteria: JobCriteria): boolean {
  const { types = [], industry, experienceLevels = [], locationTypes = [] } = criteria;
  return (
    industry !== undefined || types.length + experienceLevels.length + locationTypes.length > 0
  );
}
