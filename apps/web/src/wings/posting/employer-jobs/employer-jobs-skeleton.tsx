import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

/** The skeleton of the jobs table: rows, or cards on phones. */
export function EmployerJobsSkeleton() {
  return (
    <SkeletonGroup label="Loading jobs" className="max-md:space-y-3">
      {[0, 1, 2].map((row) => (
        <div
          key={row}
          className="flex items-center gap-6 max-md:h-56 max-md:items-start max-md:rounded-card max-md:border max-md:border-line max-md:p-4 md:h-19 md:border-b md:border-line md:px-4 md:last:border-0"
        >
          <span className="flex-1 space-y-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </span>
          <Skeleton className="h-4 w-24 max-md:hidden" />
          <Skeleton className="h-4 w-24 max-md:hidden" />
          <Skeleton className="h-6 w-16 rounded-full" />
          <Skeleton className="h-8 w-28 max-md:hidden" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
