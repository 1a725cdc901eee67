import { listSessions, type SignedInSession } from '@nextshift/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

export interface Sessions {
  /** This browser's own one first, then the newest. */
  readonly sessions: readonly SignedInSession[];
  /** The number of all, of which the newest are listed. */
  readonly total: number;
}

/** Where an account is signed in; other devices change it, so it is fetched each time. */
export function sessionsQuery(accountId: string) {
  return queryOptions({
    queryKey: ['sessions', accountId],
    queryFn: async ({ signal }): Promise<Sessions> => {
      const { body, totalCount } = await browserApi.call(listSessions, { signal });
      const { sessions } = body;
      const ownFirst = sessions.toSorted((one, other) => +other.current - +one.current);
      return { sessions: ownFirst, total: totalCount ?? sessions.length };
    },
    staleTime: 0,
  });
}

export function useSessions(accountId: string) {
  return useQuery(sessionsQuery(accountId));
}
