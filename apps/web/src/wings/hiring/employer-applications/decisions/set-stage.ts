import type { EmployerApplication } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import type { Stage } from './application-rules.ts';
import { changeApplicationStatus, showFailureToast } from './change-application-status.ts';
import {
  changeApplication,
  decidingKey,
  loadedLists,
  refreshLists,
  restoreLists,
} from '../list/change-application.ts';

/** Moves an undecided application to a stage, optimistically. */
export function useSetStage(employerId: string, application: EmployerApplication) {
  const queryClient = useQueryClient();
  const mutationKey = decidingKey(employerId, 'stage', application.id);
  return useMutation({
    mutationKey,
    // One after the other: the last chosen stage wins.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (stage: Stage) => changeApplicationStatus(application.id, stage),
    meta: { showsOwnError: true },
    onMutate: async (stage) => {
      await queryClient.cancelQueries({ queryKey: employerKeys.applications(employerId) });
      const lists = loadedLists(queryClient, employerId);
      changeApplication(queryClient, employerId, { ...application, status: stage });
      return { lists, before: application };
    },
    onSuccess: (changed) => {
      if (queryClient.isMutating({ mutationKey }) === 1) {
        changeApplication(queryClient, employerId, changed);
      }
    },
    onError: (error, _stage, state) => {
      if (state) restoreLists(queryClient, employerId, state);
      showFailureToast(error, 'Failed to change the stage. Please try again.', application);
    },
    onSettled: () => {
      refreshLists(queryClient, employerId);
    },
  });
}
