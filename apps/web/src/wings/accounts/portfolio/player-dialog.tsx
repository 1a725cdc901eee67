import type { PortfolioVideo } from '@nextshift/contract';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useLingering } from '../../../ui/overlays/use-lingering.ts';
import { VideoFrame } from './video-frame.tsx';

export interface NumberedVideo {
  readonly video: PortfolioVideo;
  /** Its position, from 1. */
  readonly number: number;
}

export interface PlayerDialogProps {
  /** Null while closed. */
  opened: NumberedVideo | null;
  onClose: () => void;
}

/** Plays a video of the portfolio: 300 by 534 pixels, less where the window is lower. */
export function PlayerDialog({ opened, onClose }: PlayerDialogProps) {
  const shown = useLingering(opened);
  if (!shown) return null;
  const label = `Video #${String(shown.number)}`;
  return (
    <Dialog
      size="small"
      open={opened !== null}
      onOpenChange={onClose}
      title={label}
      description={shown.video.name}
    >
      <VideoFrame
        key={shown.video.url}
        video={shown.video}
        label={label}
        controls
        className="mx-auto h-133.5 max-h-[60dvh] w-75 max-w-full rounded-card"
      />
    </Dialog>
  );
}
