import { dayIn, describeShift, type Roster } from '@nextshift/contract';

type RosterShift = Roster['shifts'][number];

/** Shifts named one by one; of more, only the first is. */
const NAMED = 3;

/** Those shifts of a job that nobody has; dates that are over are left out. */
export function emptyShifts({ job, shifts }: Roster, now = new Date()): RosterShift[] {
  const today = dayIn(job.timeZone, now);
  return shifts.filter(
    ({ places, date }) => places.length === 0 && (date === null || date >= today),
  );
}

/** Shifts within a sentence: `Sat, 7 AM to 1 PM and Sun, 7 AM to 1 PM`, `Sat, 7 AM to 1 PM and 4 other shifts`. */
export function nameShifts(shifts: readonly RosterShift[]): string {
  const [first] = shifts;
  if (first && shifts.length > NAMED) {
    return `${describeShift(first)} and ${String(shifts.length - 1)} other shifts`;
  }
  return new Intl.ListFormat('en-US').format(shifts.map(describeShift));
}
