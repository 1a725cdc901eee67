import { addPicture } from '@nextshift/contract';
import { Camera, CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { PictureDialog } from '../../../platform/forms/picture-dialog.tsx';
import { uploadPicture } from '../../../platform/forms/upload-picture.ts';
import { Button } from '../../../ui/buttons/button.tsx';

export interface PictureFieldProps {
  userId: string;
  /** The address of the picture. */
  value: string | null;
  onChange: (address: string) => void;
  error: string | undefined;
}

/** The profile picture: chosen in a dialog, uploaded immediately, shown here. */
export function PictureField({ userId, value, onChange, error }: PictureFieldProps) {
  const id = useId();
  const [isChoosing, setIsChoosing] = useState(false);

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="min-w-0">
      <p id={`${id}-label`} className="mb-2 text-sm font-semibold">
        Profile picture
        <span aria-hidden="true" className="text-danger">
          {' *'}
        </span>
        <span className="sr-only"> (required)</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {value ? (
          <img
            src={value}
            alt="Your profile"
            className="size-24 shrink-0 rounded-full bg-sunken object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="flex size-24 shrink-0 items-center justify-center rounded-full border-2 border-dashed border-line-strong bg-sunken text-ink-soft"
          >
            <Camera className="size-7" />
          </span>
        )}
        <Button
          variant="secondary"
          name="profileImage"
          aria-describedby={`${id}-error`}
          onClick={() => {
            setIsChoosing(true);
          }}
        >
          {value ? 'Change Picture' : 'Upload Picture'}
        </Button>
      </div>
      <div id={`${id}-error`} aria-live="polite">
        {error ? (
          <p className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
      <PictureDialog
        open={isChoosing}
        onClose={() => {
          setIsChoosing(false);
        }}
        current={value}
        upload={async (picture) => {
          onChange(await uploadPicture(addPicture, userId, picture));
        }}
      />
    </div>
  );
}
