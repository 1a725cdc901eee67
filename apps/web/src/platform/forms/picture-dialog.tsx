import { UNREADABLE_PICTURE_MESSAGE } from '@nextshift/contract';
import { useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { ImagePicker } from '../../ui/forms/image-picker.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { failureText } from '../api/failure-text.ts';
import { isReadablePicture, PICTURE_TYPES, pictureProblem } from './picture-file.ts';
import type { PictureUpload } from './upload-picture.ts';

export interface PictureDialogProps {
  open: boolean;
  onClose: () => void;
  /** The current picture. */
  current: string | null;
  /** Uploads the chosen picture. @throws {ApiError} */
  upload: (picture: PictureUpload) => Promise<void>;
  /** Whether a picture is cleared when its upload fails; by default it stays for a retry. */
  clearsOnFailure?: boolean;
  title?: string;
  /** What the preview shows. */
  alt?: string;
  shape?: 'round' | 'square';
  progressLabel?: string;
  /** The message for a failed upload. */
  describeFailure?: (error: unknown) => string;
}

function describePictureFailure(error: unknown): string {
  return failureText(error, 'Failed to upload picture. Please try again.');
}

const ACCEPT = Object.keys(PICTURE_TYPES).join(',');

/** Chooses and uploads a picture, by default a profile's. */
export function PictureDialog({
  open,
  onClose,
  current,
  upload,
  clearsOnFailure = false,
  title = 'Upload Profile Picture',
  alt = 'Preview of your picture',
  shape = 'round',
  progressLabel = 'Uploading picture',
  describeFailure = describePictureFailure,
}: PictureDialogProps) {
  const [wasOpen, setWasOpen] = useState(open);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [percent, setPercent] = useState<number | null>(null);
  const sending = useRef<AbortController>(null);
  const latest = useRef<File>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) choose(null);
  }

  function choose(chosen: File | null) {
    setFile(chosen);
    const found = chosen ? pictureProblem(chosen) : undefined;
    setProblem(found);
    setFailure(undefined);
    latest.current = chosen;
    if (!chosen || found !== undefined) return;
    void isReadablePicture(chosen).then((isReadable) => {
      if (!isReadable && latest.current === chosen) setProblem(UNREADABLE_PICTURE_MESSAGE);
    });
  }
  const close = () => {
    sending.current?.abort();
    onClose();
  };
  const save = async (picture: File) => {
    // The second click of a double click comes before the next render.
    if (sending.current) return;
    const controller = new AbortController();
    sending.current = controller;
    setFailure(undefined);
    setPercent(0);
    try {
      const onProgress = (part: number) => {
        setPercent(part * 100);
      };
      await upload({ file: picture, onProgress, signal: controller.signal });
      onClose();
    } catch (error) {
      if (controller.signal.aborted) return;
      setFailure(describeFailure(error));
      if (clearsOnFailure) setFile(null);
    } finally {
      sending.current = null;
      setPercent(null);
    }
  };

  const isPending = percent !== null;
  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={close}
      dismissible={!isPending}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button
            disabled={file === null || problem !== undefined}
            pending={isPending}
            pendingLabel="Saving..."
            onClick={() => {
              if (file) void save(file);
            }}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="space-y-4 pt-2">
        <ImagePicker
          file={problem === undefined ? file : null}
          src={current}
          alt={alt}
          shape={shape}
          accept={ACCEPT}
          help="Maximum file size: 5MB"
          error={problem}
          disabled={isPending}
          onFile={choose}
        />
        {isPending ? <ProgressBar label={progressLabel} percent={percent} /> : null}
        <FormError>{failure}</FormError>
      </div>
    </Dialog>
  );
}
