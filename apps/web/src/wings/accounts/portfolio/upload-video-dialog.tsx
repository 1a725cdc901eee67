import { NOT_A_VIDEO_MESSAGE } from '@nextshift/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Film } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { randomKey } from '../../../platform/api/random-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { uploadPortfolioVideo } from './upload-video.ts';
import {
  formatMegabytes,
  isVideo,
  isWithinLimit,
  UPLOAD_FAILED,
  VIDEO_TOO_LARGE,
  VIDEO_TYPES,
} from './video-file.ts';

export interface UploadVideoDialogProps {
  userId: string;
  open: boolean;
  onClose: () => void;
}

/** What its toasts are about. */
const UPLOADING = 'upload-video';

/** A chosen video and the key for every attempt to upload it. */
interface Chosen {
  readonly file: File;
  readonly key: string;
}

/** Adds a video to the portfolio (spec section 2.4). */
export function UploadVideoDialog({ userId, open, onClose }: UploadVideoDialogProps) {
  const client = useQueryClient();
  const [wasOpen, setWasOpen] = useState(open);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setChosen(null);
  }

  const choose = ([file]: File[]) => {
    if (!file) return;
    if (!isVideo(file)) toast.error(NOT_A_VIDEO_MESSAGE, { about: UPLOADING });
    else if (!isWithinLimit(file)) toast.error(VIDEO_TOO_LARGE, { about: UPLOADING });
    else {
      toast.settle(UPLOADING);
      setChosen({ file, key: randomKey() });
    }
  };
  const close = () => {
    sending.current?.abort();
    onClose();
  };
  const upload = async ({ file, key }: Chosen) => {
    const controller = new AbortController();
    sending.current = controller;
    setPercent(0);
    try {
      await uploadPortfolioVideo(client, userId, {
        file,
        idempotencyKey: key,
        signal: controller.signal,
        onProgress: (part) => {
          setPercent(part * 100);
        },
      });
      toast.settle(UPLOADING);
      onClose();
    } catch (error) {
      if (!controller.signal.aborted) {
        toast.error(failureText(error, UPLOAD_FAILED), { about: UPLOADING });
      }
    } finally {
      setPercent(null);
    }
  };

  const isPending = percent !== null;
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      dismissible={!isPending}
      title="Upload Video"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button
            disabled={chosen === null}
            pending={isPending}
            pendingLabel="Uploading..."
            onClick={() => {
              if (chosen) void upload(chosen);
            }}
          >
            Upload Video
          </Button>
        </>
      }
    >
      <div className="space-y-4 pt-2">
        <FileDrop
          label={chosen ? 'Choose another video' : 'Drag and drop a video, or click to choose'}
          {...(chosen ? { picture: <ChosenVideo file={chosen.file} /> } : {})}
          help="Supports MP4, MOV, AVI and other video formats"
          accept={VIDEO_TYPES}
          disabled={isPending}
          onFiles={choose}
          onRejected={choose}
        />
        {isPending ? <ProgressBar label="Uploading video" percent={percent} /> : null}
      </div>
    </Dialog>
  );
}

function ChosenVideo({ file }: { file: File }) {
  return (
    <>
      <Film aria-hidden="true" className="size-8 text-brand" />
      <span className="max-w-full font-semibold break-all">{file.name}</span>
      <span className="mb-2 text-sm text-ink-soft tabular-nums">{formatMegabytes(file.size)}</span>
    </>
  );
}
