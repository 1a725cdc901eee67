import { ImagePlus } from 'lucide-react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { JobImage } from './job-image.tsx';
import { Starred } from '../starred.tsx';

export interface JobImageSectionProps {
  /** A new file, or the address of the stored image. */
  image: File | string | null;
  onRemove: () => void;
  /** Opens the dialog in which an image is chosen. */
  onAsk: () => void;
}

/** The image of a new job. */
export function JobImageSection({ image, onRemove, onAsk }: JobImageSectionProps) {
  return (
    <Card asChild>
      <section aria-labelledby="image-heading">
        <h2 id="image-heading" className="text-heading font-bold">
          <Starred>Job Image</Starred>
        </h2>
        <p className="mt-0.5 mb-5 text-ink-soft">
          Jobs with a picture of the place or the team are opened more.
        </p>
        {image ? (
          <JobImage image={image} onRemove={onRemove} />
        ) : (
          <Button variant="secondary" onClick={onAsk}>
            <ImagePlus aria-hidden="true" />
            Upload Job Image
          </Button>
        )}
      </section>
    </Card>
  );
}
