import { type Assignment, describeMoments } from '@nextshift/contract';
import { useRef } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useLingering } from '../../../ui/overlays/use-lingering.ts';
import { useChangeMyShift } from './change-my-shift.ts';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { rowOf } from './my-shift-row-id.ts';

export interface AskedOfMe {
  readonly change: 'give-up' | 'dispute';
  readonly shift: Assignment;
}

export interface MyShiftDialogProps {
  accountId: string;
  /** Null while closed. */
  asked: AskedOfMe | null;
  onClose: () => void;
}

/** Asks before a date is given back or a no-show disputed, and says what follows. */
export function MyShiftDialog({ accountId, asked, onClose }: MyShiftDialogProps) {
  const mutation = useChangeMyShift(accountId);
  const shown = useLingering(asked);
  const changed = useRef<Assignment | null>(null);
  if (!shown) return null;
  const { change, shift } = shown;
  const close = (after: Assignment | null) => {
    changed.current = after;
    mutation.reset();
    onClose();
  };
  // To its row: the button that opened this may be gone.
  const returnFocus = () => changed.current && rowOf(changed.current);
  if (change === 'give-up') {
    return (
      <GiveUpDialog
        key={shift.assignmentId}
        accountId={accountId}
        shift={shift}
        open={asked !== null}
        onClose={close}
        returnFocus={returnFocus}
      />
    );
  }
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={() => {
        close(null);
      }}
      returnFocus={returnFocus}
      title="You were there?"
      description={`${describeMoments(shift)}, “${shift.title}”`}
      confirmLabel="I was there"
      cancelLabel="Back"
      pending={mutation.isPending}
      pendingLabel="Telling them..."
      error={mutation.error ? failureText(mutation.error, 'Please try again.') : undefined}
      onConfirm={() => {
        const finish = () => {
          close(shift);
        };
        mutation.mutate({ change, shift }, { onSuccess: finish });
      }}
    >
      <p className="text-ink-soft">
        {shift.companyName} is told that you disagree. No other employer sees this.
      </p>
    </ConfirmDialog>
  );
}
