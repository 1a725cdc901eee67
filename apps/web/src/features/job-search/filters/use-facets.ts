import { getJobFacets, type JobFacets } from '@nextshift/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { getQueryClient } from '../../../platform/api/query-client.ts';
import { apiQuery, type SearchCriteria } from '../criteria/search-criteria.ts';

/** How many jobs each choice of the panel has; undefined until known, and if it stays unknown. */
export function useFacets(criteria: SearchCriteria): JobFacets | undefined {
  const { sort: _, ...query } = apiQuery(criteria);
  const { data } = useQuery(
    {
      queryKey: ['job facets', query],
      queryFn: async ({ signal }) => (await browserApi.call(getJobFacets, { query, signal })).body,
      placeholderData: keepPreviousData,
      // Own weeks are the seeker's.
      meta: { outlivesSession: !query.when.includes('mine') },
    },
    getQueryClient(),
  );
  return data;
}
