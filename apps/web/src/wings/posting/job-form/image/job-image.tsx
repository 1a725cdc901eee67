import { Trash2 } from 'lucide-react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FileImage } from '../../../../ui/display/file-image.tsx';

export interface JobImageProps {
  /** The chosen file, or the address of the current image. */
  image: File | string;
  onRemove: () => void;
  disabled?: boolean;
}

/** The job's image, with a remove button. */
export function JobImage({ image, onRemove, disabled = false }: JobImageProps) {
  const look = { alt: 'Preview of the job', className: 'size-full object-cover' };
  return (
    <div className="max-w-lg overflow-hidden rounded-card border border-line">
      <div className="aspect-video bg-sunken">
        {typeof image === 'string' ? (
          <img src={image} {...look} />
        ) : (
          <FileImage file={image} {...look} />
        )}
      </div>
      <div className="flex items-center justify-between gap-3 py-2 pr-2 pl-4">
        <p className="min-w-0 truncate text-sm">
          {typeof image === 'string' ? 'Shown with the job' : image.name}
        </p>
        <Button variant="ghost" size="small" disabled={disabled} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          Remove image
        </Button>
      </div>
    </div>
  );
}
