import { clsx } from 'clsx';
import type { ListedJob } from '../../../../entities/job/listed-job.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { LoadMore, AUTO_LOADED_PAGES } from '../../../../ui/navigation/load-more.tsx';
import { useFocusOnMore } from '../../../../ui/hooks/use-focus-on-more.ts';
import type { JobCardProps } from './job-card.tsx';
import { FirstJobsLink } from './first-jobs-link.tsx';
import { JobGrid, JobGridSkeleton } from './job-grid.tsx';
import { JoinBanner } from './join-banner.tsx';
import { criteriaQuery } from '../criteria/search-criteria.ts';
import type { SearchState } from '../search/search-state.ts';
import { loadMore } from '../search/search-store.ts';

const MORE_SKELETONS = 4;

export interface FoundJobsProps {
  state: SearchState;
  jobs: readonly ListedJob[];
  actions: JobCardProps['actions'];
}

/** The found jobs, with a link to more. */
export function FoundJobs({ state, jobs, actions }: FoundJobsProps) {
  const { next, loading, failure, pages } = state;
  const { list, expectMore } = useFocusOnMore(jobs.length);
  const isOutdated = loading && next === null;

  return (
    <div aria-busy={loading} className={clsx('transition-opacity', isOutdated && 'opacity-60')}>
      <FirstJobsLink state={state} className="mb-4" />
      <JobGrid
        jobs={jobs}
        marked={state.searchQuery}
        actions={actions}
        listRef={list}
        banner={<JoinBanner />}
      />
      {loading && !isOutdated ? (
        <div className="mt-4">
          <JobGridSkeleton cards={MORE_SKELETONS} />
        </div>
      ) : null}
      {failure === null ? null : (
        <LoadFailure
          title="The next jobs did not load"
          message={failure}
          onRetry={() => void loadMore()}
        />
      )}
      {next !== null && failure === null ? (
        <>
          <LoadMore
            auto={pages < AUTO_LOADED_PAGES}
            label="Show more"
            pending={loading}
            onLoadMore={() => void loadMore()}
            onPress={() => {
              expectMore();
              void loadMore();
            }}
          />
          <p className="hidden pt-8 text-center noscript:block">
            <Button variant="secondary" asChild>
              <PageLink to={paths.jobs({ ...criteriaQuery(state), cursor: next })}>
                Next page
              </PageLink>
            </Button>
          </p>
        </>
      ) : null}
    </div>
  );
}
