import type { Assignment, AssignmentStatus } from '@nextshift/contract';
import type { BadgeTone } from '../../ui/display/badge.tsx';

/** A shift's status on a date, for the employer. */
export const assignmentLabels = {
  offered: 'Not confirmed yet',
  confirmed: 'Confirmed',
  cancelled: 'Canceled',
  worked: 'Worked',
  no_show: 'Did not come',
  disputed: 'Disputed',
} as const satisfies Record<AssignmentStatus, string>;

export const assignmentTones = {
  offered: 'neutral',
  confirmed: 'success',
  cancelled: 'warning',
  worked: 'success',
  no_show: 'danger',
  disputed: 'warning',
} as const satisfies Record<AssignmentStatus, BadgeTone>;

/** `Maya Lopez`; the name of a deleted account is gone. */
export function workerName({ person }: Pick<Assignment, 'person'>): string {
  return person ? `${person.firstName} ${person.lastName}` : 'Somebody';
}

/** Who took a date back: `Maya cannot make it`; null unless it is cancelled. */
export function cancelledWords({
  status,
  cancelledBy,
  giveUp,
  person,
}: Pick<Assignment, 'status' | 'cancelledBy' | 'giveUp' | 'person'>): string | null {
  if (status !== 'cancelled') return null;
  if (giveUp === 'taken') return 'A colleague works instead';
  if (cancelledBy === 'seeker') return `${person?.firstName ?? 'They'} cannot make it`;
  return cancelledBy === 'employer' ? 'You canceled it' : 'It was canceled';
}

/** Whether colleagues are asked to take a shift, and nobody has. */
export function asksForCover({ giveUp }: Pick<Assignment, 'giveUp'>): boolean {
  return giveUp === 'asked' || giveUp === 'to_approve';
}

/** What has become of a date, as its employer reads it. */
export function stateWords(assignment: Assignment): string {
  const cancelled = cancelledWords(assignment);
  if (cancelled !== null) return cancelled;
  return asksForCover(assignment) ? 'Asks to be covered' : assignmentLabels[assignment.status];
}
