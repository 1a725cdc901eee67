import { type Weekday, weekdays } from './shift-enumerations.ts';
import { minuteOfDay } from './minute-of-day.ts';
import { minutesOfShift } from './shift-hours.ts';
import type { Shift } from './shift-schemas.ts';

/** Minutes of a week, from Monday at 0:00. */
export const WEEK_MINUTES = 7 * 24 * 60;
const DAY_MINUTES = 24 * 60;

/** Minutes of the week from `from` to before `to`. */
export interface WeekRange {
  readonly from: number;
  readonly to: number;
}

/** A time span that comes every week; an end before the start is on the next day, one equal to it a day later. */
export interface WeeklySpan {
  readonly weekday: Weekday;
  readonly start: string;
  readonly end: string;
}

/** The weekday of a date such as `2026-11-20`. */
export function weekdayOfDate(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] ?? 'mon';
}

/** The day before a weekday. */
export function weekdayBefore(weekday: Weekday): Weekday {
  return weekdays.at(weekdays.indexOf(weekday) - 1) ?? 'sun';
}

/** The day on which a shift starts: its own, or that of its date. */
export function weekdayOfShift({ weekday, date }: Pick<Shift, 'weekday' | 'date'>): Weekday {
  if (weekday) return weekday;
  if (date === null) throw new Error('A shift has a weekday or a date.');
  return weekdayOfDate(date);
}

/** The minutes of the week of weekly spans, ascending and disjoint; what runs over Sunday's end is at Monday's start. */
export function rangesOfSpans(spans: readonly WeeklySpan[]): WeekRange[] {
  return normalizeRanges(
    spans.map((span) => {
      const from = weekdays.indexOf(span.weekday) * DAY_MINUTES + minuteOfDay(span.start);
      return { from, to: from + minutesOfShift(span) };
    }),
  );
}

/** The minutes of the week of shifts, those of dates on their weekday. */
export function rangesOfShifts(
  shifts: readonly Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>[],
): WeekRange[] {
  return rangesOfSpans(
    shifts.map((shift) => ({ weekday: weekdayOfShift(shift), start: shift.start, end: shift.end })),
  );
}

/** Merges ranges that touch, and splits those that leave the week, in either direction. */
export function normalizeRanges(ranges: readonly WeekRange[]): WeekRange[] {
  const within = ranges.flatMap(({ from, to }): WeekRange[] => {
    if (to - from >= WEEK_MINUTES) return [{ from: 0, to: WEEK_MINUTES }];
    const start = ((from % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES;
    const end = start + (to - from);
    if (end <= WEEK_MINUTES) return [{ from: start, to: end }];
    return [
      { from: start, to: WEEK_MINUTES },
      { from: 0, to: end - WEEK_MINUTES },
    ];
  });
  return joinRanges(within.filter(({ from, to }) => to > from));
}

/** Ranges ascending and apart: those that touch or overlap are one. */
export function joinRanges(ranges: readonly WeekRange[]): WeekRange[] {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** What is in the first of two normalized lists but not in the second. */
export function subtractRanges(
  from: readonly WeekRange[],
  taken: readonly WeekRange[],
): WeekRange[] {
  return from.flatMap((range) => {
    let rest: WeekRange[] = [range];
    for (const each of taken) {
      rest = rest.flatMap((part) =>
        [
          { from: part.from, to: Math.min(part.to, each.from) },
          { from: Math.max(part.from, each.to), to: part.to },
        ].filter(({ from: start, to }) => start < to),
      );
    }
    return rest;
  });
}

/** Ranges moved by minutes, around the week's end. */
export function moveRanges(ranges: readonly WeekRange[], minutes: number): WeekRange[] {
  return normalizeRanges(
    ranges.map(({ from, to }) => ({ from: from + minutes, to: to + minutes })),
  );
}

/**
 * Normalized ranges as weekly spans, in order of the week. A night that runs over midnight stays one span, also over the
 * week's end; longer ones are a span a day.
 */
export function spansOfRanges(ranges: readonly WeekRange[]): WeeklySpan[] {
  return joinOverWeekEnd(ranges).flatMap(({ from, to }) => {
    const spans: WeeklySpan[] = [];
    for (let start = from; start < to;) {
      const midnight = (Math.floor(start / DAY_MINUTES) + 1) * DAY_MINUTES;
      const end =
        to - start <= DAY_MINUTES && to - midnight < DAY_MINUTES / 2 ? to : Math.min(to, midnight);
      spans.push({
        weekday: weekdays[Math.floor(start / DAY_MINUTES) % 7] ?? 'mon',
        start: timeOfMinute(start),
        end: timeOfMinute(end),
      });
      start = end;
    }
    return spans;
  });
}

/** Joins what ends with the week and what starts it, if the night is short. */
function joinOverWeekEnd(ranges: readonly WeekRange[]): readonly WeekRange[] {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last || first === last || first.from !== 0 || last.to !== WEEK_MINUTES)
    return ranges;
  if (first.to >= DAY_MINUTES / 2) return ranges;
  return [...ranges.slice(1, -1), { from: last.from, to: WEEK_MINUTES + first.to }];
}

function timeOfMinute(minute: number): string {
  const ofDay = minute % DAY_MINUTES;
  const [hour, rest] = [Math.floor(ofDay / 60), ofDay % 60];
  return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
