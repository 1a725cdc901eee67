import type { PortfolioVideo } from '@nextshift/contract';
import { X } from 'lucide-react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Spinner } from '../../../ui/display/spinner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useDeleteVideo } from './delete-video.ts';
import { NumberBadge } from './number-badge.tsx';
import { DELETE_FAILED, formatMegabytes } from './video-file.ts';
import { VideoFrame } from './video-frame.tsx';

export interface VideoTileProps {
  userId: string;
  video: PortfolioVideo;
  /** Its position, from 1. */
  number: number;
  /** It was removed, and with it the focus. */
  onRemoved: () => void;
}

/** A video of the portfolio in the wizard: 200 by 356 pixels. */
export function VideoTile({ userId, video, number, onRemoved }: VideoTileProps) {
  const remove = useDeleteVideo(userId);
  const deleting = `delete-video ${video.url}`;
  const removeVideo = async () => {
    try {
      await remove.mutateAsync(video.url);
      toast.settle(deleting);
      onRemoved();
    } catch (error) {
      toast.error(failureText(error, DELETE_FAILED), { about: deleting });
    }
  };
  return (
    <div className="relative h-89 w-50 overflow-hidden rounded-card">
      <VideoFrame video={video} label={`video ${number}`} className="size-full" />
      <NumberBadge number={number} />
      <IconButton
        variant="outline"
        size="small"
        label={`Remove video ${number}`}
        icon={remove.isPending ? <Spinner /> : <X aria-hidden="true" />}
        aria-busy={remove.isPending || undefined}
        className="absolute top-2 right-2"
        onClick={() => {
          if (!remove.isPending) void removeVideo();
        }}
      />
      <div className="pointer-events-none absolute inset-x-0 bottom-0 on-fig px-3 py-2 text-sm">
        <p className="truncate font-semibold">{video.name}</p>
        <p className="text-on-fig-soft tabular-nums">{formatMegabytes(video.size)}</p>
      </div>
    </div>
  );
}
