import { getOwnEmployer } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** The company as it is now: the session knows it since sign-in, and it may be held or released meanwhile. */
export function ownCompanyQuery(employerId: string) {
  return queryOptions({
    queryKey: ['own-company', employerId] as const,
    queryFn: async ({ signal }) =>
      (await browserApi.call(getOwnEmployer, { signal })).body.employer,
    staleTime: 0,
  });
}
