import type { Interview } from '@nextshift/contract';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useChangeInterview } from '../change-interview.ts';
import { timeOf } from '../interview-words.ts';

export interface DeclineDialogProps {
  accountId: string;
  interview: Interview;
  open: boolean;
  onClose: () => void;
}

/** Asks before an invitation is declined or a time given up. */
export function DeclineDialog({ accountId, interview, open, onClose }: DeclineDialogProps) {
  const { mutate, isPending, error, reset } = useChangeInterview(accountId);
  const close = () => {
    reset();
    onClose();
  };
  const time = timeOf(interview);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={time === null ? 'Decline the interview?' : 'You can’t make it?'}
      description={[time, `“${interview.jobTitle}”`].filter(Boolean).join(', ')}
      confirmLabel={time === null ? 'Decline' : 'I can’t make it'}
      cancelLabel="Back"
      pending={isPending}
      pendingLabel="Telling them..."
      error={error ? failureText(error, 'Please try again.') : undefined}
      onConfirm={() => {
        mutate({ interview, change: 'decline' }, { onSuccess: close });
      }}
    >
      <p className="text-ink-soft">
        {interview.companyName} is told at once. Your application stays open.
        {time === null ? '' : ' You could also move it to another time.'}
      </p>
    </ConfirmDialog>
  );
}
