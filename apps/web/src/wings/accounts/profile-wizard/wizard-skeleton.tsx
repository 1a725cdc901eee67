import { Card } from '../../../ui/display/card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

/** The skeleton of the wizard while its draft loads. */
export function WizardSkeleton() {
  return (
    <SkeletonGroup label="Loading what you entered">
      <Skeleton className="mb-5 h-10" />
      <Card>
        <Skeleton className="h-7 w-40" />
        <Skeleton className="mt-6 size-24 rounded-full" />
        <Skeleton className="mt-6 h-32" />
        <Skeleton className="mt-8 h-12" />
      </Card>
    </SkeletonGroup>
  );
}
