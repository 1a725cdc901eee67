import type { CityCount } from '@nextshift/contract';
import type { ReactNode } from 'react';
import type { SearchState } from '../search/search-state.ts';
import { NoJobsInWeek } from './no-jobs-in-week.tsx';
import { NoSearchResults } from './no-search-results.tsx';

export interface EmptyResultsProps {
  state: SearchState;
  cities: readonly CityCount[];
  /** Leads to an alert for the search. */
  alert: ReactNode;
}

/** What a search without results shows; it loads when one is needed. */
export function EmptyResults({ state, cities, alert }: EmptyResultsProps) {
  return state.when.includes('mine') && state.hidden.count === 0 ? (
    <NoJobsInWeek criteria={state} alert={alert} />
  ) : (
    <NoSearchResults
      criteria={state}
      cities={cities}
      alert={alert}
      hiddenCount={state.hidden.count}
    />
  );
}
