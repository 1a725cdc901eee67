import type { Job } from '@nextshift/contract';
import { Badge } from '../../../ui/display/badge.tsx';

/** Badges of what stands out about a job; most have none. */
export function JobBadges({ job }: { job: Job }) {
  const isClosed = job.status === 'Closed';
  if (!isClosed && !job.featured) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {isClosed ? <Badge tone="warning">Closed</Badge> : null}
      {job.featured ? (
        <Badge tone="brand" className="print:hidden">
          Featured
        </Badge>
      ) : null}
    </p>
  );
}
