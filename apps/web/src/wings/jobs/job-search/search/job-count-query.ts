import { filterJobs } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { apiQuery, type SearchCriteria } from '../criteria/search-criteria.ts';
import { chooseSearchCall } from './choose-search-call.ts';

/** How many jobs a search would find; `total` is null if nobody counted. Own weeks are the seeker's. */
export function jobCountQuery(criteria: SearchCriteria, isSeeker: boolean) {
  const { sort: _, ...query } = apiQuery(criteria);
  const isOwn = query.when.includes('mine');
  return queryOptions({
    queryKey: ['job count', query],
    queryFn: async ({ signal }) => {
      const found = await browserApi.call(filterJobs, { query: { ...query, limit: 1 }, signal });
      return { total: found.totalCount, isLimited: found.isTotalLimited };
    },
    enabled: chooseSearchCall(criteria) !== null && (isSeeker || !isOwn),
    meta: { outlivesSession: !isOwn },
  });
}
