import { clsx } from 'clsx';
import { CloudUpload } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { useDropzone, type Accept, type DropzoneInputProps } from 'react-dropzone';

export interface FileDropProps {
  /** The instruction, e.g. 'Drag and drop a video, or click to choose'. */
  label: ReactNode;
  /** Above the label, e.g. a preview; a cloud by default. */
  picture?: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  /** Media types with their extensions, e.g. `{ 'video/*': [] }`. */
  accept?: Accept;
  multiple?: boolean;
  /** In bytes. */
  maxSize?: number;
  disabled?: boolean;
  /** The chosen files; `rejected` have the wrong type or size. */
  onFiles: (files: File[], rejected: File[]) => void;
  /** All chosen files have the wrong type or size. */
  onRejected?: (rejected: File[]) => void;
  className?: string;
}

/** Drops or chooses files, and only passes them on. */
export function FileDrop({
  label,
  picture = <CloudUpload aria-hidden="true" className="size-8 text-brand" />,
  help,
  error,
  accept,
  multiple = false,
  maxSize,
  disabled = false,
  onFiles,
  onRejected,
  className,
}: FileDropProps) {
  const id = useId();
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    ...(accept ? { accept } : {}),
    ...(maxSize === undefined ? {} : { maxSize }),
    multiple,
    disabled,
    // The label opens the file dialog natively; the input itself takes the focus and the keys.
    noClick: true,
    noKeyboard: true,
    onDrop: (files, rejections) => {
      const rejected = rejections.map(({ file }) => file);
      if (files.length > 0) onFiles(files, rejected);
      else if (rejected.length > 0) onRejected?.(rejected);
    },
  });

  // The library names its input itself, over our label, and hides it by a style attribute.
  const { 'aria-label': _itsLabel, ...inputProps } = getInputProps<DropzoneInputProps>({
    style: {},
    tabIndex: 0,
    className: 'sr-only',
    'aria-describedby': `${id}-texts`,
    onClick: (event: MouseEvent<HTMLInputElement>) => {
      // The same file may be chosen again, once removed or after a failure.
      event.currentTarget.value = '';
    },
  });

  return (
    <div className={clsx('space-y-1.5', className)}>
      <div {...getRootProps()}>
        <label
          className={clsx(
            'flex min-h-36 flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed px-5 py-6 text-center transition-colors duration-120',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            isDragActive && 'border-brand bg-brand-soft',
            !isDragActive && (error ? 'border-danger' : 'border-line-strong hover:border-brand'),
            !isDragActive && 'hover:bg-brand-soft',
            disabled && 'pointer-events-none opacity-55',
          )}
        >
          <input {...inputProps} />
          {picture}
          <span className="font-semibold">{label}</span>
        </label>
      </div>
      <div id={`${id}-texts`} aria-live="polite" className="text-sm">
        {help ? <p className="text-ink-soft">{help}</p> : null}
        {error ? <p className="font-medium text-danger">{error}</p> : null}
      </div>
    </div>
  );
}
