import type { Application, SeekerStatusLabel } from '@nextshift/contract';
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx';

/** The colors of the statuses that have one of their own; any other is yellow (spec section 3). */
const TONES: Partial<Record<SeekerStatusLabel, BadgeTone>> = {
  Accepted: 'success',
  Rejected: 'danger',
  Interviewing: 'info',
  'Under Review': 'brand',
};

export interface StatusChipProps {
  application: Pick<Application, 'status' | 'placeWithdrawn'>;
}

/** Where an application stands. */
export function StatusChip({ application: { status, placeWithdrawn } }: StatusChipProps) {
  if (placeWithdrawn) return <Badge tone="neutral">Place withdrawn</Badge>;
  return (
    <Badge tone={TONES[status] ?? 'warning'} className="capitalize">
      {status}
    </Badge>
  );
}
