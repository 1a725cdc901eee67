import { type Assignment, cancelShift, confirmShift, disputeNoShow } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { myShiftsQuery } from './my-shifts-query.ts';

export type MyChange = 'confirm' | 'cancel' | 'dispute';

const endpoints = { confirm: confirmShift, cancel: cancelShift, dispute: disputeNoShow } as const;

/** Confirms a date, gives it back, or disputes a no-show. The dates are fetched again. */
export function useChangeMyShift(accountId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ change, shift }: { change: MyChange; shift: Assignment }) => {
      const params = { assignmentId: shift.assignmentId };
      return (await browserApi.call(endpoints[change], { params })).body.shift;
    },
    meta: { showsOwnError: true },
    onSuccess: ({ companyName, assignmentId }, { change }) => {
      toast.success(DONE[change](companyName), { about: `assignment ${assignmentId}` });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: myShiftsQuery(accountId).queryKey }),
  });
}

const DONE = {
  confirm: (company: string) => `Confirmed. ${company} knows you’re coming.`,
  cancel: (company: string) => `${company} is told that you cannot make it.`,
  dispute: (company: string) => `${company} is told that you were there.`,
} as const;
