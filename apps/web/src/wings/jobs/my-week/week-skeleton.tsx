import { Card } from '../../../ui/display/card.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** Stands in for the week while it loads. */
export function WeekSkeleton() {
  return (
    <Card className="space-y-4">
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-12 w-64 rounded-full" />
      <Skeleton className="h-160 w-full" />
    </Card>
  );
}
