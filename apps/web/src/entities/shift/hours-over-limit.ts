import { formatHours, HOUR_MS, hoursAWeek, type Shift, WEEK_MS } from '@nextshift/contract';
import type { ComparedWeek } from '../availability/own-week-query.ts';

/**
 * Warns of weekly shifts that, with the work of the next seven days, are more than the hours that a seeker may work in a
 * week; null if they are not, or there is no limit.
 */
export function hoursOverLimit(
  shifts: readonly Shift[],
  { weeklyHoursMax, assigned, asOf }: Pick<ComparedWeek, 'weeklyHoursMax' | 'assigned' | 'asOf'>,
): string | null {
  if (weeklyHoursMax === null) return null;
  const until = asOf.getTime() + WEEK_MS;
  const had = assigned
    .filter(({ startsAt }) => startsAt >= asOf && startsAt.getTime() < until)
    .reduce(
      (sum, { startsAt, endsAt }) => sum + (endsAt.getTime() - startsAt.getTime()) / HOUR_MS,
      0,
    );
  const asked = hoursAWeek(shifts);
  if (asked === null || had + asked <= weeklyHoursMax) return null;
  const besides = had === 0 ? '' : `, and you have ${formatHours(had)} in the next seven days`;
  return `That is ${formatHours(asked)} a week${besides}: more than your limit of ${formatHours(weeklyHoursMax)}. You can still apply.`;
}
