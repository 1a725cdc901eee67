import { getSecondFactor } from '@nextshift/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** Whether signing in needs a code; other devices change it, so it is fetched each time. */
export function secondFactorQuery(accountId: string) {
  return queryOptions({
    queryKey: ['second-factor', accountId],
    queryFn: async ({ signal }) => (await browserApi.call(getSecondFactor, { signal })).body,
    staleTime: 0,
  });
}

export function useSecondFactor(accountId: string) {
  return useQuery(secondFactorQuery(accountId));
}
