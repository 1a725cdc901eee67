import { useQueries } from '@tanstack/react-query';
import { getQueryClient } from '../../../../platform/api/query-client.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { countOfJobs } from '../criteria/count-of-jobs.ts';
import { droppableFilters } from '../criteria/droppable-filters.ts';
import { criteriaQuery, type SearchCriteria } from '../criteria/search-criteria.ts';
import { jobCountQuery } from '../search/job-count-query.ts';

/** `Without weekends: 3 jobs`: the filter without which an empty search finds most. */
export function CostliestFilter({ criteria }: { criteria: SearchCriteria }) {
  const isSeeker = useAuthStore(({ kind }) => kind === 'seeker');
  const filters = droppableFilters(criteria)
    .map((filter) => ({ ...filter, query: jobCountQuery(filter.without, isSeeker) }))
    .filter(({ query }) => query.enabled);
  const answers = useQueries({ queries: filters.map(({ query }) => query) }, getQueryClient());
  if (filters.length === 0) return null;
  // Named once all are counted, so that no other takes its place under a finger.
  const isCounting = answers.some(({ isLoading }) => isLoading);
  const [costliest] = filters
    .map(({ label, without }, index) => ({
      label,
      without,
      total: answers[index]?.data?.total ?? 0,
      isLimited: answers[index]?.data?.isLimited ?? false,
    }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total);
  return (
    // Its room is kept, so that nothing moves when it appears.
    <p className="mb-3 min-h-11">
      {isCounting || !costliest ? null : (
        <Button asChild>
          <PageLink to={paths.jobs(criteriaQuery(costliest.without))}>
            Without {costliest.label}:{' '}
            {countOfJobs(costliest.total, costliest.isLimited ? 'plus' : '')}
          </PageLink>
        </Button>
      )}
    </p>
  );
}
