import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { JobImage } from './job-image.tsx';
import { JobImageDrop } from './job-image-drop.tsx';

export interface JobImageSectionProps {
  /** A new file, or the address of the stored image. */
  image: File | string | null;
  onImageChange: (image: File | null) => void;
}

/** The image of a new job, which is chosen in a dialog: Done keeps the choice, Cancel takes it back. */
export function JobImageSection({ image, onImageChange }: JobImageSectionProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const section = useRef<HTMLElement>(null);
  const shown =
    image === null ? null : <JobImage image={image} onRemove={() => onImageChange(null)} />;
  const close = () => {
    setIsChoosing(false);
  };
  const cancel = () => {
    // It opens only while there is no image.
    if (image !== null) onImageChange(null);
    close();
  };
  return (
    <Card asChild>
      <section ref={section} aria-labelledby="image-heading">
        <h2 id="image-heading" className="text-heading font-bold">
          Job Image
        </h2>
        <p className="mt-0.5 mb-5 text-ink-soft">
          Jobs with a picture of the place or the team are opened more.
        </p>
        {shown && !isChoosing ? (
          shown
        ) : (
          <Button
            variant="secondary"
            onClick={() => {
              setIsChoosing(true);
            }}
          >
            <ImagePlus aria-hidden="true" />
            Upload Job Image
          </Button>
        )}
        <Dialog
          open={isChoosing}
          onOpenChange={cancel}
          title="Upload Job Image"
          description="A picture of the place, the team or the work, shown with the job."
          // The pressed button may be gone.
          returnFocus={() => section.current?.querySelector('button') ?? null}
          footer={
            <>
              <Button variant="secondary" onClick={cancel}>
                Cancel
              </Button>
              <Button onClick={close}>Done</Button>
            </>
          }
        >
          {shown ?? <JobImageDrop onChoose={onImageChange} />}
        </Dialog>
      </section>
    </Card>
  );
}
