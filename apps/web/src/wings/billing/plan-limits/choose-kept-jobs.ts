import { chooseKeptJobs } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { employerKeys } from '../../../entities/employer/employer-keys.ts';
import { surplusJobsQuery } from '../../../entities/employer/surplus-jobs-query.ts';

/** Saves which jobs stay when those beyond the plan close. */
export function useChooseKeptJobs(employerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (jobIds: string[]) =>
      (await browserApi.call(chooseKeptJobs, { body: { jobIds } })).body.surplus,
    meta: { showsOwnError: true },
    onSuccess: (surplus) => {
      queryClient.setQueryData(surplusJobsQuery(employerId).queryKey, surplus);
    },
    onError: () => {
      // A job may have closed meanwhile.
      void queryClient.invalidateQueries({ queryKey: employerKeys.jobs(employerId) });
    },
  });
}
