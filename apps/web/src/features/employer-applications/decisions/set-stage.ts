import type { EmployerApplication } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { employerKeys } from '../../../entities/employer/employer-keys.ts';
import type { Stage } from './application-rules.ts';
import { changeApplicationStatus, tellFailure } from './change-application-status.ts';
import { placeApplication } from '../list/place-application.ts';

/** Moves an undecided application to a stage, at once on the screen. */
export function useSetStage(employerId: string, application: EmployerApplication) {
  const queryClient = useQueryClient();
  const mutationKey = ['set-stage', application.id];
  const place = (changed: EmployerApplication) => {
    placeApplication(queryClient, employerId, changed);
  };
  return useMutation({
    mutationKey,
    // One after the other: the last stage that was chosen is the one that stays.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (stage: Stage) => changeApplicationStatus(application.id, stage),
    meta: { showsOwnError: true },
    onMutate: async (stage) => {
      await queryClient.cancelQueries({ queryKey: employerKeys.applications(employerId) });
      place({ ...application, status: stage });
      return application;
    },
    onSuccess: (changed) => {
      if (queryClient.isMutating({ mutationKey }) === 1) place(changed);
    },
    onError: (error, _stage, before) => {
      place(before ?? application);
      tellFailure(error, 'Failed to change the stage. Please try again.', application);
      void queryClient.invalidateQueries({ queryKey: employerKeys.applications(employerId) });
    },
  });
}
