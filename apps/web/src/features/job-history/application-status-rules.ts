import type { SeekerStatusWord } from '@nextshift/contract';

const UNDECIDED: readonly SeekerStatusWord[] = ['pending', 'Under Review', 'Interviewing'];

/** Until it is decided, an application can be taken back. */
export function canWithdraw(status: SeekerStatusWord): boolean {
  return UNDECIDED.includes(status);
}
