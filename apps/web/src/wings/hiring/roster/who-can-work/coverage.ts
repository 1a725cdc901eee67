import type { Roster } from '@nextshift/contract';

type RosterShift = Roster['shifts'][number];
type RosterApplicant = Roster['applicants'][number];

/** Whether an applicant said that they can work a shift. */
export function canWork(
  { shiftIds }: Pick<RosterApplicant, 'shiftIds'>,
  { id }: RosterShift,
): boolean {
  return shiftIds.includes(id);
}

/** How many spots of a shift nobody has. */
export function stillFree({ capacity, places }: RosterShift): number {
  return Math.max(0, capacity - places.length);
}

/** Whether they agreed to hours that were changed since. */
export function agreedToOldHours(
  { changedShiftIds }: Pick<RosterApplicant, 'changedShiftIds'>,
  { id }: RosterShift,
): boolean {
  return changedShiftIds.includes(id);
}
