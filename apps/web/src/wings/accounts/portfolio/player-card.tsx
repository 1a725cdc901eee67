import type { PortfolioVideo } from '@nextshift/contract';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { NumberBadge } from './number-badge.tsx';
import { VideoFrame } from './video-frame.tsx';

export interface PlayerCardProps {
  video: PortfolioVideo;
  /** Its position, from 1. */
  number: number;
  onDelete: () => void;
}

/** A video on the profile page: 300 by 534 pixels. Its delete button appears on hover or focus. */
export function PlayerCard({ video, number, onDelete }: PlayerCardProps) {
  return (
    <div className="group relative h-133.5 w-75 overflow-hidden rounded-card bg-fig">
      <VideoFrame video={video} label={`video #${number}`} controls className="size-full" />
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
