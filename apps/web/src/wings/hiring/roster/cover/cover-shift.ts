import { type Assignment, coverShift } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { workerName } from '../../../../entities/shift/assignment-words.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { refreshDates } from '../change-assignment.ts';

interface Cover {
  /** The date that was cancelled. */
  readonly assignment: Assignment;
  /** Of the person who covers it. */
  readonly applicationId: string;
}

/** Gives the free spot of a date to somebody else who is hired for the job. The lists of dates are fetched again. */
export function useCoverShift(employerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ assignment, applicationId }: Cover) => {
      const params = { assignmentId: assignment.assignmentId };
      return (await browserApi.call(coverShift, { params, body: { applicationId } })).body.shift;
    },
    meta: { showsOwnError: true },
    onSuccess: (covered) => {
      toast.success(`${workerName(covered)} is asked to confirm.`, {
        about: `assignment ${covered.assignmentId}`,
      });
    },
    onSettled: () => {
      refreshDates(queryClient, employerId);
    },
  });
}
