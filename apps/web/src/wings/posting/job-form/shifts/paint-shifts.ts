import {
  minuteOfDay,
  minutesOfShift,
  rangesOfSpans,
  spansOfRanges,
  subtractRanges,
  WEEK_MINUTES,
  type WeeklySpan,
  type WeekRange,
  weekdays,
} from '@nextshift/contract';
import { EMPTY_ROW, type ShiftRow, timedRow } from './shift-rows.ts';

const DAY_MINUTES = 24 * 60;

/** The weekly rows as a painted week shows them. */
export function spansOfRows(rows: readonly ShiftRow[]): WeeklySpan[] {
  return rows.map(spanOfRow).filter((span) => span !== null);
}

function spanOfRow(row: ShiftRow): WeeklySpan | null {
  const timed = timedRow(row);
  return timed?.weekday ? { weekday: timed.weekday, start: timed.start, end: timed.end } : null;
}

/**
 * The rows after a week was painted: what was added makes the row that it touches longer, or a new one; what was taken
 * out makes rows shorter. Rows that the brush did not touch stay as they are, also where they touch each other.
 */
export function paintShifts(rows: readonly ShiftRow[], painted: readonly WeeklySpan[]): ShiftRow[] {
  const before = rangesOfSpans(spansOfRows(rows));
  const after = rangesOfSpans(painted);
  const kept = takeOut(rows, subtractRanges(before, after));
  return spansOfRanges(subtractRanges(after, before)).reduce(withSpan, kept);
}

function takeOut(rows: readonly ShiftRow[], removed: readonly WeekRange[]): ShiftRow[] {
  return rows.flatMap((row) => {
    const span = spanOfRow(row);
    if (!span) return [row];
    const ranges = rangesOfSpans([span]);
    const left = subtractRanges(ranges, removed);
    if (lengthOf(left) === lengthOf(ranges)) return [row];
    return spansOfRanges(left).map((part, index) => ({
      ...row,
      ...part,
      id: index === 0 ? row.id : null,
    }));
  });
}

function withSpan(rows: ShiftRow[], span: WeeklySpan): ShiftRow[] {
  const index = rows.findIndex((row) => {
    const own = spanOfRow(row);
    return (
      own !== null && doTouch(own, span) && minutesOfShift(own) + minutesOfShift(span) < DAY_MINUTES
    );
  });
  const touched = rows[index];
  const own = touched && spanOfRow(touched);
  if (!touched || !own) return [...rows, { ...EMPTY_ROW, ...span }];
  const [first, last] = endOf(own) === startOf(span) ? [own, span] : [span, own];
  const longer = { ...touched, weekday: first.weekday, start: first.start, end: last.end };
  return rows.map((row) => (row === touched ? longer : row));
}

function doTouch(one: WeeklySpan, other: WeeklySpan): boolean {
  return endOf(one) === startOf(other) || endOf(other) === startOf(one);
}

/** In minutes of the week. */
function startOf({ weekday, start }: WeeklySpan): number {
  return weekdays.indexOf(weekday) * DAY_MINUTES + minuteOfDay(start);
}

function endOf(span: WeeklySpan): number {
  return (startOf(span) + minutesOfShift(span)) % WEEK_MINUTES;
}

function lengthOf(ranges: readonly WeekRange[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0);
}
