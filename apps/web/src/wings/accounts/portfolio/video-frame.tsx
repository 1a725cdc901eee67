import { clsx } from 'clsx';
import { Download, Film, Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { PortfolioVideo } from '@nextshift/contract';
import { buttonLook } from '../../../ui/buttons/button-look.ts';

export interface VideoFrameProps {
  video: PortfolioVideo;
  /** Says which video it is. */
  label: string;
  /** Native controls; without them it is a still picture. */
  controls?: boolean;
  /** Opens it where it can be played. */
  onOpen?: () => void;
  className?: string;
}

/** A video, or a download link if the browser cannot play it. */
export function VideoFrame({ video, label, controls = false, onOpen, className }: VideoFrameProps) {
  const [isUnplayable, setIsUnplayable] = useState(false);
  if (isUnplayable) {
    return (
      <VideoBlank className={className}>
        <p className="text-sm">This browser cannot play this format.</p>
        <a
          href={video.url}
          download={video.name}
          aria-label={`Download ${label}`}
          className={clsx(buttonLook('fig', 'small', false), 'relative')}
        >
          <Download aria-hidden="true" />
          Download
        </a>
      </VideoBlank>
    );
  }
  const player = (
    <video
      // Some browsers paint no frame of a video at time 0.
      src={controls ? video.url : `${video.url}#t=0.1`}
      aria-label={label}
      controls={controls}
      muted={!controls}
      playsInline
      preload="metadata"
      className={clsx('bg-fig object-cover', onOpen ? 'size-full' : className)}
      onError={() => {
        setIsUnplayable(true);
      }}
    />
  );
  if (!onOpen) return player;
  return (
    <button
      type="button"
      aria-label={`Play ${label}`}
      className={clsx('relative block', className)}
      onClick={onOpen}
    >
      {player}
      <Play
        aria-hidden="true"
        className="absolute inset-0 m-auto size-11 rounded-full bg-fig/80 p-3 text-on-fig"
      />
    </button>
  );
}

/** A dark placeholder for a video that cannot be shown, or not yet. */
export function VideoBlank({
  children,
  className,
}: {
  children?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div
      className={clsx(
        'flex flex-col items-center justify-center gap-3 on-fig p-4 text-center text-on-fig-soft',
        className,
      )}
    >
      <Film aria-hidden="true" className="size-8" />
      {children}
    </div>
  );
}
