import { filterJobs } from '@nextshift/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { getQueryClient } from '../../../platform/api/query-client.ts';
import { useAuthStore } from '../../../platform/session/auth-store.ts';
import { countOfJobs } from '../criteria/count-of-jobs.ts';
import { apiQuery, criteriaQuery, type SearchCriteria } from '../criteria/search-criteria.ts';
import { chooseSearchCall } from '../search/choose-search-call.ts';

/** Pause in the input after which a search is counted, in milliseconds. */
const SETTLED_AFTER_MS = 250;

/** `16 jobs`: how many the search would find; null while unknown, and without criteria. */
export function useLiveCount(criteria: SearchCriteria): string | null {
  const address = JSON.stringify(criteriaQuery({ ...criteria, sort: 'relevance' }));
  const [settled, setSettled] = useState({ address, criteria });
  useEffect(() => {
    if (settled.address === address) return undefined;
    const timer = setTimeout(() => setSettled({ address, criteria }), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [address, criteria, settled.address]);

  const { sort: _, ...query } = apiQuery(settled.criteria);
  const isSeeker = useAuthStore(({ kind }) => kind === 'seeker');
  // Own weeks are the seeker's.
  const isOwn = query.when.includes('mine');
  const isSearch = chooseSearchCall(settled.criteria) !== null && (isSeeker || !isOwn);
  const { data } = useQuery(
    {
      queryKey: ['job count', query],
      queryFn: async ({ signal }) => {
        const found = await browserApi.call(filterJobs, { query: { ...query, limit: 1 }, signal });
        return { total: found.totalCount, isLimited: found.isTotalLimited };
      },
      enabled: isSearch,
      placeholderData: keepPreviousData,
      meta: { outlivesSession: !isOwn },
    },
    getQueryClient(),
  );
  if (!isSearch || !data || data.total === null) return null;
  // Without a saved week nothing fits, and the results ask for it.
  if (isOwn && data.total === 0) return null;
  return countOfJobs(data.total, data.isLimited ? 'plus' : '');
}
