import { type Assignment, cancelShift, markNoShow, withdrawNoShow } from '@nextshift/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { workerName } from '../../../entities/shift/assignment-words.ts';
import { employerKeys } from '../../../entities/employer/employer-keys.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export type DateChange = 'cancel' | 'no-show' | 'came';

const endpoints = { cancel: cancelShift, 'no-show': markNoShow, came: withdrawNoShow } as const;

/** Cancels a date of somebody's shift, marks that they did not come, or takes that back. The lists of dates are fetched again. */
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
      toast.success(DONE[change](name, assignment), {
        about: `assignment ${assignment.assignmentId}`,
      });
    },
    onSettled: () => {
      refreshDates(queryClient, employerId);
    },
  });
}

/** Fetches the rosters and the lists of dates again. */
export function refreshDates(queryClient: QueryClient, employerId: string): void {
  void queryClient.invalidateQueries({ queryKey: employerKeys.rosters(employerId) });
  void queryClient.invalidateQueries({ queryKey: employerKeys.shiftDates(employerId) });
}

const DONE = {
  cancel: (name: string, { notified }: Assignment) =>
    notified
      ? `${name} is told that the date is canceled.`
      : `The date is canceled. ${name} is told after the acceptance.`,
  'no-show': (name: string) => `Marked: ${name} did not come.`,
  came: (name: string) => `${name} is told that you took it back.`,
} as const;
