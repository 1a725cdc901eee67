import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { SimilarJobListProps } from './similar-job-list.tsx';

/** They are not needed to read the job: without them there is nothing. */
const SimilarJobList = lazy<ComponentType<SimilarJobListProps>>(() =>
  import('./similar-job-list.tsx').then(
    ({ SimilarJobList }) => ({ default: SimilarJobList }),
    () => ({ default: () => null }),
  ),
);

/** Distance below the window at which they are fetched. */
const AHEAD = '400px';

/** Open jobs like one, below it; they are fetched when they come near the window. */
export function SimilarJobs({ jobId, ...rest }: SimilarJobListProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [isNear]);
  return (
    <div ref={place} className="min-h-px">
      {isNear ? (
        <Suspense>
          <SimilarJobList key={jobId} jobId={jobId} {...rest} />
        </Suspense>
      ) : null}
    </div>
  );
}
