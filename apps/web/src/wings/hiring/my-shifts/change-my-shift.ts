import {
  type Assignment,
  cancelShift,
  confirmShift,
  disputeNoShow,
  giveUpShift,
} from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { myShiftsQuery } from './my-shifts-query.ts';

export type MyChange = 'confirm' | 'cancel' | 'dispute' | 'give-up';

const endpoints = { confirm: confirmShift, cancel: cancelShift, dispute: disputeNoShow } as const;

interface Change {
  readonly change: MyChange;
  readonly shift: Assignment;
  /** Why it is given up; may be empty. */
  readonly reason?: string;
}

/** Confirms a date, gives it back or asks others to take it, or disputes a no-show. The dates are fetched again. */
export function useChangeMyShift(accountId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ change, shift, reason = '' }: Change) => {
      const params = { assignmentId: shift.assignmentId };
      if (change !== 'give-up') {
        return { asked: 0, ...(await browserApi.call(endpoints[change], { params })).body };
      }
      const body = reason === '' ? {} : { reason };
      return (await browserApi.call(giveUpShift, { params, body })).body;
    },
    meta: { showsOwnError: true },
    onSuccess: ({ shift: { companyName, assignmentId }, asked }, { change }) => {
      toast.success(DONE[change](companyName, asked), { about: `assignment ${assignmentId}` });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: myShiftsQuery(accountId).queryKey }),
  });
}

const DONE = {
  confirm: (company: string) => `Confirmed. ${company} knows you’re coming.`,
  cancel: (company: string) => `${company} is told that you cannot make it.`,
  dispute: (company: string) => `${company} is told that you were there.`,
  'give-up': (company: string, asked: number) =>
    `${asked === 1 ? 'One colleague is' : `${asked} colleagues are`} asked. ${company} knows.`,
} as const;
