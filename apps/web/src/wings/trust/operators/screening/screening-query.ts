import { getScreening } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { OPERATOR_KEY } from '../../../../platform/session/operator/operator-store.ts';

/** The model, what is held from which risk, and what was decided about it. */
export const screeningQuery = queryOptions({
  queryKey: [OPERATOR_KEY, 'screening'] as const,
  queryFn: async ({ signal }) => (await operatorApi.call(getScreening, { signal })).body,
});
