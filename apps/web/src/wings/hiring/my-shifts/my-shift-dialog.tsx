import { type Assignment, describeMoments } from '@nextshift/contract';
import { useRef } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useLingering } from '../../../ui/overlays/use-lingering.ts';
import { useChangeMyShift } from './change-my-shift.ts';
import { rowOf } from './my-shift-row-id.ts';

export interface AskedOfMe {
  readonly change: 'cancel' | 'dispute';
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
  const words = WORDS[change];
  const close = (after: Assignment | null) => {
    changed.current = after;
    mutation.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={() => {
        close(null);
      }}
      // To its row: the button that opened this may be gone.
      returnFocus={() => changed.current && rowOf(changed.current)}
      title={words.title}
      description={`${describeMoments(shift)}, “${shift.title}”`}
      confirmLabel={words.confirm}
      cancelLabel={words.back}
      pending={mutation.isPending}
      pendingLabel={words.pending}
      error={mutation.error ? failureText(mutation.error, 'Please try again.') : undefined}
      onConfirm={() => {
        const finish = () => {
          close(shift);
        };
        mutation.mutate({ change, shift }, { onSuccess: finish });
      }}
    >
      <p className="text-ink-soft">{words.follows(shift.companyName)}</p>
    </ConfirmDialog>
  );
}

const WORDS = {
  cancel: {
    title: 'You can’t make it?',
    confirm: 'I can’t make it',
    back: 'Keep it',
    pending: 'Telling them...',
    follows: (company: string) =>
      `${company} is told at once, and your place on this date is free. Your other dates stay.`,
  },
  dispute: {
    title: 'You were there?',
    confirm: 'I was there',
    back: 'Back',
    pending: 'Telling them...',
    follows: (company: string) =>
      `${company} is told that you see it otherwise. No other employer sees either.`,
  },
} as const;
