import { useKeepResume } from '../../hiring/application-form/index.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

export interface RemoveResumeDialogProps {
  userId: string;
  open: boolean;
  onClose: () => void;
  /** What has the focus afterwards. */
  returnFocus: () => HTMLElement | null;
}

/** Confirms removing the kept resume. */
export function RemoveResumeDialog({
  userId,
  open,
  onClose,
  returnFocus,
}: RemoveResumeDialogProps) {
  const remove = useKeepResume(userId);
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      returnFocus={returnFocus}
      title="Remove Resume"
      description="It is removed from your profile. Applications that you sent keep their copy."
      confirmLabel="Remove"
      pending={remove.isPending}
      pendingLabel="Removing..."
      error={
        remove.error
          ? failureText(remove.error, 'It was not removed. Please try again.')
          : undefined
      }
      onConfirm={() => {
        remove.mutate(null, { onSuccess: close });
      }}
    />
  );
}
