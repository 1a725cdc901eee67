import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';

/** The placeholder of a signed-in screen until the session is known. */
export function GuardSkeleton() {
  return (
    <SkeletonGroup label="Loading" className="page-column space-y-6 py-6 sm:py-10">
      <noscript>
        <p className="font-semibold">
          This page needs JavaScript. Jobs and companies read without.
        </p>
      </noscript>
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    </SkeletonGroup>
  );
}
