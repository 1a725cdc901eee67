import { getJobFacets, type JobFacets } from '@nextshift/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { getQueryClient } from '../../../../platform/api/query-client.ts';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';
import { apiQuery, type SearchCriteria } from '../criteria/search-criteria.ts';

/** How many jobs each choice of the panel has; undefined until known, and if it stays unknown. */
export function useFacets(criteria: SearchCriteria): JobFacets | undefined {
  const { sort: _, ...query } = apiQuery(criteria);
  const isSeeker = useAuthStore(({ kind }) => kind === 'seeker');
  // Own weeks are the seeker's.
  const isOwn = query.when.includes('mine');
  const { data } = useQuery(
    {
      queryKey: ['job facets', query],
      queryFn: async ({ signal }) => (await browserApi.call(getJobFacets, { query, signal })).body,
      enabled: isSeeker || !isOwn,
      placeholderData: keepPreviousData,
      meta: { outlivesSession: !isOwn },
    },
    getQueryClient(),
  );
  return data;
}
