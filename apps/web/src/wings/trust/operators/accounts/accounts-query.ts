import { findEmployers, findSeekers } from '@nextshift/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { OPERATOR_KEY } from '../../../../platform/session/operator/operator-store.ts';

const ACCOUNTS_KEY = [OPERATOR_KEY, 'accounts'] as const;

/** Each request is logged as a look, so it is made once for each visit of the page. */
const LOGGED = { staleTime: Infinity, gcTime: 0, initialPageParam: null as string | null } as const;

/** Companies that a text finds, the newest first, page by page. */
export function employersQuery(text: string) {
  return infiniteQueryOptions({
    ...LOGGED,
    queryKey: [...ACCOUNTS_KEY, 'employers', text],
    queryFn: async ({ pageParam, signal }) => {
      const query = { query: text, cursor: pageParam ?? undefined };
      const { body, next } = await operatorApi.call(findEmployers, { query, signal });
      return { found: body.employers, next };
    },
    getNextPageParam: ({ next }) => next,
  });
}

/** The same for seekers. */
export function seekersQuery(text: string) {
  return infiniteQueryOptions({
    ...LOGGED,
    queryKey: [...ACCOUNTS_KEY, 'seekers', text],
    queryFn: async ({ pageParam, signal }) => {
      const query = { query: text, cursor: pageParam ?? undefined };
      const { body, next } = await operatorApi.call(findSeekers, { query, signal });
      return { found: body.seekers, next };
    },
    getNextPageParam: ({ next }) => next,
  });
}
