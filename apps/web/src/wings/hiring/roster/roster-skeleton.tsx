import { Card } from '../../../ui/display/card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

/** The skeleton of a roster. */
export function RosterSkeleton() {
  return (
    <SkeletonGroup label="Loading roster">
      <Card>
        <Skeleton className="h-6 w-28" />
        {[0, 1, 2].map((shift) => (
          <div key={shift} className="mt-6 grid gap-3 md:grid-cols-[15rem_1fr]">
            <Skeleton className="h-12 w-40" />
            <Skeleton className="h-22" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
