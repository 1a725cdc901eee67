import { getCase, type CaseDetail } from '@nextshift/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { OPERATOR_KEY } from '../../../../platform/session/operator/operator-store.ts';
import { LOG_KEY } from '../log/log-query.ts';
import { CASES_KEY, casesQuery } from '../queue/cases-query.ts';

/** A case. Each request is logged as a look, so it is made once for each visit of the page. */
export function caseQuery(caseId: string) {
  return queryOptions({
    queryKey: [OPERATOR_KEY, 'case', caseId],
    queryFn: async ({ signal }) =>
      (await operatorApi.call(getCase, { params: { caseId }, signal })).body.case,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Shows a changed case, and its status in the queue; the lists that have it refetch when they are shown. */
export function receiveCase(client: QueryClient, changed: CaseDetail): void {
  client.setQueryData(caseQuery(changed.id).queryKey, changed);
  const { id, status, appealStatus, claim } = changed;
  client.setQueryData(casesQuery('open').queryKey, (data) =>
    data === undefined
      ? data
      : {
          ...data,
          pages: data.pages.map(({ cases, next }) => ({
            cases: cases.map((one) =>
              one.id === id ? { ...one, status, appealStatus, claim } : one,
            ),
            next,
          })),
        },
  );
  void client.invalidateQueries({ queryKey: CASES_KEY });
  void client.invalidateQueries({ queryKey: LOG_KEY });
}
