import type { Job } from '@nextshift/contract';

/** Whether only the shifts of a job can be edited: it is closed, and those accepted still work them. */
export function hasOnlyShiftsToEdit({ status, openings, openingsLeft, shifts }: Job): boolean {
  return status === 'Closed' && openingsLeft < openings && shifts.length > 0;
}
