import type { PortfolioVideo } from '@nextshift/contract';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { NumberBadge } from './number-badge.tsx';
import { VideoFrame } from './video-frame.tsx';

export interface VideoThumbnailProps {
  video: PortfolioVideo;
  /** Its position, from 1. */
  number: number;
  onOpen: () => void;
  onDelete: () => void;
}

/** A video on the profile page, small until it is opened. Its delete button appears on hover or focus. */
export function VideoThumbnail({ video, number, onOpen, onDelete }: VideoThumbnailProps) {
  return (
    <div className="group relative h-60 w-full overflow-hidden rounded-card bg-fig">
      <VideoFrame video={video} label={`video #${number}`} onOpen={onOpen} className="size-full" />
      <NumberBadge number={number} />
      <IconButton
        variant="outline"
        data-delete=""
        label={`Delete video #${number}`}
        icon={<Trash2 aria-hidden="true" />}
        className="absolute top-2.5 right-2.5 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
        onClick={onDelete}
      />
    </div>
  );
}
