import {
  moveRanges,
  normalizeRanges,
  offsetAt,
  type Week,
  type WeekRange,
} from '@nextshift/contract';
import { rangesOfMultirange } from '../../platform/database/week-multirange.ts';
import type { AssignedTime } from './assigned-times.queries.ts';
import type { AvailabilityRow } from './availability.queries.ts';

const MINUTE_MS = 60_000;
/** 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * 24 * 60;

/** A seeker's week on the clocks of another zone, which may be some hours ahead or behind now. */
export function weekInZone(
  row: Pick<AvailabilityRow, 'time_zone' | 'weekly' | 'busy'>,
  assigned: readonly AssignedTime[],
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Week {
  const ahead = offsetAt(timeZone, now.getTime()) - offsetAt(row.time_zone, now.getTime());
  const minutes = ahead / MINUTE_MS;
  return {
    free: moveRanges(rangesOfMultirange(row.weekly), minutes),
    busy: moveRanges(rangesOfMultirange(row.busy), minutes),
    assigned: normalizeRanges(assigned.map((time) => minutesOfWeek(time, timeZone))),
  };
}

/** The minutes of the week that a time takes on the clocks of a zone, which may leave the week. */
function minutesOfWeek({ startsAt, endsAt }: AssignedTime, timeZone: string): WeekRange {
  const [from = 0, to = 0] = [startsAt, endsAt].map((moment) => {
    const shown = moment.getTime() + offsetAt(timeZone, moment.getTime());
    return Math.floor(shown / MINUTE_MS) - FIRST_MONDAY;
  });
  return { from, to };
}
