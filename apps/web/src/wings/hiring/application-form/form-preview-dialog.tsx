import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useLingering } from '../../../ui/overlays/use-lingering.ts';
import { FormPreview, type FormPreviewProps } from './form-preview.tsx';

export interface FormPreviewDialogProps {
  /** What the form asks; null while the dialog is closed. */
  asked: FormPreviewProps['asked'] | null;
  onClose: () => void;
}

/** The preview of a form in a dialog (spec section 2.6). */
export function FormPreviewDialog({ asked, onClose }: FormPreviewDialogProps) {
  const shown = useLingering(asked);
  return (
    <Dialog
      size="large"
      open={asked !== null}
      onOpenChange={onClose}
      title="Application Preview"
      description="This is what applicants will see."
    >
      {shown === null ? null : (
        // Its content is inert; focusing the container allows scrolling by keyboard.
        <div
          role="group"
          aria-label="Application form"
          tabIndex={0}
          data-autofocus=""
          className="rounded-card"
        >
          <FormPreview asked={shown} />
        </div>
      )}
    </Dialog>
  );
}
