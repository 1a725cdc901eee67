import type { SeekerStatusWord } from '@nextshift/contract';
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx';

/** The colors of the statuses that have one of their own; any other is yellow (spec section 3). */
const TONES: Partial<Record<SeekerStatusWord, BadgeTone>> = {
  Accepted: 'success',
  Rejected: 'danger',
  Interviewing: 'info',
  'Under Review': 'brand',
};

/** Where an application stands. */
export function StatusChip({ status }: { status: SeekerStatusWord }) {
  return (
    <Badge tone={TONES[status] ?? 'warning'} className="capitalize">
      {status}
    </Badge>
  );
}
