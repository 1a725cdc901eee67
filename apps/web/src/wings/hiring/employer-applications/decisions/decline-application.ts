import type { EmployerApplication } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { applicantName } from '../applicant/applicant-name.ts';
import {
  changeApplication,
  decidingKey,
  loadedLists,
  refreshLists,
  restoreLists,
} from '../list/change-application.ts';
import { canDecide, stageOf } from './application-rules.ts';
import {
  changeApplicationStatus,
  toastTopic,
  showFailureToast,
} from './change-application-status.ts';
import { useReopenApplication } from './reopen-application.ts';

/** Declines an applicant, optimistically; the toast offers undo while the job is active. */
export function useDeclineApplication(employerId: string) {
  const queryClient = useQueryClient();
  const reopen = useReopenApplication(employerId);
  return useMutation({
    mutationKey: decidingKey(employerId),
    mutationFn: ({ id }: EmployerApplication) => changeApplicationStatus(id, 'Declined'),
    meta: { showsOwnError: true },
    onMutate: async (before) => {
      await queryClient.cancelQueries({ queryKey: employerKeys.applications(employerId) });
      const lists = loadedLists(queryClient, employerId);
      changeApplication(queryClient, employerId, { ...before, status: 'Declined' });
      return { lists, before };
    },
    onSuccess: (declined, before) => {
      changeApplication(queryClient, employerId, declined);
      const to = stageOf(before) ?? 'Active';
      const undo = {
        label: 'Undo',
        onPress: () => {
          reopen.mutate({ application: declined, to });
        },
      };
      toast.success(`${applicantName(declined)} was declined.`, {
        about: toastTopic(declined),
        ...(canDecide('reopen', declined) ? { action: undo } : {}),
      });
    },
    onError: (error, application, state) => {
      if (state) restoreLists(queryClient, employerId, state);
      showFailureToast(error, 'Failed to decline application. Please try again.', application);
    },
    onSettled: () => {
      refreshLists(queryClient, employerId);
    },
  });
}
