import { type Assignment, describeMoments } from '@nextshift/contract';
import { workerName } from '../../../../entities/shift/assignment-words.ts';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useFocusAfterChange } from '../../../../ui/overlays/use-focus-after-change.ts';
import { useLingering } from '../../../../ui/overlays/use-lingering.ts';
import { type DateChange, useChangeAssignment } from '../change-assignment.ts';

export interface AskedChange {
  readonly change: DateChange;
  readonly assignment: Assignment;
  /** Takes the focus once the date is changed. */
  readonly row: HTMLElement | null;
}

export interface DateDialogProps {
  employerId: string;
  /** Null while closed. */
  asked: AskedChange | null;
  onClose: () => void;
}

/** Asks before a date is cancelled or somebody is marked as not having come, or that is taken back; says what follows. */
export function DateDialog({ employerId, asked, onClose }: DateDialogProps) {
  const mutation = useChangeAssignment(employerId);
  const shown = useLingering(asked);
  const { returnFocus, setChanged } = useFocusAfterChange();
  if (!shown) return null;
  const { change, assignment, row } = shown;
  const name = workerName(assignment);
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
      title={words.title(name)}
      description={`${describeMoments(assignment)}, “${assignment.title}”`}
      confirmLabel={words.confirm}
      cancelLabel={words.back}
      pending={mutation.isPending}
      pendingLabel={words.pending}
      error={mutation.error ? failureText(mutation.error, 'Please try again.') : undefined}
      onConfirm={() => {
        const finish = () => {
          close(row);
        };
        mutation.mutate({ change, assignment }, { onSuccess: finish });
      }}
    >
      <p className="text-ink-soft">
        {words.follows(assignment.person?.firstName ?? 'They', assignment)}
      </p>
    </ConfirmDialog>
  );
}

const WORDS = {
  cancel: {
    title: (name: string) => `Cancel this date for ${name}?`,
    confirm: 'Cancel the date',
    back: 'Keep it',
    pending: 'Cancelling...',
    follows: (name: string, { notified }: Assignment) =>
      `${name} is told${notified ? '' : ' right after the acceptance'}. The spot is free on this date; the other dates of the shift stay.`,
  },
  came: {
    title: (name: string) => `${name} did come?`,
    confirm: 'Did come',
    back: 'Back',
    pending: 'Saving...',
    follows: (name: string) => `${name} is told that you took it back.`,
  },
  'no-show': {
    title: (name: string) => `${name} did not come?`,
    confirm: 'Did not come',
    back: 'Back',
    pending: 'Saving...',
    follows: (name: string) =>
      `${name} is told, and has 7 days to dispute it. No other employer sees it, and it is not part of any score.`,
  },
} as const;
