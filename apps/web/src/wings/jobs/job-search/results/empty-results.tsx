import type { CityCount } from '@nextshift/contract';
import type { SearchState } from '../search/search-state.ts';
import { NoJobsInWeek } from './no-jobs-in-week.tsx';
import { NoSearchResults } from './no-search-results.tsx';

export interface EmptyResultsProps {
  state: SearchState;
  cities: readonly CityCount[];
}

/** What a search without results shows; it loads when one is needed. */
export function EmptyResults({ state, cities }: EmptyResultsProps) {
  return state.when.includes('mine') && state.hidden.count === 0 ? (
    <NoJobsInWeek criteria={state} />
  ) : (
    <NoSearchResults criteria={state} cities={cities} hiddenCount={state.hidden.count} />
  );
}
