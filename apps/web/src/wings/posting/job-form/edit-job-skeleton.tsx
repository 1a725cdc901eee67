import { Card } from '../../../ui/display/card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

/** The skeleton of the edit form. */
export function EditJobSkeleton() {
  return (
    <SkeletonGroup label="Loading job" className="grid gap-5 pt-3">
      {[0, 1, 2].map((section) => (
        <Card key={section}>
          <Skeleton className="h-6 w-32" />
          <div className="mt-6 grid grid-cols-2 gap-5">
            <Skeleton className="col-span-2 h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  );
}
