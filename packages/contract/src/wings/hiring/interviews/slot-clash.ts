import { MINUTE_MS } from '../../../time.ts';
import type { BusyTerm } from '../../jobs/shifts/busy-terms.ts';
import { dayIn } from '../../jobs/shifts/day-in-zone.ts';
import type { AssignedTime, OwnWeek } from '../../jobs/shifts/fit-of-shifts.ts';
import { addDays, momentsOfShift } from '../../jobs/shifts/shift-dates.ts';
import { offsetAt } from '../../jobs/shifts/wall-time.ts';
import {
  normalizeRanges,
  spansOfRanges,
  subtractRanges,
  weekdayOfDate,
} from '../../jobs/shifts/week-ranges.ts';
import type { SlotClash } from './interview-schemas.ts';

/** 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * 24 * 60;

/** What a seeker has: a week with shifts, null before anything was said of it, and interviews. */
export interface OwnTimes {
  readonly week: OwnWeek | null;
  readonly shifts: readonly AssignedTime[];
  readonly interviews: readonly AssignedTime[];
}

/** What a time clashes with, the firmest first; null where nothing is known against it. */
export function clashOf(
  slot: AssignedTime,
  { week, shifts, interviews }: OwnTimes,
): SlotClash | null {
  const overlaps = ({ startsAt, endsAt }: AssignedTime) =>
    startsAt < slot.endsAt && slot.startsAt < endsAt;
  if (interviews.some(overlaps)) return 'interview';
  if (shifts.some(overlaps)) return 'shift';
  if (week === null) return null;
  const { timeZone } = week;
  if (week.busy.some((term) => busyAround(slot, term, timeZone).some(overlaps))) return 'class';
  return isWithinFree(slot, week) ? null : 'busy';
}

/** When a term leaves no time around a slot. */
function busyAround(
  { startsAt }: AssignedTime,
  { from, until, ranges }: BusyTerm,
  timeZone: string,
): AssignedTime[] {
  const day = dayIn(timeZone, startsAt);
  const spans = spansOfRanges(ranges);
  // A night of the day before runs into it, and it into the next.
  return [addDays(day, -1), day, addDays(day, 1)]
    .filter((date) => (from === null || from <= date) && (until === null || date <= until))
    .flatMap((date) =>
      spans
        .filter(({ weekday }) => weekday === weekdayOfDate(date))
        .flatMap((span) => momentsOfShift(span, { date, timeZone }) ?? []),
    );
}

function isWithinFree({ startsAt, endsAt }: AssignedTime, { free, timeZone }: OwnWeek): boolean {
  if (free.length === 0) return true;
  const start = startsAt.getTime();
  const from = Math.floor((start + offsetAt(timeZone, start)) / MINUTE_MS) - FIRST_MONDAY;
  const to = from + (endsAt.getTime() - start) / MINUTE_MS;
  return subtractRanges(normalizeRanges([{ from, to }]), free).length === 0;
}
