import type { FoundEmployer } from '@nextshift/contract';
import { Badge, type BadgeTone } from '../../../../ui/display/badge.tsx';

type Verification = FoundEmployer['verification'];

const LOOKS: Readonly<Record<Verification, { words: string; tone: BadgeTone }>> = {
  new: { words: 'Address not confirmed', tone: 'warning' },
  confirmed: { words: 'Not verified', tone: 'neutral' },
  verified: { words: 'Verified', tone: 'success' },
  suspended: { words: 'Suspended', tone: 'danger' },
};

/** How far a company is checked, or that it is suspended. */
export function VerificationBadge({ verification }: { verification: Verification }) {
  const { words, tone } = LOOKS[verification];
  return <Badge tone={tone}>{words}</Badge>;
}

/** Marks a suspended seeker; others have no mark. */
export function SuspendedBadge({ suspendedAt }: { suspendedAt: string | null }) {
  return suspendedAt === null ? null : <Badge tone={LOOKS.suspended.tone}>Suspended</Badge>;
}
