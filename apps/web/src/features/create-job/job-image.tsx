import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { FileImage } from '../../ui/file-image.tsx';

export interface JobImageProps {
  image: File;
  onRemove: () => void;
  disabled?: boolean;
}

/** The chosen image, with a way to take it out again. */
export function JobImage({ image, onRemove, disabled = false }: JobImageProps) {
  return (
    <div className="max-w-lg overflow-hidden rounded-card border border-line">
      <div className="aspect-video bg-sunken">
        <FileImage file={image} alt="Preview of the job" className="size-full object-cover" />
      </div>
      <div className="flex items-center justify-between gap-3 py-2 pr-2 pl-4">
        <p className="min-w-0 truncate text-sm">{image.name}</p>
        <Button variant="ghost" size="small" disabled={disabled} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          Remove image
        </Button>
      </div>
    </div>
  );
}
