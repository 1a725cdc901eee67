import { failureText } from '../../../platform/api/failure-text.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useLingering } from '../../../ui/overlays/use-lingering.ts';
import { useDeleteVideo } from './delete-video.ts';
import type { NumberedVideo } from './player-dialog.tsx';
import { DELETE_FAILED } from './video-file.ts';

export interface DeleteVideoDialogProps {
  userId: string;
  /** Null while closed. */
  asked: NumberedVideo | null;
  onClose: () => void;
  /** The next focus target: the card with this number, or whatever is there instead. */
  focusAt: (number: number) => HTMLElement | null;
}

/** Confirms deleting a video. */
export function DeleteVideoDialog({ userId, asked, onClose, focusAt }: DeleteVideoDialogProps) {
  const shown = useLingering(asked);
  const remove = useDeleteVideo(userId);
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={close}
      returnFocus={() => focusAt(shown?.number ?? 1)}
      title="Delete Video"
      description={`Are you sure you want to delete video #${shown?.number ?? 1}? This action cannot be undone.`}
      confirmLabel="Delete"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      error={remove.error ? failureText(remove.error, DELETE_FAILED) : undefined}
      onConfirm={() => {
        if (shown) remove.mutate(shown.video.url, { onSuccess: close });
      }}
    />
  );
}
