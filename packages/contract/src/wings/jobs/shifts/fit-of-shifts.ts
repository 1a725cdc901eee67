import { DAY_MS, MINUTE_MS } from '../../../time.ts';
import { dayIn } from './day-in-zone.ts';
import { type BusyTerm, isForever, spansDuring, type Term } from './busy-terms.ts';
import { describeTerm, formatShiftDate } from './describe-dates.ts';
import { formatTimeOfDay } from './describe-shifts.ts';
import { weekdayLabels } from './describe-weekdays.ts';
import { weekdays } from './shift-enumerations.ts';
import { minutesOfShift } from './shift-hours.ts';
import type { Shift } from './shift-schemas.ts';
import { momentOf, offsetAt } from './wall-time.ts';
import {
  moveRanges,
  normalizeRanges,
  rangesOfShifts,
  rangesOfSpans,
  spansOfRanges,
  subtractRanges,
  type WeeklySpan,
  type WeekRange,
} from './week-ranges.ts';

/** A time at which somebody works. */
export interface AssignedTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A person's week on the clocks of the own zone, normalized. */
export interface OwnWeek {
  readonly timeZone: string;
  readonly free: readonly WeekRange[];
  /** Classes and whatever else leaves no time, by its terms. */
  readonly busy: readonly BusyTerm[];
  /** Shifts to come that the person has. */
  readonly assigned: readonly AssignedTime[];
}

/** The clocks of a job: those of another zone may be some hours ahead or behind now. */
export interface Clocks {
  readonly timeZone: string;
  readonly now: Date;
}

/** A person's week in the zone of a job, normalized. */
export interface Week {
  readonly free: readonly WeekRange[];
  readonly busy: readonly WeekRange[];
  readonly assigned: readonly WeekRange[];
}

type TimedShift = Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>;

/** A weekly shift is compared with what is taken in so many days from now. */
const DAYS_COMPARED = 8 * 7;
/** 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * 24 * 60;

/** A week on the clocks of a job, as weekly shifts are compared with it: free, and neither busy nor assigned. */
export function freeRanges(own: OwnWeek, clocks: Clocks): WeekRange[] {
  const { free, busy, assigned } = weekOnClocks(own, clocks, daysAhead(own, clocks));
  return freeRangesOf({
    free,
    busy: normalizeRanges(busy.flatMap(({ ranges }) => ranges)),
    assigned,
  });
}

/** What is taken in some weeks only, on the clocks of a job, and what of it is in one of the next weeks. */
export function termsOnClocks(
  own: OwnWeek,
  clocks: Clocks,
): { terms: BusyTerm[]; takenSoon: WeekRange[] } {
  const minutes = minutesAhead(own, clocks);
  const dated = { ...own, busy: own.busy.filter((term) => !isForever(term)) };
  const { busy } = weekOnClocks(dated, clocks, daysAhead(own, clocks));
  return {
    terms: dated.busy.map((term) => ({ ...term, ranges: moveRanges(term.ranges, minutes) })),
    takenSoon: normalizeRanges(busy.flatMap(({ ranges }) => ranges)),
  };
}

/**
 * Whether all of a shift is within the free time of a week in its zone.
 * @public The sample board uses it, which is no part of production.
 */
export function isFreeFor(shift: TimedShift, week: Week): boolean {
  return subtractRanges(rangesOfShifts([shift]), freeRangesOf(week)).length === 0;
}

/**
 * Null if a shift is within the free time of a week, else why not, in words: `Clashes with Tue 9:30 AM`. One of a date
 * clashes with what the person has on that date, a weekly one with what is taken in one of the next weeks.
 */
export function whyNotFree(shift: TimedShift, own: OwnWeek, clocks: Clocks): string | null {
  const days = shift.date === null ? daysAhead(own, clocks) : daysAround(shift.date);
  const { free, busy, assigned } = weekOnClocks(own, clocks, days);
  const needed = rangesOfShifts([shift]);
  const taken = [
    ...busy.flatMap(({ ranges, term }) => spansOfRanges(ranges).map((span) => ({ span, term }))),
    ...(shift.date === null ? spansOfRanges(assigned) : []).map((span) => ({ span, term: ALWAYS })),
  ];
  const [clash] = inOrderOfWeek(
    taken.filter(({ span }) => doOverlap(rangesOfSpans([span]), needed)),
  );
  if (clash) {
    const term = shift.date === null ? describeTerm(clash.term, days.first) : '';
    return `Clashes with ${startOf(clash.span)}${term && ` ${term}`}`;
  }
  if (shift.date !== null && own.assigned.some((time) => isDuring(shift, time, clocks))) {
    return `Clashes with a shift on ${formatShiftDate(shift.date)}`;
  }
  const [missing] = spansOfRanges(subtractRanges(needed, free));
  return missing ? `You are not free ${startOf(missing)}` : null;
}

const ALWAYS: Term = { from: null, until: null };

interface Days {
  readonly first: string;
  readonly last: string;
}

function daysAhead({ timeZone }: OwnWeek, { now }: Clocks): Days {
  const first = dayIn(timeZone, now);
  return { first, last: moveDay(first, DAYS_COMPARED - 1) };
}

/** With the day before, whose night may run into it, and that after, into which its own may. */
function daysAround(date: string): Days {
  return { first: moveDay(date, -1), last: moveDay(date, 1) };
}

function moveDay(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function freeRangesOf({ free, busy, assigned }: Week): WeekRange[] {
  return subtractRanges(subtractRanges(free, busy), assigned);
}

function weekOnClocks(own: OwnWeek, clocks: Clocks, days: Days) {
  const minutes = minutesAhead(own, clocks);
  return {
    free: moveRanges(own.free, minutes),
    busy: own.busy.map((term) => ({
      term,
      ranges: moveRanges(rangesOfSpans(spansDuring(term, days)), minutes),
    })),
    assigned: normalizeRanges(own.assigned.map((time) => minutesOfWeek(time, clocks.timeZone))),
  };
}

/** How far the clocks of a job are ahead of a person's own. */
function minutesAhead({ timeZone }: OwnWeek, clocks: Clocks): number {
  const now = clocks.now.getTime();
  return (offsetAt(clocks.timeZone, now) - offsetAt(timeZone, now)) / MINUTE_MS;
}

/** The minutes of the week that a time takes on the clocks of a zone, which may leave the week. */
function minutesOfWeek({ startsAt, endsAt }: AssignedTime, timeZone: string): WeekRange {
  const [from = 0, to = 0] = [startsAt, endsAt].map((moment) => {
    const shown = moment.getTime() + offsetAt(timeZone, moment.getTime());
    return Math.floor(shown / MINUTE_MS) - FIRST_MONDAY;
  });
  return { from, to };
}

function isDuring(shift: TimedShift, { startsAt, endsAt }: AssignedTime, { timeZone }: Clocks) {
  const wallStart = Date.parse(`${shift.date ?? ''}T${shift.start}:00Z`);
  const start = momentOf(timeZone, wallStart);
  const end = momentOf(timeZone, wallStart + minutesOfShift(shift) * MINUTE_MS);
  return startsAt < end && start < endsAt;
}

function doOverlap(some: readonly WeekRange[], others: readonly WeekRange[]): boolean {
  return some.some((one) => others.some((other) => one.from < other.to && other.from < one.to));
}

function inOrderOfWeek<T extends { readonly span: WeeklySpan }>(taken: readonly T[]): T[] {
  const key = ({ span }: T) => `${String(weekdays.indexOf(span.weekday))} ${span.start}`;
  return taken.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

function startOf({ weekday, start }: WeeklySpan): string {
  return `${weekdayLabels[weekday]} ${formatTimeOfDay(start)}`;
}
