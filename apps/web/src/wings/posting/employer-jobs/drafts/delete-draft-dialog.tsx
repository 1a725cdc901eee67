import type { JobDraft } from '@nextshift/contract';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useLingering } from '../../../../ui/overlays/use-lingering.ts';
import { useDeleteJobDraft } from './delete-job-draft.ts';
import { titleOf } from './title-of.ts';

export interface DeleteDraftDialogProps {
  employerId: string;
  /** The draft in question; null while closed. */
  draft: JobDraft | null;
  onClose: () => void;
}

export function DeleteDraftDialog({ employerId, draft, onClose }: DeleteDraftDialogProps) {
  const remove = useDeleteJobDraft(employerId);
  const shown = useLingering(draft);
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={draft !== null}
      onOpenChange={close}
      title="Delete draft"
      description={`“${shown ? titleOf(shown) : ''}” is deleted for good.`}
      confirmLabel="Delete"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      error={
        remove.error
          ? failureText(remove.error, 'Failed to delete the draft. Please try again.')
          : undefined
      }
      onConfirm={() => {
        if (!draft) return;
        remove.mutate(draft, {
          onSuccess: () => {
            close();
            toast.success(`“${titleOf(draft)}” was deleted.`);
          },
        });
      }}
    />
  );
}
