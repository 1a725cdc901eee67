import { allowsAssignmentAction, type Assignment, confirmShift } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { myShiftsQuery } from './my-shifts-query.ts';

export interface ConfirmAllProps {
  accountId: string;
  shifts: readonly Assignment[];
  asOf: Date;
}

/** Confirms every date that can be and is not given up; nothing where it is one, which has its own button. */
export function ConfirmAll({ accountId, shifts, asOf }: ConfirmAllProps) {
  const queryClient = useQueryClient();
  const open = shifts.filter(
    (shift) =>
      shift.giveUp === null &&
      allowsAssignmentAction('confirm', { ...shift, noShowAt: null }, asOf),
  );
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      for (const { assignmentId } of open) {
        await browserApi.call(confirmShift, { params: { assignmentId } });
      }
      return open.length;
    },
    meta: { showsOwnError: true },
    onSuccess: (count) => {
      toast.success(`${String(count)} shifts confirmed.`);
    },
    // After a failure too: those before it are confirmed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: myShiftsQuery(accountId).queryKey }),
  });
  if (open.length < 2 && !isPending) return null;
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-soft">{open.length} shifts wait for your confirmation.</p>
        <Button
          variant="secondary"
          size="small"
          pending={isPending}
          pendingLabel="Confirming..."
          onClick={() => {
            mutate();
          }}
        >
          Confirm all {open.length}
        </Button>
      </div>
      <div className="mt-3 empty:hidden">
        <FormError>{error ? failureText(error, 'Please try again.') : undefined}</FormError>
      </div>
    </div>
  );
}
