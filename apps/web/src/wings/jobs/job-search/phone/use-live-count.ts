import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getQueryClient } from '../../../../platform/api/query-client.ts';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';
import { countOfJobs } from '../criteria/count-of-jobs.ts';
import { criteriaQuery, type SearchCriteria } from '../criteria/search-criteria.ts';
import { jobCountQuery } from '../search/job-count-query.ts';

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

  const isSeeker = useAuthStore(({ kind }) => kind === 'seeker');
  const query = jobCountQuery(settled.criteria, isSeeker);
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData }, getQueryClient());
  if (!query.enabled || !data || data.total === null) return null;
  // Without a saved week nothing fits, and the results ask for it.
  if (settled.criteria.when.includes('mine') && data.total === 0) return null;
  return countOfJobs(data.total, data.isLimited ? 'plus' : '');
}
