import type { EmployerApplication } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { employerKeys } from '../../../entities/employer/employer-keys.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { applicantName } from '../applicant/applicant-name.ts';
import { canDecide, stageOf } from './application-rules.ts';
import { changeApplicationStatus, newsOf, tellFailure } from './change-application-status.ts';
import { placeApplication } from '../list/place-application.ts';
import { useReopenApplication } from './reopen-application.ts';

/** Declines an applicant, at once on the screen; undone from the toast while the job is active. */
export function useDeclineApplication(employerId: string) {
  const queryClient = useQueryClient();
  const reopen = useReopenApplication(employerId);
  const place = (application: EmployerApplication) => {
    placeApplication(queryClient, employerId, application);
  };
  return useMutation({
    mutationFn: ({ id }: EmployerApplication) => changeApplicationStatus(id, 'Declined'),
    meta: { showsOwnError: true },
    onMutate: async (application) => {
      const queryKey = employerKeys.applications(employerId);
      await queryClient.cancelQueries({ queryKey });
      place({ ...application, status: 'Declined' });
    },
    onSuccess: (declined, before) => {
      place(declined);
      const to = stageOf(before) ?? 'Active';
      const undo = {
        label: 'Undo',
        onPress: () => {
          reopen.mutate({ application: declined, to });
        },
      };
      toast.success(`${applicantName(declined)} was declined.`, {
        about: newsOf(declined),
        ...(canDecide('reopen', declined) ? { action: undo } : {}),
      });
    },
    onError: (error, before) => {
      place(before);
      tellFailure(error, 'Failed to decline application. Please try again.', before);
      void queryClient.invalidateQueries({ queryKey: employerKeys.applications(employerId) });
    },
  });
}
