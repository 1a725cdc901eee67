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

/** Makes declined applications active again; they leave their list immediately. */
export function useReopenApplications(employerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: decidingKey(employerId),
    // After the declines that they undo.
    scope: { id: decidingKey(employerId).join(' ') },
    mutationFn: async (reopenings: readonly Reopening[]) => {
      const reopened: EmployerApplication[] = [];
      for (const { application, to } of reopenings) {
        const active = await changeApplicationStatus(application.id, 'Active');
        reopened.push(to === 'Active' ? active : await changeApplicationStatus(active.id, to));
      }
      return reopened;
    },
    meta: { showsOwnError: true },
    onMutate: (reopenings) => {
      const lists = loadedLists(queryClient, employerId);
      for (const { application, to } of reopenings)
        changeApplication(queryClient, employerId, { ...application, status: to });
      return { lists };
    },
    onSuccess: (reopened) => {
      for (const each of reopened) changeApplication(queryClient, employerId, each);
      const [first] = reopened;
      if (!first) return;
      toast.success(
        reopened.length === 1
          ? `${applicantName(first)} was reopened.`
          : `${String(reopened.length)} applicants were reopened.`,
        { about: toastTopic(first) },
      );
    },
    onError: (error, reopenings, state) => {
      const [first] = reopenings;
      if (!first) return;
      for (const { application } of reopenings) {
        if (state) restoreLists(queryClient, employerId, { ...state, before: application });
      }
      showFailureToast(error, 'Failed to reopen application. Please try again.', first.application);
    },
    onSettled: () => {
      refreshLists(queryClient, employerId);
    },
  });
}
