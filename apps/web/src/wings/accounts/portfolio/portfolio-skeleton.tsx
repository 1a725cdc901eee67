import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

/** As many cards as expected videos; the height of the empty state if none are expected. */
export function PortfolioSkeleton({ videos }: { videos: number }) {
  return (
    <SkeletonGroup label="Loading your videos" className="flex gap-4 overflow-hidden pt-1 pb-3">
      {videos === 0 ? (
        <Skeleton className="h-67 w-full rounded-card" />
      ) : (
        Array.from({ length: videos }, (_, video) => (
          <Skeleton key={video} className="h-133.5 w-75 shrink-0 rounded-card" />
        ))
      )}
    </SkeletonGroup>
  );
}
