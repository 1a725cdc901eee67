import { LIST_LIMIT_DEFAULT, type CityCount } from '@nextshift/contract';
import { lazy, Suspense } from 'react';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { chooseSearchCall } from '../search/choose-search-call.ts';
import { FirstJobsLink } from './first-jobs-link.tsx';
import { FoundJobs } from './found-jobs.tsx';
import type { JobCardProps } from './job-card.tsx';
import { JobGridSkeleton } from './job-grid.tsx';
import { ResultsBar } from './results-bar.tsx';
import { JoinBanner } from './join-banner.tsx';
import { searchOf, type SearchState } from '../search/search-state.ts';
import { search } from '../search/search-store.ts';

const ChoosePlace = lazy(async () => ({
  default: (await import('../places/choose-place.tsx')).ChoosePlace,
}));
const NoSearchResults = lazy(async () => ({
  default: (await import('./no-search-results.tsx')).NoSearchResults,
}));

export interface SearchResultsProps {
  state: SearchState;
  cities: readonly CityCount[];
  actions: JobCardProps['actions'];
}

/** The results of a search in all their states. */
export function SearchResults({ state, cities, actions }: SearchResultsProps) {
  const { jobs, noSearchResults } = state;
  if (jobs && jobs.length > 0) {
    return (
      <>
        <ResultsBar state={state} />
        <FoundJobs state={state} jobs={jobs} actions={actions} />
      </>
    );
  }
  return (
    <>
      {noSearchResults ? <ResultsBar state={state} /> : null}
      <NoJobs state={state} cities={cities} />
      <div className="mt-12 hidden session-visitor:block">
        <JoinBanner />
      </div>
    </>
  );
}

function NoJobs({ state, cities }: Omit<SearchResultsProps, 'actions'>) {
  const { noSearchResults, failure, hiddenCount } = state;
  if (chooseSearchCall(state) === null) {
    return (
      <Suspense>
        <ChoosePlace cities={cities} />
      </Suspense>
    );
  }
  if (failure !== null) {
    return (
      <>
        <LoadFailure
          title="The jobs did not load"
          message={failure}
          onRetry={() => void search(searchOf(state))}
        />
        <FirstJobsLink state={state} className="text-center" />
      </>
    );
  }
  if (noSearchResults) {
    return (
      <Suspense>
        <NoSearchResults criteria={state} cities={cities} hiddenCount={hiddenCount} />
      </Suspense>
    );
  }
  return <JobGridSkeleton cards={LIST_LIMIT_DEFAULT} />;
}
