import { listOperatorLog } from '@nextshift/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { OPERATOR_KEY } from '../../../../platform/session/operator/operator-store.ts';

export const LOG_KEY = [OPERATOR_KEY, 'log'] as const;

/** What operators did, newest first, page by page. */
export const logQuery = infiniteQueryOptions({
  queryKey: LOG_KEY,
  queryFn: async ({ pageParam, signal }) => {
    const query = { cursor: pageParam ?? undefined };
    const { body, next } = await operatorApi.call(listOperatorLog, { query, signal });
    return { entries: body.entries, next };
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
