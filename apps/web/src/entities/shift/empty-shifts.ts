import { dayIn, describeShift, describeShifts, type Roster } from '@nextshift/contract';

type RosterShift = Roster['shifts'][number];

/** Shifts of the same hours are named together; of more names than these, only the first shift is. */
const NAMED = 3;

/** Those shifts of a job that nobody has; dates that are over are left out. */
export function emptyShifts({ job, shifts }: Roster, now = new Date()): RosterShift[] {
  const today = dayIn(job.timeZone, now);
  return shifts.filter(
    ({ places, date }) => places.length === 0 && (date === null || date >= today),
  );
}

/** Shifts within a sentence: `Sat, Sun 7 AM to 1 PM and Mon 5 PM to 9 PM`, `Sat, 7 AM to 1 PM and 4 other shifts`. */
export function nameShifts(shifts: readonly RosterShift[]): string {
  const [first] = shifts;
  const names = describeShifts(shifts);
  if (first && names.length > NAMED) {
    return `${describeShift(first)} and ${String(shifts.length - 1)} other shifts`;
  }
  return new Intl.ListFormat('en-US').format(names);
}
