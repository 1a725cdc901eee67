import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { JobImage } from './job-image.tsx';
import { JobImageDrop } from './job-image-drop.tsx';

export interface JobImageDialogProps {
  open: boolean;
  onClose: () => void;
  /** A new file, or the address of the stored image. */
  image: File | string | null;
  onImageChange: (image: File | null) => void;
  /** What the job does worse without, the image included. */
  missing: readonly string[];
  pending: boolean;
  /** Part of the image sent, from 0 to 1. */
  progress: number;
  /** The failure of the last attempt. */
  error: string | undefined;
  onCreate: () => void;
}

/** The last step: the job's image, and missing fields. */
export function JobImageDialog({
  open,
  onClose,
  image,
  onImageChange,
  missing,
  pending,
  progress,
  error,
  onCreate,
}: JobImageDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      dismissible={!pending}
      title="Upload Job Image"
      description="A picture of the place, the team or the work, shown with the job."
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus="" pending={pending} pendingLabel="Creating..." onClick={onCreate}>
            Create Job
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {image ? (
          <JobImage
            image={image}
            disabled={pending}
            onRemove={() => {
              onImageChange(null);
            }}
          />
        ) : (
          <JobImageDrop disabled={pending} onChoose={onImageChange} />
        )}
        {pending && image instanceof File ? (
          <ProgressBar label="Uploading image" percent={progress * 100} />
        ) : null}
        {missing.length > 0 && !pending ? <Missing names={missing} /> : null}
        <FormError>{error}</FormError>
      </div>
    </Dialog>
  );
}

function Missing({ names }: { names: readonly string[] }) {
  return (
    <div className="rounded-control bg-warning-soft p-4 forced-colors:border">
      <p className="font-semibold">Still empty: {names.join(', ')}</p>
      <p className="mt-0.5 text-sm">
        You can post without it, but most people skip jobs that leave this out.
      </p>
    </div>
  );
}
