import { clsx } from 'clsx';
import { Download, Film } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { buttonLook } from '../../../../ui/buttons/button-look.ts';

export interface ApplicantVideosProps {
  urls: readonly string[];
  /** Shown if there are none. */
  nothing: ReactNode;
}

/** An applicant's portfolio: tiles of 200 by 356 pixels that play inline (spec section 9). */
export function ApplicantVideos({ urls, nothing }: ApplicantVideosProps) {
  if (urls.length === 0) return nothing;
  return (
    <ul aria-label="Portfolio videos" className="flex snap-x gap-3 overflow-x-auto pb-2">
      {urls.map((url, index) => (
        <li key={url} className="shrink-0 snap-start">
          <VideoTile url={url} label={`Video ${String(index + 1)}`} />
        </li>
      ))}
    </ul>
  );
}

function VideoTile({ url, label }: { url: string; label: string }) {
  const [isUnplayable, setIsUnplayable] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const isInSight = useInSight(video);
  const place = 'h-89 w-50 rounded-card';
  if (isUnplayable) {
    return (
      <div
        className={clsx(
          place,
          'flex flex-col items-center justify-center gap-3 on-fig p-4 text-center text-on-fig-soft',
        )}
      >
        <Film aria-hidden="true" className="size-8" />
        <p className="text-sm">This browser cannot play this format.</p>
        <a
          href={url}
          download
          aria-label={`Download ${label}`}
          className={buttonLook('fig', 'small', false)}
        >
          <Download aria-hidden="true" />
          Download
        </a>
      </div>
    );
  }
  return (
    <video
      ref={video}
      src={url}
      aria-label={label}
      controls
      playsInline
      // Employers skim applicants: nothing is fetched for skipped ones.
      preload={isInSight ? 'metadata' : 'none'}
      className={clsx(place, 'bg-fig object-cover')}
      onError={() => {
        setIsUnplayable(true);
      }}
    />
  );
}

/** Whether an element has scrolled into view. */
function useInSight(element: { readonly current: Element | null }): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInSight(true);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return isInSight;
}
