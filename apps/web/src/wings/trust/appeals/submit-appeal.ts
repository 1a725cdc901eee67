import { type Measure, submitAppeal } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { measuresQuery } from './measures-query.ts';

/** Appeals as the signed-in company. */
export function useSubmitAppeal(employerId: string, caseId: string) {
  const client = useQueryClient();
  const { queryKey } = measuresQuery(employerId);
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (text: string) =>
      (await browserApi.call(submitAppeal, { body: { caseId, text } })).body.appeal,
    onSuccess: (appeal) => {
      client.setQueryData(queryKey, (measures: readonly Measure[] | undefined) =>
        measures?.map((one) =>
          one.caseId === caseId && (one.appeal ?? appeal).id === appeal.id
            ? { ...one, appeal }
            : one,
        ),
      );
    },
    // It may have been decided elsewhere.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
