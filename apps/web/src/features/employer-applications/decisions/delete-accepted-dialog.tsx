import type { EmployerApplication } from '@nextshift/contract';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../ui/overlays/confirm-dialog.tsx';
import { applicantName } from '../applicant/applicant-name.ts';
import { useDeleteApplication } from './delete-application.ts';

export interface DeleteAcceptedDialogProps {
  employerId: string;
  application: EmployerApplication;
  open: boolean;
  onClose: () => void;
  /** Called before the application leaves the list. */
  onDeleted: (application: EmployerApplication) => void;
  returnFocus: ConfirmDialogProps['returnFocus'];
}

/** Confirms deleting an accepted application, which hides the contact. */
export function DeleteAcceptedDialog(props: DeleteAcceptedDialogProps) {
  const { employerId, application, open, onClose, onDeleted, returnFocus } = props;
  const remove = useDeleteApplication(employerId, (deleted) => {
    onClose();
    onDeleted(deleted);
  });
  const name = applicantName(application);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title="Delete accepted applicant"
      description={`The application of ${name} for “${application.job.title}” and their contact information leave your lists for good. They are told, keep the application on their side, and ${application.job.status === 'Active' ? 'their place is free again' : 'you can repost the job'}.`}
      confirmLabel="Delete"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      error={undefined}
      onConfirm={() => {
        remove.mutate(application);
      }}
    />
  );
}
