import type { EmployerApplication } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import {
  changeApplicationStatus,
  isAboutShifts,
  showFailureToast,
} from './change-application-status.ts';
import {
  afterPendingDecisions,
  changeApplication,
  changeJobInLists,
} from '../list/change-application.ts';

interface Acceptance {
  readonly application: EmployerApplication;
  /** The shifts to give; undefined for a job without any. */
  readonly shiftIds: string[] | undefined;
  /** The first date of work; undefined for the usual one. */
  readonly firstDate: string | undefined;
}

/**
 * Accepts an applicant, which takes an opening of the job; the last closes it and all its other applications.
 * Every list is fetched again. `onAccepted` runs first, before the application leaves the list it was in.
 */
export function useAcceptApplication(
  employerId: string,
  onAccepted: (application: EmployerApplication) => void,
) {
  const queryClient = useQueryClient();
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: employerKeys.applications(employerId) });
    void queryClient.invalidateQueries({ queryKey: employerKeys.jobs(employerId) });
    void queryClient.invalidateQueries({ queryKey: employerKeys.rosters(employerId) });
    void queryClient.invalidateQueries({ queryKey: employerKeys.shiftDates(employerId) });
  };
  return useMutation({
    mutationFn: async ({ application: { id }, ...choice }: Acceptance) => {
      // It may close the job: a decline that it overtakes would be refused.
      await afterPendingDecisions(queryClient, employerId);
      return changeApplicationStatus(id, 'Accepted', choice);
    },
    meta: { showsOwnError: true },
    onSuccess: (application) => {
      onAccepted(application);
      changeApplication(queryClient, employerId, application);
      changeJobInLists(queryClient, employerId, application.job);
      refresh();
    },
    onError: (error, { application }) => {
      refresh();
      if (isAboutShifts(error)) return;
      showFailureToast(error, 'Failed to accept application. Please try again.', application);
    },
  });
}
