import { type Assignment, cancelShift, markNoShow } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { workerName } from '../../entities/shift/assignment-words.ts';
import { employerKeys } from '../../entities/employer/employer-keys.ts';
import { browserApi } from '../../platform/api/browser-api.ts';
import { toast } from '../../ui/feedback/toast.ts';

export type DateChange = 'cancel' | 'no-show';

const endpoints = { cancel: cancelShift, 'no-show': markNoShow } as const;

/** Cancels a date of somebody's shift, or marks that they did not come. The lists of dates are fetched again. */
export function useChangeAssignment(employerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ change, assignment }: { change: DateChange; assignment: Assignment }) => {
      const params = { assignmentId: assignment.assignmentId };
      return (await browserApi.call(endpoints[change], { params })).body.shift;
    },
    meta: { showsOwnError: true },
    onSuccess: (assignment, { change }) => {
      const name = workerName(assignment);
      toast.success(
        change === 'cancel'
          ? `${name} is told that the date is cancelled.`
          : `Marked: ${name} did not come.`,
        { about: `assignment ${assignment.assignmentId}` },
      );
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: employerKeys.rosters(employerId) });
      void queryClient.invalidateQueries({ queryKey: employerKeys.shiftDates(employerId) });
    },
  });
}
