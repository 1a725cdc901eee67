import { listCases, type CaseSummary } from '@nextshift/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { OPERATOR_KEY } from '../../../../platform/session/operator/operator-store.ts';

type Status = CaseSummary['status'];

/** Cases of a page: operators walk through many. */
const PAGE = 100;

export const CASES_KEY = [OPERATOR_KEY, 'cases'] as const;

/** The open cases, most reported and oldest first, or the decided or settled ones, the last first; page by page. */
export function casesQuery(status: Status) {
  return infiniteQueryOptions({
    queryKey: [...CASES_KEY, status],
    queryFn: async ({ pageParam, signal }) => {
      const query = { status, limit: PAGE, cursor: pageParam ?? undefined };
      const { body, next } = await operatorApi.call(listCases, { query, signal });
      return { cases: body.cases, next };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** Each once, though it may have moved between two pages. */
export function casesOf(
  data: { readonly pages: readonly { readonly cases: readonly CaseSummary[] }[] } | undefined,
): CaseSummary[] {
  const byId = new Map(data?.pages.flatMap(({ cases }) => cases.map((one) => [one.id, one])));
  return [...byId.values()];
}
