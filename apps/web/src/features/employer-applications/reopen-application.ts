import type { EmployerApplication } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { employerKeys } from '../../platform/employer-keys.ts';
import {
  changeApplicationStatus,
  tellFailure,
  type SettableStatus,
} from './change-application-status.ts';
import { placeApplication } from './place-application.ts';

export interface Reopening {
  readonly application: EmployerApplication;
  /** The stage to return to, when a decline is undone. */
  readonly to: SettableStatus;
}

/** Makes a declined application active again, at once on the screen. */
export function useReopenApplication(employerId: string) {
  const queryClient = useQueryClient();
  const place = (application: EmployerApplication) => {
    placeApplication(queryClient, employerId, application);
  };
  return useMutation({
    mutationFn: async ({ application: { id }, to }: Reopening) => {
      const reopened = await changeApplicationStatus(id, 'Active');
      return to === 'Active' ? reopened : changeApplicationStatus(id, to);
    },
    meta: { showsOwnError: true },
    onMutate: ({ application, to }) => {
      place({ ...application, status: to });
    },
    onSuccess: place,
    onError: (error, { application }) => {
      place(application);
      tellFailure(error, 'Failed to reopen application. Please try again.');
      void queryClient.invalidateQueries({ queryKey: employerKeys.applications(employerId) });
    },
  });
}
