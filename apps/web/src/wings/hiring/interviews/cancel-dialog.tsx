import type { Interview } from '@nextshift/contract';
import { failureText } from '../../../platform/api/failure-text.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useChangeInterview } from './change-interview.ts';
import { nameOf, timeOf } from './interview-words.ts';

export interface CancelDialogProps {
  employerId: string;
  interview: Interview;
  open: boolean;
  onClose: () => void;
}

/** Asks before an interview is cancelled or an invitation taken back. */
export function CancelDialog({ employerId, interview, open, onClose }: CancelDialogProps) {
  const { mutate, isPending, error, reset } = useChangeInterview(employerId);
  const close = () => {
    reset();
    onClose();
  };
  const time = timeOf(interview);
  const name = nameOf(interview);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={time === null ? 'Take the invitation back?' : 'Cancel the interview?'}
      description={time === null ? name : `${name}, ${time}`}
      confirmLabel={time === null ? 'Take it back' : 'Cancel the interview'}
      cancelLabel="Back"
      pending={isPending}
      pendingLabel="Telling them..."
      error={error ? failureText(error, 'Please try again.') : undefined}
      onConfirm={() => {
        mutate({ interview, change: 'cancel' }, { onSuccess: close });
      }}
    >
      <p className="text-ink-soft">{name} is told at once. The application stays open.</p>
    </ConfirmDialog>
  );
}
