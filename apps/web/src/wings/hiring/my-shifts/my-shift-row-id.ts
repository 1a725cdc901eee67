import type { Assignment } from '@nextshift/contract';

type Shown = Pick<Assignment, 'assignmentId'>;

/** The id of a date's row, wherever on the page it stands. */
export function rowIdOf({ assignmentId }: Shown): string {
  return `shift-${assignmentId}`;
}

export function rowOf(shift: Shown): HTMLElement | null {
  return document.getElementById(rowIdOf(shift));
}

export function focusRowOf(shift: Shown): void {
  rowOf(shift)?.focus();
}
