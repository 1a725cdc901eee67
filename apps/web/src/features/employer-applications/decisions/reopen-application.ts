import type { EmployerApplication } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { employerKeys } from '../../../entities/employer/employer-keys.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { applicantName } from '../applicant/applicant-name.ts';
import type { Stage } from './application-rules.ts';
import { changeApplicationStatus, newsOf, tellFailure } from './change-application-status.ts';
import { placeApplication } from '../list/place-application.ts';

export interface Reopening {
  readonly application: EmployerApplication;
  /** The stage to return to, when a decline is undone. */
  readonly to: Stage;
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
    onSuccess: (reopened) => {
      place(reopened);
      toast.success(`${applicantName(reopened)} was reopened.`, { about: newsOf(reopened) });
    },
    onError: (error, { application }) => {
      place(application);
      tellFailure(error, 'Failed to reopen application. Please try again.', application);
      void queryClient.invalidateQueries({ queryKey: employerKeys.applications(employerId) });
    },
  });
}
