import type { Application } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { withdrawMutation } from '../../../entities/application/withdraw-application.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useLingering } from '../../../ui/overlays/use-lingering.ts';

export interface WithdrawDialogProps {
  /** The application in question; null while closed. */
  application: Application | null;
  onClose: () => void;
}

/** Confirms a withdrawal. */
export function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  const withdraw = useMutation(withdrawMutation);
  const shown = useLingering(application);
  const close = () => {
    withdraw.reset();
    onClose();
  };
  const confirm = () => {
    if (!application) return;
    withdraw.mutate(application, {
      onSuccess: () => {
        close();
        toast.success('Your application was withdrawn.');
      },
    });
  };
  return (
    <ConfirmDialog
      open={application !== null}
      onOpenChange={close}
      title="Withdraw this application?"
      description={shown ? describe(shown) : undefined}
      cancelLabel="Keep it"
      confirmLabel="Withdraw"
      pending={withdraw.isPending}
      pendingLabel="Withdrawing..."
      error={
        withdraw.error
          ? failureText(withdraw.error, 'Your application was not withdrawn. Please try again.')
          : undefined
      }
      onConfirm={confirm}
    />
  );
}

function describe({ job, status }: Application): string {
  return status === 'Accepted'
    ? `${job.companyName} is told that you no longer want “${job.title}”, and can no longer see your contact details. You may not get the job back.`
    : `${job.companyName} will no longer consider you for “${job.title}”.`;
}
