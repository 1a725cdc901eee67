import { LIST_LIMIT_DEFAULT, type CityCount } from '@nextshift/contract';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { chooseSearchCall } from '../search/choose-search-call.ts';
import type { EmptyResultsProps } from './empty-results.tsx';
import { FirstJobsLink } from './first-jobs-link.tsx';
import { FoundJobs } from './found-jobs.tsx';
import type { JobCardProps } from './job-card.tsx';
import { JobGridSkeleton } from './job-grid.tsx';
import { ResultsBar } from './results-bar.tsx';
import { JoinBanner } from './join-banner.tsx';
import { isSameSearch, searchOf, type SearchState } from '../search/search-state.ts';
import { search } from '../search/search-store.ts';

const ChoosePlace = lazy(async () => ({
  default: (await import('../places/choose-place.tsx')).ChoosePlace,
}));
const EmptyResults = lazy(async () => ({
  default: (await import('./empty-results.tsx')).EmptyResults,
}));

/*
 * Rendered again only for what they show: an update before their scripts are there replaces what the server sent by
 * nothing, and the page jumps twice.
 */
const LateChoosePlace = memo(({ cities }: { cities: readonly CityCount[] }) => (
  <Suspense>
    <ChoosePlace cities={cities} />
  </Suspense>
));
const LateEmptyResults = memo(
  (props: EmptyResultsProps) => (
    <Suspense>
      <EmptyResults {...props} />
    </Suspense>
  ),
  (one, other) =>
    one.cities === other.cities &&
    one.state.hidden.count === other.state.hidden.count &&
    isSameSearch(searchOf(one.state), searchOf(other.state)),
);

export interface SearchResultsProps {
  state: SearchState;
  cities: readonly CityCount[];
  actions: JobCardProps['actions'];
  /** Leads to an alert for the search; at the end of the results, or where nothing is found. */
  alert: ReactNode;
}

/** The results of a search in all their states. */
export function SearchResults({ state, cities, actions, alert }: SearchResultsProps) {
  const { jobs, noSearchResults } = state;
  if (jobs && jobs.length > 0) {
    return (
      <>
        <ResultsBar state={state} />
        <FoundJobs state={state} jobs={jobs} actions={actions} />
        {alert ? <p className="mt-8 text-center">{alert}</p> : null}
      </>
    );
  }
  return (
    <>
      {noSearchResults ? <ResultsBar state={state} /> : null}
      <NoJobs state={state} cities={cities} alert={alert} />
      <div className="mt-12 hidden session-visitor:block">
        <JoinBanner />
      </div>
    </>
  );
}

function NoJobs({ state, cities, alert }: Omit<SearchResultsProps, 'actions'>) {
  const { noSearchResults, failure } = state;
  const isSeeker = useAuthStore(({ kind }) => kind === 'seeker');
  if (chooseSearchCall(state) === null) {
    return <LateChoosePlace cities={cities} />;
  }
  // Visitors have no week to search by.
  if (noSearchResults || (failure !== null && !isSeeker && state.when.includes('mine'))) {
    return <LateEmptyResults state={state} cities={cities} alert={alert} />;
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
  return <JobGridSkeleton cards={LIST_LIMIT_DEFAULT} />;
}
