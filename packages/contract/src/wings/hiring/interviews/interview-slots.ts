import { HOUR_MS, MINUTE_MS } from '../../../time.ts';
import { dayIn } from '../../jobs/shifts/day-in-zone.ts';
import type { AssignedTime } from '../../jobs/shifts/fit-of-shifts.ts';
import { addDays, momentsOfShift } from '../../jobs/shifts/shift-dates.ts';
import { joinRanges, weekdayOfDate } from '../../jobs/shifts/week-ranges.ts';
import type { InterviewHours } from './interview-schemas.ts';

/**
 * The times at which an interview can start, by start. Hours that touch or overlap are one, and are divided from their
 * start on by time that passes, so that a change of clocks makes more or fewer of them.
 * @param timeZone of the job
 */
export function slotsOfHours(
  hours: InterviewHours,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): AssignedTime[] {
  const lengthMs = hours.minutes * MINUTE_MS;
  const earliest = now.getTime() + hours.noticeHours * HOUR_MS;
  return openTimes(hours, { timeZone, today: dayIn(timeZone, now) }).flatMap(({ from, to }) => {
    const count = Math.floor((to - from) / lengthMs);
    return Array.from({ length: count }, (_, index) => from + index * lengthMs)
      .filter((start) => start >= earliest)
      .map((start) => ({ startsAt: new Date(start), endsAt: new Date(start + lengthMs) }));
  });
}

interface OpenTime {
  readonly from: number;
  readonly to: number;
}

/** When interviews are held from today on, as moments, ascending and apart. */
function openTimes(
  { weekly, dates, daysAhead }: InterviewHours,
  { timeZone, today }: { readonly timeZone: string; readonly today: string },
): OpenTime[] {
  // A night of yesterday runs into today.
  const days = Array.from({ length: daysAhead + 2 }, (_, index) => addDays(today, index - 1));
  const times = days.flatMap((date) =>
    [
      ...weekly.filter(({ weekday }) => weekday === weekdayOfDate(date)),
      ...dates.filter((each) => each.date === date),
    ].flatMap((span) => {
      const moments = momentsOfShift(span, { date, timeZone });
      return moments ? [{ from: moments.startsAt.getTime(), to: moments.endsAt.getTime() }] : [];
    }),
  );
  return joinRanges(times);
}
