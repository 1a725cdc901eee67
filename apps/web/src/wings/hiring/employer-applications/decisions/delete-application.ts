import { deleteApplication as endpoint, type EmployerApplication } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { applicantName } from '../applicant/applicant-name.ts';
import { toastTopic, showFailureToast } from './change-application-status.ts';
import { changeJobInLists, removeApplication } from '../list/change-application.ts';

interface DeletionOptions {
  readonly onDeleted: (application: EmployerApplication) => void;
  /** What comes next, offered with the message. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/**
 * Deletes an accepted application from the employer's side, which frees its opening and lets a closed job be reposted.
 * `onDeleted` runs first, before the application leaves the list.
 */
export function useDeleteApplication(employerId: string, { onDeleted, action }: DeletionOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: EmployerApplication) => browserApi.call(endpoint, { params: { id } }),
    meta: { showsOwnError: true },
    onSuccess: (_answer, application) => {
      onDeleted(application);
      removeApplication(queryClient, employerId, application.id);
      const { job } = application;
      const openingsLeft = Math.min(job.openings, job.openingsLeft + 1);
      changeJobInLists(queryClient, employerId, { ...job, openingsLeft });
      void queryClient.invalidateQueries({ queryKey: employerKeys.jobs(employerId) });
      void queryClient.invalidateQueries({ queryKey: employerKeys.rosters(employerId) });
      void queryClient.invalidateQueries({ queryKey: employerKeys.shiftDates(employerId) });
      toast.success(`The hire of ${applicantName(application)} was canceled.`, {
        about: toastTopic(application),
        ...(action ? { action } : {}),
      });
    },
    onError: (error, application) => {
      const text = 'Failed to delete accepted application. Please try again.';
      showFailureToast(error, text, application);
    },
  });
}
