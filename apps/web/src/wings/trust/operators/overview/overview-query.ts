import { getOverview } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { OPERATOR_KEY } from '../../../../platform/session/operator/operator-store.ts';

/** What happened in each of the last weeks. */
export const overviewQuery = queryOptions({
  queryKey: [OPERATOR_KEY, 'overview'] as const,
  queryFn: async ({ signal }) => {
    const { body } = await operatorApi.call(getOverview, { signal });
    return body.weeks;
  },
});
