import type { ReactNode } from 'react';
import { Card } from '../../../../ui/display/card.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../../../ui/feedback/skeleton.tsx';

const COLUMNS =
  'grid gap-x-5 gap-y-7 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.16fr)_minmax(0,1fr)_minmax(0,1fr)] xl:items-stretch';

/** Plans side by side; stacked on phones. */
export function PlanGrid({ children }: { children: ReactNode }) {
  return (
    <ul aria-label="Plans" className={`${COLUMNS} xl:py-5`}>
      {children}
    </ul>
  );
}

export function PlanGridSkeleton() {
  return (
    <SkeletonGroup label="Loading plans" className={`${COLUMNS} xl:py-5`}>
      {Array.from({ length: 4 }, (_, card) => (
        <Card key={card} className="space-y-6">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11" />
            <Skeleton className="h-6 w-28" />
          </div>
          <SkeletonText lines={2} />
          <Skeleton className="h-20 w-36" />
          <Skeleton className="h-11 w-full rounded-full" />
          <SkeletonText lines={6} />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
