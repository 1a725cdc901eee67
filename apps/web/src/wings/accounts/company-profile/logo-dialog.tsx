import { PictureDialog } from '../../../platform/forms/picture-dialog.tsx';
import { serverMessage } from '../../../platform/api/failure-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { uploadLogo } from './save-company.ts';

export interface LogoDialogProps {
  employerId: string;
  current: string | null;
  open: boolean;
  onClose: () => void;
}

/** Chooses and uploads another company logo. */
export function LogoDialog({ employerId, ...dialog }: LogoDialogProps) {
  return (
    <PictureDialog
      {...dialog}
      title="Upload Company Logo"
      alt="Preview of your logo"
      shape="square"
      progressLabel="Uploading logo"
      describeFailure={describeFailure}
      upload={async (picture) => {
        await uploadLogo(employerId, picture);
        toast.success('Your logo was changed.', { about: 'company-logo' });
      }}
    />
  );
}

/** The message of spec section 8, with the server's reason if there is one. */
function describeFailure(error: unknown): string {
  return ['Failed to upload logo. Please try again.', serverMessage(error)]
    .filter(Boolean)
    .join(' ');
}
