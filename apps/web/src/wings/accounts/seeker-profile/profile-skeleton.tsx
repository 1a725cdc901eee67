import { Card } from '../../../ui/display/card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

/** The skeleton of the header card. */
export function ProfileHeaderSkeleton() {
  return (
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
  );
}

/** The skeleton of what follows the header: the week, the sections and the portfolio. */
export function ProfileBodySkeleton() {
  return (
    <SkeletonGroup
      label="Loading your profile"
      className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]"
    >
      <Card padding="none" className="flex min-h-19 items-center px-5 lg:col-start-2">
        <Skeleton className="h-5 w-52" />
      </Card>
      <Card padding="none" className="divide-y divide-line lg:row-span-2 lg:row-start-1">
        {Array.from({ length: 9 }, (_, row) => (
          <div key={row} className="flex min-h-16 items-center gap-6 px-5 sm:px-6">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-8 w-40 rounded-full max-sm:hidden" />
          </div>
        ))}
      </Card>
      <Card className="lg:col-start-2">
        <Skeleton className="h-7 w-36" />
        <div className="mt-6 flex flex-wrap gap-3">
          <Skeleton className="h-11 w-52 rounded-full" />
          <Skeleton className="h-11 w-44 rounded-full" />
        </div>
        <Skeleton className="mt-5 h-67 w-full rounded-card" />
      </Card>
    </SkeletonGroup>
  );
}
