import type { Application, SeekerStatusLabel } from '@nextshift/contract';
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx';

/** Colors of statuses; any other is yellow (spec section 3), but for what is over (decision 205). */
const TONES: Partial<Record<SeekerStatusLabel, BadgeTone>> = {
  Accepted: 'success',
  Rejected: 'danger',
  Interviewing: 'info',
  'Under Review': 'brand',
  Withdrawn: 'neutral',
  Closed: 'neutral',
};

export interface StatusChipProps {
  application: Pick<Application, 'status' | 'endedReason'>;
}

/** The status of an application. */
export function StatusChip({ application: { status, endedReason } }: StatusChipProps) {
  if (endedReason === 'place_withdrawn') return <Badge tone="neutral">Offer withdrawn</Badge>;
  return (
    <Badge tone={TONES[status] ?? 'warning'} className="capitalize">
      {status}
    </Badge>
  );
}
