import { listPasskeys } from '@nextshift/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** The passkeys of an account; other devices change them, so they are fetched each time. */
export function passkeysQuery(accountId: string) {
  return queryOptions({
    queryKey: ['passkeys', accountId],
    queryFn: async ({ signal }) => (await browserApi.call(listPasskeys, { signal })).body.passkeys,
    staleTime: 0,
  });
}

export function usePasskeys(accountId: string) {
  return useQuery(passkeysQuery(accountId));
}
