import type { EmployerStatusLabel } from '@nextshift/contract';
import { Badge, type BadgeTone } from '../../../../ui/display/badge.tsx';

const tones = {
  Active: 'neutral',
  'Under Review': 'warning',
  Interviewing: 'info',
  Accepted: 'success',
  Declined: 'danger',
  Withdrawn: 'neutral',
  Closed: 'neutral',
} as const satisfies Record<EmployerStatusLabel, BadgeTone>;

export function ApplicationStatusBadge({ status }: { status: EmployerStatusLabel }) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}
