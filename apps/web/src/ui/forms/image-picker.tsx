import { ImagePlus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { buttonLook } from '../buttons/button-look.ts';
import { FileImage } from '../display/file-image.tsx';

export interface ImagePickerProps {
  /** The chosen image, not uploaded yet. */
  file: Blob | null;
  /** The current image. */
  src?: string | null;
  /** What the picture shows. */
  alt: string;
  shape?: 'round' | 'square' | 'wide';
  /** The button's label. */
  label?: string;
  /** Media types or extensions, e.g. 'image/png,.png'. */
  accept?: string;
  help?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  onFile: (file: File) => void;
}

const SHAPES = {
  round: 'size-36 rounded-full',
  square: 'size-36 rounded-card',
  wide: 'aspect-video w-full rounded-card',
};

/** An image preview and a file button. */
export function ImagePicker({
  file,
  src = null,
  alt,
  shape = 'square',
  label = 'Choose File',
  accept = 'image/*',
  help,
  error,
  disabled = false,
  onFile,
}: ImagePickerProps) {
  const id = useId();
  const look = `${SHAPES[shape]} bg-sunken object-cover`;

  return (
    <div className="flex flex-col items-center gap-4 text-center">
      {file ? (
        <FileImage file={file} alt={alt} className={look} />
      ) : src ? (
        <img src={src} alt={alt} className={look} />
      ) : (
        <span
          aria-hidden="true"
          className={`${SHAPES[shape]} flex items-center justify-center border-2 border-dashed border-line-strong bg-sunken text-ink-soft`}
        >
          <ImagePlus className="size-8" />
        </span>
      )}
      <label className="rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <input
          type="file"
          accept={accept}
          disabled={disabled}
          aria-describedby={id}
          className="peer sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
            // The same file may be chosen again after a failure.
            event.target.value = '';
          }}
        />
        <span className={`${buttonLook('secondary', 'medium', false)} peer-disabled:opacity-55`}>
          {label}
        </span>
      </label>
      <div id={id} aria-live="polite" className="text-sm">
        {help ? <p className="text-ink-soft">{help}</p> : null}
        {error ? <p className="font-medium text-danger">{error}</p> : null}
      </div>
    </div>
  );
}
