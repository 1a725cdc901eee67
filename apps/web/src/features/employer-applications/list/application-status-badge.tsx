import type { EmployerStatusWord } from '@nextshift/contract';
import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx';

const tones = {
  Active: 'neutral',
  'Under Review': 'warning',
  Interviewing: 'info',
  Accepted: 'success',
  Declined: 'danger',
  Withdrawn: 'neutral',
} as const satisfies Record<EmployerStatusWord, BadgeTone>;

export function ApplicationStatusBadge({ status }: { status: EmployerStatusWord }) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}
