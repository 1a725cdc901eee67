import { Card } from '../../../ui/display/card.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../../ui/feedback/skeleton.tsx';

/** The skeleton of the header card, and of the link to the week. */
export function ProfileHeaderSkeleton() {
  return (
    <>
      <Card padding="none" className="overflow-hidden">
        <div className="h-24 on-fig sm:h-28" />
        <div className="-mt-14 flex flex-col gap-x-5 gap-y-3 px-5 pb-6 sm:flex-row sm:px-7">
          <span className="w-fit rounded-full bg-surface p-1">
            <Skeleton className="size-28 rounded-full" />
          </span>
          <div className="space-y-2.5 sm:pt-17">
            <Skeleton className="h-8 w-52" />
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-6 w-40" />
          </div>
          <Skeleton className="h-9 w-52 rounded-full sm:ml-auto sm:self-end" />
        </div>
      </Card>
      <Card padding="none" className="flex min-h-19 items-center px-5 sm:px-7">
        <Skeleton className="h-5 w-52" />
      </Card>
    </>
  );
}

/** The skeleton of portfolio and sections. */
export function ProfileBodySkeleton() {
  return (
    <SkeletonGroup label="Loading your profile" className="space-y-5">
      <Card>
        <Skeleton className="h-7 w-36" />
        <div className="mt-6 flex flex-wrap gap-3">
          <Skeleton className="h-11 w-52 rounded-full" />
          <Skeleton className="h-11 w-44 rounded-full" />
        </div>
        <Skeleton className="mt-5 h-67 w-full rounded-card" />
      </Card>
      <Card>
        <Skeleton className="mb-5 h-7 w-20" />
        <SkeletonText lines={4} />
      </Card>
      <div className="grid gap-5 md:grid-cols-2">
        {[1, 2, 3, 4].map((section) => (
          <Card key={section}>
            <Skeleton className="mb-5 h-7 w-36" />
            <div className="flex gap-2">
              <Skeleton className="h-8 w-32 rounded-full" />
              <Skeleton className="h-8 w-24 rounded-full" />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
