import { MINUTE_MS } from '../../../time.ts';
import { dayIn } from '../../jobs/shifts/day-in-zone.ts';
import type { AssignedTime, OwnWeek } from '../../jobs/shifts/fit-of-shifts.ts';
import { addDays, momentsOfShift } from '../../jobs/shifts/shift-dates.ts';
import { offsetAt } from '../../jobs/shifts/wall-time.ts';
import {
  joinRanges,
  normalizeRanges,
  spansOfRanges,
  subtractRanges,
  weekdayOfDate,
  type WeekRange,
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

/**
 * Says what each of some times clashes with, the firmest first; null where nothing is known against it. A week may have
 * hundreds of terms and the times be thousands: when classes are is found once for all of them.
 */
export function clashFinder(
  slots: readonly AssignedTime[],
  { week, shifts, interviews }: OwnTimes,
): (slot: AssignedTime) => SlotClash | null {
  const classes = week === null ? [] : classesAround(slots, week);
  return (slot) => {
    const overlaps = ({ startsAt, endsAt }: AssignedTime) =>
      startsAt < slot.endsAt && slot.startsAt < endsAt;
    if (interviews.some(overlaps)) return 'interview';
    if (shifts.some(overlaps)) return 'shift';
    if (week === null) return null;
    const [start, end] = [slot.startsAt.getTime(), slot.endsAt.getTime()];
    if (classes.some(({ from, to }) => from < end && start < to)) return 'class';
    return isWithinFree(slot, week) ? null : 'busy';
  };
}

/** When terms leave no time from the first slot to the last, in milliseconds since 1970, ascending and apart. */
function classesAround(
  slots: readonly AssignedTime[],
  { busy, timeZone }: Pick<OwnWeek, 'busy' | 'timeZone'>,
): WeekRange[] {
  const days = daysAround(slots, timeZone);
  const terms = busy.map((term) => ({ ...term, spans: spansOfRanges(term.ranges) }));
  const moments = days.flatMap((date) =>
    terms
      .filter(
        ({ from, until }) => (from === null || from <= date) && (until === null || date <= until),
      )
      .flatMap(({ spans }) => spans.filter(({ weekday }) => weekday === weekdayOfDate(date)))
      .flatMap((span) => momentsOfShift(span, { date, timeZone }) ?? []),
  );
  return joinRanges(
    moments.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() })),
  );
}

/** The days of times, the day before, whose night runs into them, and the day after, into which they run. */
function daysAround(slots: readonly AssignedTime[], timeZone: string): string[] {
  const starts = slots.map(({ startsAt }) => startsAt.getTime());
  if (starts.length === 0) return [];
  const dayOf = (moment: number) => dayIn(timeZone, new Date(moment));
  const last = addDays(dayOf(Math.max(...starts)), 1);
  const days = [addDays(dayOf(Math.min(...starts)), -1)];
  for (let day = days[0] ?? last; day < last;) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
}

function isWithinFree({ startsAt, endsAt }: AssignedTime, { free, timeZone }: OwnWeek): boolean {
  if (free.length === 0) return true;
  const start = startsAt.getTime();
  const from = Math.floor((start + offsetAt(timeZone, start)) / MINUTE_MS) - FIRST_MONDAY;
  const to = from + (endsAt.getTime() - start) / MINUTE_MS;
  return subtractRanges(normalizeRanges([{ from, to }]), free).length === 0;
}
