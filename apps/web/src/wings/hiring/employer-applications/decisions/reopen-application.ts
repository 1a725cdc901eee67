import type { EmployerApplication } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../../ui/feedback/toast.ts';
import { applicantName } from '../applicant/applicant-name.ts';
import {
  changeApplication,
  decidingKey,
  loadedLists,
  refreshLists,
  restoreLists,
} from '../list/change-application.ts';
import type { Stage } from './application-rules.ts';
import {
  changeApplicationStatus,
  toastTopic,
  showFailureToast,
} from './change-application-status.ts';

export interface Reopening {
  readonly application: EmployerApplication;
  /** The stage to restore when a decline is undone. */
  readonly to: Stage;
}

/** Makes a declined application active again; it leaves its list immediately. */
export function useReopenApplication(employerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: decidingKey(employerId),
    mutationFn: async ({ application: { id }, to }: Reopening) => {
      const reopened = await changeApplicationStatus(id, 'Active');
      return to === 'Active' ? reopened : changeApplicationStatus(id, to);
    },
    meta: { showsOwnError: true },
    onMutate: ({ application: before, to }) => {
      const lists = loadedLists(queryClient, employerId);
      changeApplication(queryClient, employerId, { ...before, status: to });
      return { lists, before };
    },
    onSuccess: (reopened) => {
      changeApplication(queryClient, employerId, reopened);
      toast.success(`${applicantName(reopened)} was reopened.`, { about: toastTopic(reopened) });
    },
    onError: (error, { application }, state) => {
      if (state) restoreLists(queryClient, employerId, state);
      showFailureToast(error, 'Failed to reopen application. Please try again.', application);
    },
    onSettled: () => {
      refreshLists(queryClient, employerId);
    },
  });
}
