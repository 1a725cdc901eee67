import { type Assignment, describeMoments } from '@nextshift/contract';
import { failureText } from '../../../platform/api/failure-text.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useFocusAfterChange } from '../../../ui/overlays/use-focus-after-change.ts';
import { useLingering } from '../../../ui/overlays/use-lingering.ts';
import { useChangeMyShift } from './change-my-shift.ts';

export interface AskedOfMe {
  readonly change: 'cancel' | 'dispute';
  readonly shift: Assignment;
  /** Takes the focus once the shift is changed. */
  readonly row: HTMLElement | null;
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
  const { returnFocus, setChanged } = useFocusAfterChange();
  if (!shown) return null;
  const { change, shift, row } = shown;
  const words = WORDS[change];
  const close = (changed: HTMLElement | null) => {
    setChanged(changed);
    mutation.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={() => {
        close(null);
      }}
      returnFocus={returnFocus}
      title={words.title}
      description={`${describeMoments(shift)}, “${shift.title}”`}
      confirmLabel={words.confirm}
      cancelLabel={words.back}
      pending={mutation.isPending}
      pendingLabel={words.pending}
      error={mutation.error ? failureText(mutation.error, 'Please try again.') : undefined}
      onConfirm={() => {
        const finish = () => {
          close(row);
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
