import type { Assignment, AssignmentStatus } from '@nextshift/contract';

/** A shift's status on a date, for anyone who works it. */
const labels = {
  offered: 'To confirm',
  confirmed: 'Confirmed',
  cancelled: 'Canceled',
  worked: 'Worked',
  no_show: 'Marked as missed',
  disputed: 'You disputed it',
} as const satisfies Record<AssignmentStatus, string>;

export function myShiftLabel(
  { status, cancelledBy, giveUp, companyName, startsAt, endsAt }: Assignment,
  asOf: Date,
): string {
  if (status === 'offered' || status === 'confirmed') {
    const isUnderWay = new Date(startsAt) <= asOf && asOf < new Date(endsAt);
    if (isUnderWay) return 'Under way';
    return giveUp === null ? labels[status] : 'Colleagues are asked';
  }
  if (status !== 'cancelled') return labels[status];
  if (giveUp === 'taken') return 'Taken by a colleague';
  if (cancelledBy === 'seeker') return 'You cannot make it';
  return cancelledBy === 'employer' ? `Canceled by ${companyName}` : labels.cancelled;
}
